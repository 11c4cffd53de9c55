#!/usr/bin/env python3
"""Quadrille beside other tools on the layouts of puzzles/discs, one after the other in one run.

    cargo build --release && python3 benches/rivals.py [--install] [--runs N] [--limit SECONDS] [LAYOUT ...]

`--install` puts clingo and ortools into a virtual environment below target/ with pip, and MiniZinc with
Gecode into the system with apt-get, which needs to be root. A tool that is not there is left out. A
figure is the median of some runs of a whole process, in seconds.
"""
import argparse
import pathlib
import shutil
import statistics
import subprocess
import sys
import tempfile
import time

ROOT = pathlib.Path(__file__).resolve().parent.parent
ENV = ROOT / "target" / "rivals"


def read(path):
    """A layout: number of positions, values, whether distinct, sums, fixed."""
    n, values, distinct, sums, fixed = 0, [], False, [], {}
    for line in path.read_text().splitlines():
        words = line.split("#")[0].replace("=", " ").split()
        if not words:
            continue
        match words[0]:
            case "positions":
                n = int(words[1])
            case "values":
                for word in words[1:]:
                    least, _, greatest = word.partition("..")
                    values += range(int(least), int(greatest or least) + 1)
            case "distinct":
                distinct = True
            case "sum":
                sums.append((words[1], [int(word) for word in words[2:]]))
            case "fixed":
                fixed[int(words[1])] = int(words[2])
    return n, sorted(set(values)), distinct, sums, fixed


def is_known(total):
    return total.lstrip("-").isdigit()


def equal(sums):
    """Each group with an unknown total, and the first one with the same."""
    first = {}
    for total, group in sums:
        if not is_known(total) and first.setdefault(total, group) is not group:
            yield group, first[total]


def minizinc(n, values, distinct, sums, fixed):
    lines = ['include "alldifferent.mzn";', f"array[0..{n - 1}] of var {{{', '.join(map(str, values))}}}: x;"]
    lines += ["constraint alldifferent(x);"] if distinct else []
    add = lambda group: " + ".join(f"x[{i}]" for i in group) or "0"
    lines += [f"constraint {add(group)} = {total};" for total, group in sums if is_known(total)]
    lines += [f"constraint {add(group)} = {add(other)};" for group, other in equal(sums)]
    lines += [f"constraint x[{i}] = {value};" for i, value in fixed.items()]
    return "\n".join(lines + ["solve satisfy;", 'output [show(x), "\\n"];'])


def clingo(n, values, distinct, sums, fixed):
    lines = [f"value({';'.join(map(str, values))}).", f"1 {{ x(P, V) : value(V) }} 1 :- P = 0..{n - 1}."]
    lines += [":- value(V), 2 { x(P, V) }."] if distinct else []
    add = lambda group, sign="": [f"{sign}V,{k},{len(sign)} : x({i}, V)" for k, i in enumerate(group)]
    lines += [f":- not {total} = #sum {{ {'; '.join(add(group))} }}." for total, group in sums if is_known(total)]
    lines += [f":- not 0 = #sum {{ {'; '.join(add(group) + add(other, '-'))} }}." for group, other in equal(sums)]
    lines += [f":- not x({i}, {value})." for i, value in fixed.items()]
    return "\n".join(lines + ["#show x/2."])


CPSAT = """
import sys, ast
from ortools.sat.python import cp_model
n, values, distinct, known, equal, fixed, everything = ast.literal_eval(sys.argv[1])
model = cp_model.CpModel()
x = [model.new_int_var_from_domain(cp_model.Domain.from_values(values), f"x{i}") for i in range(n)]
if distinct:
    model.add_all_different(x)
for total, group in known:
    model.add(sum(x[i] for i in group) == total)
for group, other in equal:
    model.add(sum(x[i] for i in group) == sum(x[i] for i in other))
for i, value in fixed.items():
    model.add(x[i] == value)
class Counter(cp_model.CpSolverSolutionCallback):
    n = 0
    def on_solution_callback(self):
        self.n += 1
solver, counter = cp_model.CpSolver(), Counter()
solver.parameters.enumerate_all_solutions = everything
solver.parameters.num_workers = 1 if everything else 0
solver.solve(model, counter)
# several workers may each come with a first one
print(counter.n if everything else min(counter.n, 1))
"""


def commands(path, everything, folder):
    """Each tool with its command and how its answers are counted."""
    layout = read(path)
    quadrille = ROOT / "target" / "release" / "quadrille"
    verb = "enumerate" if everything else "solve"
    yield "quadrille", [quadrille, verb, "discs", path], lambda out: len(out.splitlines())
    if shutil.which("minizinc"):
        model = folder / "model.mzn"
        model.write_text(minizinc(*layout))
        command = ["minizinc", "--solver", "gecode", *(["-a"] if everything else []), model]
        yield "gecode", command, lambda out: out.count("----------")
    if (ENV / "bin" / "clingo").exists():
        program = folder / "program.lp"
        program.write_text(clingo(*layout))
        command = [ENV / "bin" / "clingo", "0" if everything else "1", program]
        yield "clingo", command, lambda out: out.count("Answer:")
    if (ENV / "bin" / "python").exists():
        script = folder / "cpsat.py"
        script.write_text(CPSAT)
        n, values, distinct, sums, fixed = layout
        known = [(int(total), group) for total, group in sums if is_known(total)]
        argument = (n, values, distinct, known, list(equal(sums)), fixed, everything)
        command = [ENV / "bin" / "python", script, repr(argument)]
        yield "cp-sat", command, lambda out: int(out)


def measure(command, count, runs, limit):
    times = []
    for _ in range(runs):
        start = time.perf_counter()
        try:
            result = subprocess.run(command, capture_output=True, text=True, timeout=limit)
        except subprocess.TimeoutExpired:
            return None, f"> {limit:g}"
        times.append(time.perf_counter() - start)
    return count(result.stdout), f"{statistics.median(times):.3f}"


def install():
    subprocess.run([sys.executable, "-m", "venv", ENV], check=True)
    subprocess.run([ENV / "bin" / "pip", "install", "--quiet", "clingo", "ortools"], check=True)
    # the wheel has no command of its own
    (ENV / "bin" / "clingo").write_text(f'#!/bin/sh\nexec {ENV}/bin/python -m clingo "$@"\n')
    (ENV / "bin" / "clingo").chmod(0o755)
    subprocess.run(["apt-get", "install", "--yes", "minizinc"], check=True)


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("layouts", nargs="*", type=pathlib.Path, metavar="LAYOUT")
    parser.add_argument("--install", action="store_true")
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--limit", type=float, default=60)
    arguments = parser.parse_args()
    if arguments.install:
        install()
    layouts = arguments.layouts or sorted((ROOT / "puzzles" / "discs").glob("*.txt"))
    for everything in [False, True]:
        print("all solutions" if everything else "first solution")
        for path in layouts:
            answers = set()
            with tempfile.TemporaryDirectory() as folder:
                for tool, command, count in commands(path, everything, pathlib.Path(folder)):
                    n, seconds = measure(command, count, arguments.runs, arguments.limit)
                    answers.add(n)
                    print(f"  {path.stem:16} {tool:10} {seconds:>8} s  {n if n is not None else '?'}")
            answers.discard(None)
            if len(answers) > 1:
                sys.exit(f"the tools disagree about {path}: {answers}")


if __name__ == "__main__":
    main()
