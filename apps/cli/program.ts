import { existsSync } from 'node:fs'
import path from 'node:path'
import { shelf } from '@opfor/games'
import { bad, type Parsed, reopen, say } from '@opfor/kernel'
import { Command, Option } from 'commander'
import { findGame, linkOf, readMatch } from './journal-file.ts'
import { labCommand } from './lab/command.ts'
import { studyCommand, workerCommand } from './studies/command.ts'
import { playMatch } from './match-loop.ts'
import { print, printJson, printError } from './output.ts'
import { nextFreeFile, printDivergence } from './divergence.ts'
import { samplePack } from './pack-command.ts'
import { startingPosition } from './position-command.ts'
import { referenceJson, referenceLines } from './reference.ts'
import { explain, replay } from './replay-commands.ts'
import { replayOn } from './sheet/replay-on.ts'
import { sheetCommand } from './sheet/command.ts'
import { askGame, newMatch } from './set-up.ts'
import { tidyJson } from './tidy-json.ts'
import { programVersion } from './version.ts'
import { wholeNumber } from './whole-number.ts'

interface PlayFlags {
  readonly journal?: string
  readonly set: readonly string[]
  readonly ruling: readonly string[]
  readonly seed?: number
  readonly position?: string
  readonly example?: string
  readonly dice?: 'real' | 'app'
  readonly draws?: 'real' | 'app'
  readonly standard?: boolean
  readonly json?: boolean
}

/** The commands of the terminal. */
export function program(): Command {
  const opfor = new Command('opfor')
    .description('Plays the solo opponent of your wargames.')
    .version(programVersion())
    .showHelpAfterError('(run opfor --help for usage)')
    .action(async () => {
      const id = process.stdin.isTTY ? await askGame() : undefined
      if (id === undefined) opfor.help()
      else await play(id, { set: [], ruling: [] })
    })
  opfor
    .command('games')
    .description('list the available games')
    .option('--json', 'output JSON')
    .action(({ json }: { json?: boolean }) => {
      const games = shelf.map(({ id, title, stage, rulebook }) => ({
        id,
        title,
        stage,
        edition: say(rulebook.edition),
      }))
      if (json === true) printJson(games)
      else
        print(
          ...games.map(({ id, title, stage, edition }) => `${id.padEnd(20)} ${title} (${stage}; ${edition})`),
        )
    })
  opfor
    .command('play')
    .argument('<game|page.md>', 'game id (see "opfor games"), or an opponent written as a Markdown page')
    .description('play a match')
    .option('--journal <file>', 'save the match to this file after each answer; resume it if the file exists')
    .option('--set <name=value>', 'set an option (see "opfor reference"); @file reads JSON', several, [])
    .option('--ruling <id=reading>', 'choose another reading of a ruling', several, [])
    .option('--seed <number>', "seed for the app's dice and draws", wholeNumber)
    .option('--position <file>', 'start from an entered position instead of set-up')
    .option('--example <id>', 'start from an example of the booklet (see "opfor reference")')
    .addOption(new Option('--dice <who>', 'who rolls').choices(['real', 'app']))
    .addOption(new Option('--draws <who>', 'who draws').choices(['real', 'app']))
    .option('--standard', 'use the default settings without asking')
    .option('--json', 'output JSON, one object per line')
    .action(async (id: string, flags: PlayFlags) => play(id, flags))
  opfor
    .command('replay')
    .argument('<file|link>', 'a journal, a transcript or a link')
    .description('print the transcript of a match')
    .option('--check', 'only verify: print the first mismatch and exit with 1 if there is one')
    .option('--link', 'print a link that contains the whole match')
    .option('--on <page.md>', 'replay a match of a sheet on another text: the first decision that differs')
    .option('--json', 'output JSON')
    .action((where: string, flags: { check?: boolean; json?: boolean; link?: boolean; on?: string }) => {
      if (flags.on !== undefined) return finish(replayOn(where, flags.on, flags.json === true))
      if (flags.link !== true) return finish(replay(where, flags.check === true, flags.json === true))
      const saved = readMatch(where)
      if (saved.ok) print(linkOf(saved.value.journal))
      return finish(saved.ok ? { ok: true, value: 0 } : saved)
    })
  opfor
    .command('explain')
    .argument('<file>', 'a journal, a transcript or a link')
    .description('explain the decisions at a step by their rules')
    .requiredOption('--at <step>', 'the number of the step', wholeNumber)
    .option('--why-not <name>', 'why this one was not chosen')
    .option('--json', 'output JSON')
    .action((where: string, flags: { at: number; whyNot?: string; json?: boolean }) =>
      finish(explain(where, flags.at, flags.whyNot, flags.json === true)),
    )
  opfor
    .command('reference')
    .argument('<game>', 'game id')
    .description("print the game's lists, charts, options and rulings")
    .option('--json', 'output JSON')
    .action((id: string, { json }: { json?: boolean }) => {
      const game = findGame(id)
      if (!game.ok) return finish(game)
      if (json === true) printJson(referenceJson(game.value))
      else print(...referenceLines(game.value))
      return undefined
    })
  opfor
    .command('pack')
    .argument('<game>', 'game id')
    .argument('[sample]', 'id of a board, battle or roster that comes with the game')
    .description('print a pack that comes with the game, as a template for your own')
    .action((id: string, sample: string | undefined) => {
      const pack = samplePack(id, sample)
      if (pack.ok) print(tidyJson(pack.value))
      return finish(pack.ok ? { ok: true, value: 0 } : pack)
    })
  opfor
    .command('position')
    .argument('<game>', 'game id')
    .description('print the starting position of a new match, as a template for your own')
    .option('--set <name=value>', 'set an option, as in "opfor play"', several, [])
    .option('--ruling <id=reading>', 'choose another reading of a ruling', several, [])
    .action((id: string, { set, ruling }: Pick<PlayFlags, 'set' | 'ruling'>) => {
      const position = startingPosition(id, set, ruling)
      if (position.ok) print(tidyJson(position.value))
      return finish(position.ok ? { ok: true, value: 0 } : position)
    })
  opfor.addCommand(sheetCommand())
  opfor.addCommand(labCommand())
  opfor.addCommand(studyCommand())
  opfor.addCommand(workerCommand())
  return opfor
}

