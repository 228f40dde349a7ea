import type { Parsed } from '@opfor/kernel'
import { priorities, type Priority } from '@opfor/studies'
import { Command, Option } from 'commander'
import { printError } from '../lines/output.ts'
import { localize } from '../text/language.ts'
import { programWords } from '../text/program-words.ts'
import { parseWholeNumber } from '../lines/finish.ts'
import type { StudyFlags } from './database-commands.ts'
import type { run } from './run.ts'

export function studyCommand(): Command {
  const study = new Command('study').description(localize(programWords.study))
  study
    .command('run')
    .argument('<file>', 'the study file')
    .description('run a study on this machine, without a database')
    .option('--workers <number>', 'number of threads (default: one per core)', parseWholeNumber)
    .option('--report <file>', 'also write a report in Markdown')
    .option('--json', 'output JSON')
    .action(async (file: string, flags: Parameters<typeof run>[1]) => {
      const { run } = await import('./run.ts')
      finish(await run(file, flags))
    })
  withDatabaseFlags(study.command('submit'))
    .argument('<file>', 'the study file')
    .description('submit a study to the database for the workers and print its id')
    .addOption(
      new Option('--priority <which>', 'priority in the queue')
        .choices(priorities)
        .default('usual' satisfies Priority),
    )
    .option('--cut <seeds>', 'chunk size (default: about one second of work)', parseWholeNumber)
    .option('--watch', 'wait and show the progress')
    .action(
      async (
        file: string,
        flags: StudyFlags & { readonly priority: Priority; readonly cut?: number; readonly watch?: boolean },
      ) => finish(await (await databaseCommands()).submitStudyCommand(file, flags)),
    )
  withDatabaseFlags(study.command('list'))
    .description('list the studies in the database')
    .action(async (flags: StudyFlags) => finish(await (await databaseCommands()).list(flags)))
  const resultCommands = {
    show: 'show the results so far',
    watch: 'show the progress until the study is finished, then the results',
  } as const
  for (const [name, what] of Object.entries(resultCommands))
    withDatabaseFlags(study.command(name))
      .argument('<id>', 'study id (see "opfor study list")')
      .description(what)
      .option('--report <file>', 'also write a report in Markdown')
      .action(async (id: string, flags: StudyFlags) =>
        finish(await (await databaseCommands())[name as keyof typeof resultCommands](id, flags)),
      )
  const endCommands = {
    stop: 'stop a study and keep its results',
    remove: 'delete a study and its results',
  } as const
  for (const [name, what] of Object.entries(endCommands))
    withDatabaseFlags(study.command(name))
      .argument('<id>', 'study id')
      .description(what)
      .action(async (id: string, flags: StudyFlags) =>
        finish(await (await databaseCommands())[name as keyof typeof endCommands](id, flags)),
      )
  return study
}

export function workerCommand(): Command {
  return new Command('worker')
    .description(localize(programWords.worker))
    .option('--database <address>', 'postgres://... (default: OPFOR_DATABASE)')
    .option('--threads <number>', 'number of threads (default: one per core)', parseWholeNumber)
    .action(async (flags: { readonly database?: string; readonly threads?: number }) => {
      const { runWorker: work } = await import('./work.ts')
      finish(await work(flags))
    })
}

function withDatabaseFlags(command: Command): Command {
  return command
    .option('--database <address>', 'postgres://... (default: OPFOR_DATABASE)')
    .option('--json', 'output JSON')
}

const databaseCommands = () => import('./database-commands.ts')

function finish(done: Parsed<number>): void {
  if (!done.ok) printError(done.problem)
  process.exitCode = done.ok ? done.value : 1
}
