import { mutated } from '../mutation/mutated.ts'

/** A long-running program; not part of the check. */
export interface Program {
  readonly name: string
  readonly file: string
  readonly fixedArgs: readonly string[]
  readonly args: string
  readonly description: string
}

function program(
  name: string,
  file: string,
  args: string,
  description: string,
  fixedArgs: readonly string[] = [],
): Program {
  return { name, file, args, description, fixedArgs }
}

function mutation(name: string): Program {
  return program(name, 'scripts/mutation/mutate.ts', '', `the tests of ${name}`, [name])
}

export const commands: Readonly<
  Record<string, { readonly description: string; readonly programs: readonly Program[] }>
> = {
  prove: {
    description: 'Property, fuzz and crash tests with many cases',
    programs: [
      program(
        'admiral',
        'evidence/games/admiral/programs/prove.ts',
        '100000 | -- --aims 60',
        'random battles, checked at every change; whether units reach the aims of their moves',
      ),
      program(
        'blitzkrieg',
        'evidence/games/blitzkrieg/programs/prove.ts',
        '1000000',
        'random matches, checked at every change',
      ),
      program(
        'blood-and-plunder',
        'evidence/games/blood-and-plunder/programs/prove.ts',
        '10000 | -- --both 5000',
        'random battles, checked at every step; see the README of the game',
      ),
      program(
        'conflict-of-heroes',
        'evidence/games/conflict-of-heroes/programs/prove.ts',
        '100000 | -- --questions 100',
        'random generations, checked at every change; the questions counted',
      ),
      program(
        'turn-cards',
        'evidence/games/turn-cards/turn-cards.ts',
        '300 10 blitzkrieg',
        'a card of each turn of the opponent at the table: its steps lead there, and the situations agree with its headline',
      ),
      program(
        'policies',
        'evidence/apps/cli/proofs/policies.ts',
        'admiral 1000 battle=carriers',
        'whether the searching player is worse than the greedy one',
      ),
      program(
        'variants',
        'evidence/variants/programs/prove.ts',
        '100000',
        'the printed opponent of each game, written out as house rules and read back, against its code',
      ),
      program(
        'imports',
        'scripts/prove-imports.ts',
        '1000000',
        'mutated files, links, packs, positions and pages for every parser of both apps',
      ),
      program(
        'release',
        'evidence/apps/server/proofs/release.ts',
        '',
        'a release rehearsed whole: built, tagged, published to a registry of its own, installed and run',
      ),
      program(
        'keystrokes',
        'evidence/apps/web/proofs/keystrokes.ts',
        '50',
        'kill -9 of a browser while an opponent is written, reloads and two windows; build the web app first',
      ),
      program(
        'sheets',
        'evidence/sheets/programs/matches.ts',
        '100000',
        'random matches over all sheets: each ends, keeps its spans and replays',
      ),
      program(
        'sheet-proofs',
        'evidence/lab/programs/sheet-proofs.ts',
        '10000 | 1000 admiral-hierarchy',
        'whether sheets choose what the coded games choose in random positions',
      ),
      program(
        'sheets-reader',
        'evidence/sheets/programs/prove.ts',
        '1000000',
        'mutated and random texts read as sheets: no crash, no hang, no finding without a place',
      ),
      program(
        'sync',
        'evidence/sync/programs/simulate.ts',
        '100000',
        'devices with simulated network and storage failures',
      ),
      program(
        'kill',
        'evidence/apps/server/proofs/kill.ts',
        '100',
        'kill -9 of server processes and database backends, under load',
      ),
      program(
        'standby',
        'evidence/apps/server/proofs/standby.ts',
        '4 8',
        'kill -9 of PostgreSQL under load, its standby promoted: promotions, players',
      ),
      program(
        'migrations',
        'evidence/apps/server/proofs/migrations.ts',
        '1000000',
        'a migration of tables with many accounts, while players push: accounts',
      ),
      program(
        'deployment',
        'evidence/apps/server/proofs/deployment.ts',
        '',
        'the commands of docs/operations.md run on a clean Debian: install, backup, restore, update, revert; needs root',
      ),
      program(
        'pitr',
        'evidence/apps/server/proofs/pitr.ts',
        '10',
        'recovery to a point in time with pgBackRest on a clean Debian: seconds of load; needs root',
      ),
      program('hostile', 'evidence/apps/server/proofs/fuzz-run.ts', '200000', 'mutated requests'),
      program(
        'load',
        'evidence/apps/server/proofs/load.ts',
        '-- --rate 400 --seconds 60 --accounts 100000 --tls',
        'mixed traffic on filled tables; --search finds the highest rate with p99 of at most 25 ms',
      ),
      program(
        'attack',
        'evidence/apps/server/proofs/attack.ts',
        '10',
        'attacks of one visitor beside an ordinary player: seconds each',
      ),
      program(
        'studies-kill',
        'evidence/apps/cli/proofs/studies-kill.ts',
        '1000 20',
        'workers killed with -9: chunks, kills',
      ),
      program(
        'studies-restart',
        'evidence/apps/cli/proofs/studies-restart.ts',
        '1000 5',
        'PostgreSQL restarted during a study: chunks, restarts',
      ),
      program(
        'studies-same',
        'evidence/apps/cli/proofs/studies-same.ts',
        '60',
        '1, 2 and 4 workers compared with one serial run, for every game',
      ),
    ],
  },
  compare: {
    description: 'Compares a game with its second implementation, decision by decision',
    programs: [
      program('admiral', 'evidence/games/admiral/programs/compare.ts', '100000', "turns of Stratego's units"),
      program('blitzkrieg', 'evidence/games/blitzkrieg/programs/prove.ts', '1000000', 'matches', [
        '--compare',
      ]),
      program(
        'blood-and-plunder',
        'evidence/games/blood-and-plunder/programs/compare.ts',
        '100000',
        'decisions of the OPFOR',
      ),
      program(
        'conflict-of-heroes',
        'evidence/games/conflict-of-heroes/programs/compare.ts',
        '100000',
        'decisions',
      ),
    ],
  },
  bench: {
    description: 'Measures speed, or counts',
    programs: [
      program(
        'kernel',
        'evidence/kernel/programs/small-game.ts',
        '',
        'the kernel compared with a hand-written loop',
      ),
      program(
        'sheets-runner',
        'evidence/sheets/programs/runner.ts',
        '10000',
        'matches of a sheet with random answers',
      ),
      program(
        'measured',
        'evidence/lab/programs/measured.ts',
        'blitzkrieg 1000 200',
        'how often the greedy player wins at each difficulty, and which line costs it most; writes lab/measured',
      ),
      program(
        'blitzkrieg',
        'evidence/games/blitzkrieg/programs/speed.ts',
        '2000',
        'the game on the kernel compared with a hand-written loop',
      ),
      program(
        'cost',
        'evidence/lab/programs/cost.ts',
        '200',
        'CPU time per thousand matches and per question, for every game and policy',
      ),
      program(
        'builds',
        'evidence/lab/programs/builds.ts',
        '../before admiral 400',
        'CPU time of a match against another checkout, on the same seeds',
      ),
      program(
        'sheets',
        'evidence/sheets/programs/speed.ts',
        '60',
        'a sheet of 500 lines read, checked and read again, compared with the Markdown parser alone',
      ),
      program(
        'server',
        'evidence/apps/server/proofs/speed.ts',
        '5 8',
        'pages over HTTP compared with the same statement by pgbench, alternating',
      ),
      program(
        'studies',
        'evidence/apps/cli/proofs/studies-speed.ts',
        '5 20000',
        'matches per second through the queue compared with the local lab, alternating',
      ),
      program(
        'admiral-questions',
        'evidence/games/admiral/programs/questions.ts',
        '10',
        'the questions per turn at a physical board',
      ),
      program(
        'conflict-of-heroes-drafts',
        'evidence/games/conflict-of-heroes/programs/drafts.ts',
        '10000',
        'solo drafts: sides, sheets, deck sizes and tiles',
      ),
    ],
  },
  mutate: {
    description: 'Mutation testing',
    programs: Object.keys(mutated).map(mutation),
  },
}

export function listOf(command: string): string {
  const { description, programs } = commands[command] ?? { description: '', programs: [] }
  const rows = programs.map((each) => [`${each.name} ${each.args}`.trim(), each.description] as const)
  const width = Math.max(...rows.map(([usage]) => usage.length))
  return [
    `${description}: npm run ${command} <name>`,
    '',
    ...rows.map(([usage, text]) => `    ${usage.padEnd(width)}   ${text}`),
  ].join('\n')
}
