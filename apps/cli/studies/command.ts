import type { Parsed } from '@opfor/kernel'
import { priorities, type Priority } from '@opfor/studies'
import { Command, Option } from 'commander'
import { sayError } from '../output.ts'
import { wholeNumber } from '../whole-number.ts'
import type { StudyFlags } from './kept.ts'
import type { run } from './run.ts'

/** `opfor study` and what stands under it. */
export function studyCommand(): Command {
  const study = new Command('study').description(
    'studies as files: settings, players and a stopping rule, played here or by any number of workers',
  )
  study
    .command('run')
    .argument('<file>', 'the study')
    .description('play it here and now, with no database')
    .option('--workers <number>', 'how many threads; without it one for each core', wholeNumber)
    .option('--report <file>', 'also write the answers as a page of Markdown')
    .option('--json', 'for programs: one object')
    .action(async (file: string, flags: Parameters<typeof run>[1]) => {
      const { run } = await import('./run.ts')
      finish(await run(file, flags))
    })
  atDatabase(study.command('submit'))
    .argument('<file>', 'the study')
    .description('keep it in the database for the workers; prints its id')
    .addOption(
      new Option('--priority <which>', 'what goes first')
        .choices(priorities)
        .default('usual' satisfies Priority),
    )
    .option('--cut <seeds>', 'a size for all chunks, instead of about a second of work each', wholeNumber)
    .option('--watch', 'stay and watch')
    .action(
      async (
        file: string,
        flags: StudyFlags & { readonly priority: Priority; readonly cut?: number; readonly watch?: boolean },
      ) => finish(await (await kept()).submit(file, flags)),
    )
  atDatabase(study.command('list'))
    .description('the studies in the database')
    .action(async (flags: StudyFlags) => finish(await (await kept()).list(flags)))
  const one = {
    show: 'what it has counted so far',
    watch: 'watch it until it is over, then show it',
  } as const
  for (const [name, what] of Object.entries(one))
    atDatabase(study.command(name))
      .argument('<id>', 'the study, as "opfor study list" says')
      .description(what)
      .option('--report <file>', 'also write the answers as a page of Markdown')
      .action(async (id: string, flags: StudyFlags) =>
        finish(await (await kept())[name as keyof typeof one](id, flags)),
      )
  const over = {
    stop: 'stop it; what was counted stays',
    remove: 'remove it with all it has counted',
  } as const
  for (const [name, what] of Object.entries(over))
    atDatabase(study.command(name))
      .argument('<id>', 'the study')
      .description(what)
      .action(async (id: string, flags: StudyFlags) =>
        finish(await (await kept())[name as keyof typeof over](id, flags)),
      )
  return study
}

/** `opfor worker`. */
export function workerCommand(): Command {
  return new Command('worker')
    .description('join the workers: play chunks of the studies in the database until Ctrl-C')
    .option('--database <address>', 'postgres://...; without it OPFOR_DATABASE')
    .option('--threads <number>', 'how many threads; without it one for each core', wholeNumber)
    .action(async (flags: { readonly database?: string; readonly threads?: number }) => {
      const { work } = await import('./work.ts')
      finish(await work(flags))
    })
}

function atDatabase(command: Command): Command {
  return command
    .option('--database <address>', 'postgres://...; without it OPFOR_DATABASE')
    .option('--json', 'for programs: one object')
}

const kept = () => import('./kept.ts')

function finish(done: Parsed<number>): void {
  if (!done.ok) sayError(done.problem)
  process.exitCode = done.ok ? done.value : 1
}
