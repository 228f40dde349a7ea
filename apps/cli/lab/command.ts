import { type PolicyName, policyNames } from '@opfor/lab'
import { Command, InvalidArgumentError, Option } from 'commander'
import type { Parsed } from '@opfor/kernel'
import { print, printError } from '../lines/output.ts'
import { localize } from '../text/language.ts'
import { programWords } from '../text/program-words.ts'
import { parseWholeNumber } from '../lines/finish.ts'
import type { LabFlags } from './flags.ts'
import type { DiffFlags } from './diff.ts'
import type { LinesFlags } from './lines.ts'

export function labCommand(): Command {
  const lab = new Command('lab').description(localize(programWords.lab))
  lab.addHelpText('after', '\nFor --policy, --games and the other options run: opfor lab run --help')
  withLabFlags(lab.command('run', { isDefault: true }))
    .description('the default command: opfor lab <game>')
    .option('--report <file>', 'also write a self-contained HTML report with plots')
    .action(async (id: string, flags: LabFlags & { readonly report?: string }) => {
      const { measure } = await import('./measure.ts')
      finish(await measure(id, flags))
    })
  withLabFlags(lab.command('diff'), false)
    .argument(
      '[files...]',
      'a variant to compare with the printed opponent, or two to compare with each other',
    )
    .description('compare two opponents on the same seeds: changed decisions, win rate and length')
    .option('--first <name=value>', 'an option or ruling of the first setting', collect, [])
    .option('--second <name=value>', 'an option or ruling of the second setting', collect, [])
    .option(
      '--every-ruling',
      'instead: compare each other reading of every ruling with the default, as a table',
    )
    .option('--margin <points>', 'stop when the win rate is known to change by at most this', points, 0.5)
    .option('--all-seeds', 'play all seeds, also when the result is known')
    .option('--page <file>', 'also write a page in Markdown')
    .action(async (id: string, files: readonly string[], flags: DiffFlags) => {
      const { diff } = await import('./diff.ts')
      finish(await diff(id, files, flags))
    })
  withLabFlags(lab.command('lines'), false)
    .description('which line matters: drop and swap every line of every list, and take every other reading')
    .option(
      '--margin <points>',
      'stop an edit when the win rate is known to change by at most this',
      points,
      0.5,
    )
    .option('--page <file>', 'also write a page in Markdown')
    .addOption(
      new Option('--only <which>', 'only lines of lists, or only readings of rulings').choices([
        'lines',
        'readings',
      ]),
    )
    .action(async (id: string, flags: LinesFlags) => {
      const { compareLines: lines } = await import('./lines.ts')
      finish(await lines(id, flags))
    })
  withLabFlags(lab.command('match'))
    .description('replay the match of a seed and print its transcript')
    .requiredOption('--seed <number>', 'the seed of the match', parseWholeNumber)
    .option('--journal <file>', 'write the match to this file instead')
    .action(async (id: string, flags: LabFlags & { readonly seed: number; readonly journal?: string }) => {
      const { printSeedMatch: match } = await import('./match.ts')
      finish(match(id, flags))
    })
  lab
    .command('measured')
    .description('the games whose opponent was measured, as a table')
    .action(async () => {
      const { measuredTable } = await import('./measured-table.ts')
      print(...measuredTable())
    })
  return lab
}

function withLabFlags(command: Command, hasDefaults = true): Command {
  return command
    .argument('<game>', 'game id (see "opfor games")')
    .option(
      '--games <number>',
      'number of matches, distributed over the difficulty levels in turn',
      parseWholeNumber,
      hasDefaults ? 10_000 : undefined,
    )
    .addOption(
      new Option('--policy <name>', 'who plays')
        .choices(policyNames)
        .default(hasDefaults ? ('random' satisfies PolicyName) : undefined),
    )
    .option('--budget <turns>', 'turns that the searching player may simulate per answer', parseWholeNumber)
    .option('--difficulty <levels>', 'one level, or several with commas (default: all)')
    .option('--from <seed>', 'the first seed', parseWholeNumber, 0)
    .option('--workers <number>', 'number of threads (default: one per core)', parseWholeNumber)
    .option('--set <name=value>', 'set an option (see "opfor reference")', collect, [])
    .option('--ruling <id=reading>', 'choose another reading of a ruling', collect, [])
    .option('--json', 'output JSON')
}

function finish(done: Parsed<number>): void {
  if (!done.ok) printError(done.problem)
  process.exitCode = done.ok ? done.value : 1
}

function collect(value: string, before: readonly string[]): readonly string[] {
  return [...before, value]
}

function points(value: string): number {
  const number = Number(value)
  if (!(number > 0 && number < 100))
    throw new InvalidArgumentError('a number of percentage points is expected')
  return number
}
