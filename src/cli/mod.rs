//! The command line: `quadrille VERB PUZZLE [FILE]`.
//!
//! A verb is a file here and knows no puzzle; a puzzle is a room beside this one and knows no verb.
//! They meet in [`command`], which gives each verb each puzzle of the registry.

mod arguments;
mod check;
mod compare;
mod count;
mod decode;
mod encode;
mod enumerate;
mod exit;
mod input;
mod interrupt;
mod output;
mod play;
mod progress;
mod referee;
mod session;
mod show;
mod solve;

use clap::{ArgMatches, Args, Command, FromArgMatches};

use crate::{
    contest::Contest,
    duel::Duel,
    puzzle::Puzzle,
    registry::{ContestVisitor, DuelVisitor, Visitor, visit_all, visit_contests, visit_duels},
};

pub use self::exit::Exit;
use self::exit::Failure;

/// Something to do with a puzzle.
trait Verb {
    const NAME: &'static str;
    const ABOUT: &'static str;
    /// What it takes on the command line, for one kind of puzzle.
    type Args<P: Puzzle>: Args;

    fn run<P: Puzzle>(args: Self::Args<P>) -> Result<Exit, Failure>;
}

type Run = fn(&ArgMatches) -> Result<Exit, Failure>;

/// A verb with the puzzles or contests that it can be used with.
struct Entry {
    verb: Command,
    runs: Vec<(&'static str, Run)>,
}

impl Entry {
    fn new(name: &'static str, about: &'static str) -> Self {
        let verb = Command::new(name).about(about).subcommand_required(true);
        Self { verb, runs: Vec::new() }
    }

    fn puzzles<V: Verb>() -> Self {
        let entry = Self::new(V::NAME, V::ABOUT);
        let mut collector = Collector::<V> { entry, _verb: std::marker::PhantomData };
        visit_all(&mut collector);
        collector.entry
    }

    fn contests() -> Self {
        let mut players = Players(Self::new(play::NAME, play::ABOUT));
        visit_contests(&mut players);
        players.0
    }

    fn duels() -> Self {
        let mut referees = Referees(Self::new(referee::NAME, referee::ABOUT));
        visit_duels(&mut referees);
        referees.0
    }

    fn add(&mut self, subcommand: Command, name: &'static str, run: Run) {
        self.runs.push((name, run));
        let verb = std::mem::take(&mut self.verb);
        self.verb = verb.subcommand(subcommand);
    }
}

fn parsed<A: FromArgMatches>(matches: &ArgMatches) -> A {
    A::from_arg_matches(matches).unwrap_or_else(|error| error.exit())
}

struct Collector<V> {
    entry: Entry,
    _verb: std::marker::PhantomData<V>,
}

impl<V: Verb> Visitor for Collector<V> {
    fn visit<P: Puzzle>(&mut self) {
        // only the command that is meant is worth the time to make
        let puzzle = Command::new(P::NAME).about(P::ABOUT).defer(|puzzle| {
            // flattened arguments would leave their own words there
            V::Args::<P>::augment_args(puzzle)
                .about(P::ABOUT)
                .long_about(format!("{}\n\n{}: {}.", V::ABOUT, P::NAME, P::ABOUT))
                .after_help(P::INPUT)
        });
        self.entry.add(puzzle, P::NAME, |matches| V::run::<P>(parsed(matches)));
    }
}

struct Players(Entry);

impl ContestVisitor for Players {
    fn visit<C: Contest>(&mut self) {
        let contest = Command::new(C::NAME).about(C::ABOUT).defer(|contest| {
            let contest = C::Args::augment_args(contest);
            contest.about(C::ABOUT).long_about(C::ABOUT).after_help(C::PROTOCOL)
        });
        self.0.add(contest, C::NAME, |matches| play::run::<C>(parsed(matches)));
    }
}

struct Referees(Entry);

impl DuelVisitor for Referees {
    fn visit<D: Duel>(&mut self) {
        let duel = Command::new(D::NAME).about(D::ABOUT).defer(|duel| {
            let duel = referee::Args::<D>::augment_args(duel);
            duel.about(D::ABOUT).long_about(D::ABOUT).after_help(D::PROTOCOL)
        });
        self.0.add(duel, D::NAME, |matches| referee::run::<D>(parsed(matches)));
    }
}

fn entries() -> [Entry; 10] {
    [
        Entry::puzzles::<solve::Solve>(),
        Entry::puzzles::<enumerate::Enumerate>(),
        Entry::puzzles::<count::Count>(),
        Entry::puzzles::<check::Check>(),
        Entry::puzzles::<compare::Compare>(),
        Entry::puzzles::<encode::Encode>(),
        Entry::puzzles::<decode::Decode>(),
        Entry::puzzles::<show::Show>(),
        Entry::contests(),
        Entry::duels(),
    ]
}

/// The whole command line.
#[must_use]
pub fn command() -> Command {
    let program = Command::new("quadrille")
        .version(env!("CARGO_PKG_VERSION"))
        .about("Solves, enumerates, counts and checks puzzles with SAT, and compares their encodings")
        .subcommand_required(true)
        .subcommand_value_name("VERB")
        .subcommand_help_heading("Verbs")
        .after_help(
            "Exit codes: 0 answered, 1 answered no (no solution, not unique, invalid), 2 bad usage or \
             input,\n3 stopped by a limit, 70 a fault in the program, 130 interrupted.",
        );
    let verb = |entry: Entry| {
        let verb = entry.verb.subcommand_value_name("PUZZLE").subcommand_help_heading("Puzzles");
        verb.disable_help_subcommand(true)
    };
    program.subcommands(entries().map(verb))
}

/// Runs the program with the arguments of the process, and says how it ended.
#[must_use]
pub fn run() -> Exit {
    interrupt::listen();
    let matches = command().get_matches();
    let chosen = matches.subcommand().and_then(|(verb, matches)| {
        let (puzzle, matches) = matches.subcommand()?;
        let entry = entries().into_iter().find(|entry| entry.verb.get_name() == verb)?;
        let (_, run) = entry.runs.into_iter().find(|&(name, _)| name == puzzle)?;
        Some((run, matches))
    });
    let (run, matches) = chosen.expect("clap accepts no other verb or puzzle");
    match run(matches) {
        Ok(exit) => exit,
        Err(failure) => failure.report(),
    }
}
