import { type PolicyName, policyNames } from '@opfor/lab'
import { Command, Option } from 'commander'
import type { Parsed } from '@opfor/kernel'
import { sayError } from '../output.ts'
import { wholeNumber } from '../whole-number.ts'
import type { LabFlags } from './asked.ts'
import type { DiffFlags } from './diff.ts'

/** `opfor lab` and what stands under it. */
export function labCommand(): Command {
  const lab = new Command('lab').description(
    'play many matches and measure them: how hard it is, which rule decides, which never does',
  )
  lab.addHelpText('after', '\nWho plays (--policy), how many matches and more: opfor lab run --help')
  told(lab.command('run', { isDefault: true }))
    .description('what is done unless another one is named: opfor lab <game>')
    .option('--report <file>', 'also write a page with plots that needs nothing else')
    .action(async (id: string, flags: LabFlags & { readonly report?: string }) => {
      const { measure } = await import('./measure.ts')
      finish(await measure(id, flags))
    })
  told(lab.command('diff'))
    .description('two settings on the same seeds: which decisions change, and how the win rate does')
    .option('--first <name=value>', 'an option or the reading of a ruling, for the first', several, [])
    .option('--second <name=value>', 'the same for the second', several, [])
    .option('--every-ruling', "instead: each ruling's other reading against the standard, as a table")
    .action(async (id: string, flags: DiffFlags) => {
      const { diff } = await import('./diff.ts')
      finish(await diff(id, flags))
    })
  told(lab.command('match'))
    .description('the match behind a number: plays it again and prints its transcript')
    .requiredOption('--seed <number>', 'which one', wholeNumber)
    .option('--journal <file>', 'write it here instead, to play on or to open')
    .action(async (id: string, flags: LabFlags & { readonly seed: number; readonly journal?: string }) => {
      const { match } = await import('./match.ts')
      finish(match(id, flags))
    })
  return lab
}

/** The flags that all commands of the lab share. */
function told(command: Command): Command {
  return command
    .argument('<game>', 'its id, as "opfor games" lists it')
    .option('--games <number>', 'how many matches, dealt to the levels in turn', wholeNumber, 10_000)
    .addOption(
      new Option('--policy <name>', 'who plays').choices(policyNames).default('random' satisfies PolicyName),
    )
    .option('--budget <turns>', 'how many turns the searching player may try out for an answer', wholeNumber)
    .option('--difficulty <levels>', 'one level, or several with commas; without it all of them')
    .option('--from <seed>', 'the first seed', wholeNumber, 0)
    .option('--workers <number>', 'how many threads; without it one for each core', wholeNumber)
    .option('--set <name=value>', 'an option, as "opfor reference" lists them', several, [])
    .option('--ruling <id=reading>', 'another reading of a ruling', several, [])
    .option('--json', 'for programs: one object')
}

function finish(done: Parsed<number>): void {
  if (!done.ok) sayError(done.problem)
  process.exitCode = done.ok ? done.value : 1
}

function several(value: string, before: readonly string[]): readonly string[] {
  return [...before, value]
}
