/** A program of the project that takes long or asks much of the machine: no part of the check. */
export interface Program {
  readonly name: string
  readonly file: string
  /** Words that always come first. */
  readonly words: readonly string[]
  /** What it takes, with usual values. */
  readonly takes: string
  readonly says: string
}

const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js'

function program(
  name: string,
  file: string,
  takes: string,
  says: string,
  words: readonly string[] = [],
): Program {
  return { name, file, takes, says, words }
}

function mutant(name: string, config: string): Program {
  return program(name, stryker, '', `the tests of ${name}`, ['run', config])
}

/** The commands, what each is for, and the programs behind it. */
export const commands: Readonly<
  Record<string, { readonly says: string; readonly programs: readonly Program[] }>
> = {
  prove: {
    says: 'Shows in many cases, played or simulated, that something is always so',
    programs: [
      program(
        'admiral',
        'games/admiral/bench/prove.ts',
        '100000 | -- --aims 60',
        'random battles, checked at every change; whether units do what they move for',
      ),
      program(
        'blitzkrieg',
        'games/blitzkrieg/bench/prove.ts',
        '1000000',
        'random matches, checked at every change',
      ),
      program(
        'blood-and-plunder',
        'games/blood-and-plunder/bench/prove.ts',
        '10000 | -- --both 5000',
        'random battles, watched at every step; more in the README of the game',
      ),
      program(
        'conflict-of-heroes',
        'games/conflict-of-heroes/bench/prove.ts',
        '100000 | -- --questions 100',
        'random generations, checked at every change; the questions counted',
      ),
      program(
        'policies',
        'apps/cli/proofs/policies.ts',
        'admiral 1000 battle=carriers',
        'whether the searching player is worse than the greedy one',
      ),
      program(
        'imports',
        'scripts/prove-imports.ts',
        '1000000',
        'mutated files, links, packs, positions and pages for every reader of both apps',
      ),
      program(
        'release',
        'apps/web/proofs/release.ts',
        '',
        'the built release installed elsewhere, up to the first move of the bot',
      ),
      program('sync', 'sync/bench/simulate.ts', '100000', 'devices in simulated bad worlds'),
      program(
        'kill',
        'apps/server/proofs/kill.ts',
        '100',
        'kill -9 of server processes and database backends, under load',
      ),
      program('challenge', 'apps/server/proofs/challenge.ts', '10000', 'honest and tampered journals'),
      program('hostile', 'apps/server/proofs/fuzz-run.ts', '200000', 'mutated requests'),
      program('load', 'apps/server/proofs/load.ts', '1730 300', 'mixed traffic: requests a second, seconds'),
      program(
        'studies-kill',
        'apps/cli/proofs/studies-kill.ts',
        '1000 20',
        'workers killed with -9: chunks, kills',
      ),
      program(
        'studies-restart',
        'apps/cli/proofs/studies-restart.ts',
        '1000 5',
        'PostgreSQL restarted during a study: chunks, restarts',
      ),
      program(
        'studies-same',
        'apps/cli/proofs/studies-same.ts',
        '60',
        '1, 2 and 4 workers against one run in a row, for every game',
      ),
    ],
  },
  compare: {
    says: 'Holds a game against its second implementation, decision by decision',
    programs: [
      program('admiral', 'games/admiral/bench/compare.ts', '100000', "turns of Stratego's units"),
      program('blitzkrieg', 'games/blitzkrieg/bench/prove.ts', '1000000', 'matches', ['--compare']),
      program(
        'blood-and-plunder',
        'games/blood-and-plunder/bench/compare.ts',
        '100000',
        'decisions of the OPFOR',
      ),
      program('conflict-of-heroes', 'games/conflict-of-heroes/bench/compare.ts', '100000', 'decisions'),
    ],
  },
  bench: {
    says: 'Measures speed, or counts',
    programs: [
      program('kernel', 'kernel/bench/small-game.ts', '', 'the kernel against a hand-written loop'),
      program(
        'blitzkrieg',
        'games/blitzkrieg/bench/speed.ts',
        '2000',
        'the game on the kernel against a bare loop',
      ),
      program(
        'server',
        'apps/server/proofs/speed.ts',
        '5 8',
        'pages over HTTP against the same statement by pgbench, in turns',
      ),
      program(
        'studies',
        'apps/cli/proofs/studies-speed.ts',
        '5 20000',
        'matches a second through the queue against the local lab, in turns',
      ),
      program(
        'admiral-questions',
        'games/admiral/bench/questions.ts',
        '10',
        'the questions of each turn at the real board',
      ),
      program(
        'conflict-of-heroes-drafts',
        'games/conflict-of-heroes/bench/drafts.ts',
        '10000',
        'solo drafts: sides, sheets, deck sizes and tiles',
      ),
      program(
        'kept',
        'games/bench/kept-table.ts',
        '',
        'what becomes of every kept match under changed rules',
      ),
    ],
  },
  mutate: {
    says: 'Breaks the code in many small ways and counts what the tests notice',
    programs: [
      mutant('kernel', 'stryker.config.json'),
      mutant('admiral', 'stryker.admiral.config.json'),
      mutant('blitzkrieg', 'stryker.blitzkrieg.config.json'),
      mutant('blood-and-plunder', 'stryker.blood-and-plunder.config.json'),
      mutant('conflict-of-heroes', 'stryker.conflict-of-heroes.config.json'),
    ],
  },
}

/** What can be run by a command, a line each. */
export function listOf(command: string): string {
  const { says, programs } = commands[command] ?? { says: '', programs: [] }
  const rows = programs.map((each) => [`${each.name} ${each.takes}`.trim(), each.says] as const)
  const width = Math.max(...rows.map(([called]) => called.length))
  return [
    `${says}: npm run ${command} <name>`,
    '',
    ...rows.map(([called, told]) => `    ${called.padEnd(width)}   ${told}`),
  ].join('\n')
}
