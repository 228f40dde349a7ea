import { existsSync } from 'node:fs'
import path from 'node:path'
import { shelf } from '@opfor/games'
import { bad, type Parsed, reopen, say } from '@opfor/kernel'
import { Command, Option } from 'commander'
import { gameCalled, linkOf, readMatch } from './journal-file.ts'
import { labCommand } from './lab/command.ts'
import { studyCommand, workerCommand } from './studies/command.ts'
import { playMatch } from './match-loop.ts'
import { print, printJson, sayError } from './output.ts'
import { fileBeside, tellParting } from './parting.ts'
import { samplePack } from './pack-command.ts'
import { startingPosition } from './position-command.ts'
import { referenceJson, referenceLines } from './reference.ts'
import { explain, replay } from './replaying.ts'
import { chosenGame, newMatch } from './set-up.ts'
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
    .description('The second player for a solo wargame table.')
    .version(programVersion())
    .showHelpAfterError('(opfor --help says what there is)')
    .action(async () => {
      const id = process.stdin.isTTY ? await chosenGame() : undefined
      if (id === undefined) opfor.help()
      else await play(id, { set: [], ruling: [] })
    })
  opfor
    .command('games')
    .description('the games on the shelf')
    .option('--json', 'for programs')
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
    .argument('<game>', 'its id, as "opfor games" lists it')
    .description('play a match')
    .option('--journal <file>', 'keep the match here after each answer; go on with it if it is there')
    .option('--set <name=value>', 'an option, as "opfor reference" lists them; @file reads JSON', several, [])
    .option('--ruling <id=reading>', 'another reading of a ruling', several, [])
    .option('--seed <number>', "what the app's dice and draws come from", wholeNumber)
    .option('--position <file>', 'start from an entered position instead of set-up')
    .option('--example <id>', 'start from an example of the booklet, as "opfor reference" lists them')
    .addOption(new Option('--dice <who>', 'who rolls').choices(['real', 'app']))
    .addOption(new Option('--draws <who>', 'who draws').choices(['real', 'app']))
    .option('--standard', 'standard settings, nothing asked')
    .option('--json', 'for programs: one object a line')
    .action(async (id: string, flags: PlayFlags) => play(id, flags))
  opfor
    .command('replay')
    .argument('<file|link>', 'a journal, a transcript or a link')
    .description('print the transcript of a match')
    .option('--check', 'only verify it: exit 1 and the first difference where it is not true to the rules')
    .option('--link', 'print it as a link that holds the whole match')
    .option('--json', 'for programs')
    .action((where: string, flags: { check?: boolean; json?: boolean; link?: boolean }) => {
      if (flags.link !== true) return finish(replay(where, flags.check === true, flags.json === true))
      const kept = readMatch(where)
      if (kept.ok) print(linkOf(kept.value.journal))
      return finish(kept.ok ? { ok: true, value: 0 } : kept)
    })
  opfor
    .command('explain')
    .argument('<file>', 'a journal, a transcript or a link')
    .description('the rules behind what was decided at a step')
    .requiredOption('--at <step>', 'after this step', wholeNumber)
    .option('--why-not <name>', 'why this one was not chosen')
    .option('--json', 'for programs')
    .action((where: string, flags: { at: number; whyNot?: string; json?: boolean }) =>
      finish(explain(where, flags.at, flags.whyNot, flags.json === true)),
    )
  opfor
    .command('reference')
    .argument('<game>', 'its id')
    .description("the game's lists, charts, options and rulings")
    .option('--json', 'for programs')
    .action((id: string, { json }: { json?: boolean }) => {
      const game = gameCalled(id)
      if (!game.ok) return finish(game)
      if (json === true) printJson(referenceJson(game.value))
      else print(...referenceLines(game.value))
      return undefined
    })
  opfor
    .command('pack')
    .argument('<game>', 'its id')
    .argument('[sample]', 'the id of a board, battle or roster that comes with it')
    .description('print a pack that comes with the game, as a beginning for one of your own')
    .action((id: string, sample: string | undefined) => {
      const pack = samplePack(id, sample)
      if (pack.ok) print(tidyJson(pack.value))
      return finish(pack.ok ? { ok: true, value: 0 } : pack)
    })
  opfor
    .command('position')
    .argument('<game>', 'its id')
    .description('print the starting position of a new match, as a beginning for one of your own')
    .option('--set <name=value>', 'an option, as for play', several, [])
    .option('--ruling <id=reading>', 'another reading of a ruling', several, [])
    .action((id: string, { set, ruling }: Pick<PlayFlags, 'set' | 'ruling'>) => {
      const position = startingPosition(id, set, ruling)
      if (position.ok) print(tidyJson(position.value))
      return finish(position.ok ? { ok: true, value: 0 } : position)
    })
  opfor.addCommand(labCommand())
  opfor.addCommand(studyCommand())
  opfor.addCommand(workerCommand())
  return opfor
}

async function play(id: string, flags: PlayFlags): Promise<void> {
  const game = gameCalled(id)
  if (!game.ok) return finish(game)
  const ask = process.stdin.isTTY && flags.standard !== true
  const { journal, json = false, dice, draws } = flags
  if (journal !== undefined && existsSync(journal)) return goOnWith(journal, game.value.id, flags)
  const match = await newMatch(game.value, { ...flags, ask })
  if (!match.ok) return finish(match)
  process.exitCode = await playMatch(match.value, { file: journal, json, dice, draws })
}

/** Goes on with a kept match; where the rules have changed since, in a file of its own. */
async function goOnWith(file: string, id: string, { json = false, dice, draws }: PlayFlags): Promise<void> {
  const kept = readMatch(file)
  if (!kept.ok) return finish(kept)
  const { game } = kept.value
  if (game.id !== id) return finish(bad(`${file} is a match of ${game.id}, not of ${id}.`))
  const { match, departs } = reopen(game, kept.value, path.parse(file).name)
  const goesOnIn = departs === undefined ? file : fileBeside(file)
  if (departs !== undefined && json)
    printJson({ parted: { file, goesOnIn, differs: departs.differs.map((each) => say(each)) } })
  else if (departs !== undefined) {
    tellParting(match, departs)
    print('', `${file} stays as it is. The match goes on in ${goesOnIn}.`)
  }
  process.exitCode = await playMatch(match, { file: goesOnIn, json, dice, draws })
}

function finish(done: Parsed<unknown>): void {
  if (!done.ok) sayError(done.problem)
  process.exitCode = done.ok ? (typeof done.value === 'number' ? done.value : 0) : 1
}

function several(value: string, before: readonly string[]): readonly string[] {
  return [...before, value]
}