async function play(id: string, flags: PlayFlags): Promise<void> {
  const game = findGame(id)
  if (!game.ok) return finish(game)
  const ask = process.stdin.isTTY && flags.standard !== true
  const { journal, json = false, dice, draws } = flags
  if (journal !== undefined && existsSync(journal)) return resumeMatch(journal, game.value.id, flags)
  const match = await newMatch(game.value, { ...flags, ask })
  if (!match.ok) return finish(match)
  process.exitCode = await playMatch(match.value, { file: journal, json, dice, draws })
}

/** Resumes a saved match; if the rules have changed since, the match continues in a new file. */
async function resumeMatch(
  file: string,
  id: string,
  { json = false, dice, draws }: PlayFlags,
): Promise<void> {
  const saved = readMatch(file)
  if (!saved.ok) return finish(saved)
  const { game } = saved.value
  if (game.id !== id) return finish(bad(`${file} is a match of ${game.id}, not of ${id}.`))
  const { match, departs } = reopen(game, saved.value, path.parse(file).name)
  const goesOnIn = departs === undefined ? file : nextFreeFile(file)
  if (departs !== undefined && json)
    printJson({ parted: { file, goesOnIn, differs: departs.differs.map((each) => say(each)) } })
  else if (departs !== undefined) {
    printDivergence(match, departs)
    print('', `${file} is unchanged. The match continues in ${goesOnIn}.`)
  }
  process.exitCode = await playMatch(match, { file: goesOnIn, json, dice, draws })
}

function finish(done: Parsed<unknown>): void {
  if (!done.ok) printError(done.problem)
  process.exitCode = done.ok ? (typeof done.value === 'number' ? done.value : 0) : 1
}

function several(value: string, before: readonly string[]): readonly string[] {
  return [...before, value]
}
