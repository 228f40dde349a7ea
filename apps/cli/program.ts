import { registry } from '@opfor/games'
import { parseFailure, parseSuccess, type Json, Pack, type Parsed } from '@opfor/kernel'
import { Command, Option } from 'commander'
import { findGame, linkOf, readMatch } from './files/journal-file.ts'
import { tidyJson } from './files/tidy-json.ts'
import { programVersion } from './files/version.ts'
import { labCommand } from './lab/command.ts'
import { finishCommand, collectFlagValues, parseWholeNumber } from './lines/finish.ts'
import { print, printJson } from './lines/output.ts'
import { startingPosition } from './match/position-command.ts'
import { addPlayCommand, playAny } from './play-command.ts'
import { referenceJson, referenceLines } from './reference.ts'
import { explain, replay } from './replay-commands.ts'
import { sheetCommand } from './sheet/command.ts'
import { replayWithPage } from './sheet/replay-on.ts'
import { studyCommand, workerCommand } from './studies/command.ts'
import { languages } from './text/language-files.ts'
import { localize } from './text/language.ts'
import { flagWords, programWords } from './text/program-words.ts'
import { settingWords } from './text/setting-words.ts'
import { translateUsage } from './text/translate-usage.ts'
import { variantCommand } from './variant/command.ts'

/** Returns a complete pack as a template (default: the first one). */
export function samplePack(id: string, sample?: string): Parsed<Json> {
  const game = findGame(id)
  if (!game.ok) return game
  const questions = game.value.options.flatMap(({ question }) => (question instanceof Pack ? [question] : []))
  const available = questions.flatMap(({ options }) => options.filter(({ pack }) => pack !== undefined))
  const found = sample === undefined ? available[0] : available.find((each) => each.id === sample)
  if (found?.pack !== undefined) return parseSuccess(found.pack)
  return available.length === 0
    ? parseFailure(localize(settingWords.noPacks, { game: game.value.title }))
    : parseFailure(
        localize(settingWords.noPack, {
          game: game.value.title,
          id: sample ?? '',
          names: available.map((each) => each.id).join(', '),
        }),
      )
}

export function makeProgram(): Command {
  const opfor = new Command('opfor')
    .description(localize(programWords.opfor))
    .version(programVersion(), '-V, --version', localize(programWords.version))
    .addOption(new Option('--language <code>', localize(flagWords.language)).choices(languages.codes))
    .showHelpAfterError(localize(programWords.seeHelp))
    .action(() => playAny(opfor))
  addGamesCommand(opfor)
  addPlayCommand(opfor)
  addReplayCommands(opfor)
  addRulesCommands(opfor)
  opfor.addCommand(sheetCommand())
  opfor.addCommand(variantCommand())
  opfor.addCommand(labCommand())
  opfor.addCommand(studyCommand())
  opfor.addCommand(workerCommand())
  translateUsage(opfor)
  return opfor
}

function addGamesCommand(opfor: Command): void {
  opfor
    .command('games')
    .description(localize(programWords.games))
    .option('--json', localize(flagWords.json))
    .action(({ json }: { json?: boolean }) => {
      const games = registry.map(({ id, title, stage, rulebook }) => ({
        id,
        title,
        stage,
        edition: localize(rulebook.edition),
      }))
      if (json === true) printJson(games)
      else
        print(
          ...games.map(({ id, title, stage, edition }) => `${id.padEnd(20)} ${title} (${stage}; ${edition})`),
        )
    })
}

function addReplayCommands(opfor: Command): void {
  opfor
    .command('replay')
    .argument('<file|link>', localize(flagWords.match))
    .description(localize(programWords.replay))
    .option('--check', localize(flagWords.check))
    .option('--link', localize(flagWords.link))
    .option('--on <page.md>', localize(flagWords.on))
    .option('--json', localize(flagWords.json))
    .action((where: string, flags: { check?: boolean; json?: boolean; link?: boolean; on?: string }) => {
      if (flags.on !== undefined) return finishCommand(replayWithPage(where, flags.on, flags.json === true))
      if (flags.link !== true) return finishCommand(replay(where, flags.check === true, flags.json === true))
      const saved = readMatch(where)
      if (saved.ok) print(linkOf(saved.value.journal))
      return finishCommand(saved.ok ? parseSuccess(0) : saved)
    })
  opfor
    .command('explain')
    .argument('<file>', localize(flagWords.match))
    .description(localize(programWords.explain))
    .requiredOption('--at <step>', localize(flagWords.at), parseWholeNumber)
    .option('--why-not <name>', localize(flagWords.whyNot))
    .option('--json', localize(flagWords.json))
    .action((where: string, flags: { at: number; whyNot?: string; json?: boolean }) =>
      finishCommand(explain(where, flags.at, flags.whyNot, flags.json === true)),
    )
}

function addRulesCommands(opfor: Command): void {
  opfor
    .command('reference')
    .argument('<game|page.md>', localize(flagWords.gameOrPage))
    .description(localize(programWords.reference))
    .option('--json', localize(flagWords.json))
    .action((id: string, { json }: { json?: boolean }) => {
      const game = findGame(id)
      if (!game.ok) return finishCommand(game)
      if (json === true) printJson(referenceJson(game.value))
      else print(...referenceLines(game.value))
      return undefined
    })
  opfor
    .command('pack')
    .argument('<game>', localize(flagWords.game))
    .argument('[sample]', localize(flagWords.sample))
    .description(localize(programWords.pack))
    .action((id: string, sample: string | undefined) => {
      const pack = samplePack(id, sample)
      if (pack.ok) print(tidyJson(pack.value))
      return finishCommand(pack.ok ? parseSuccess(0) : pack)
    })
  opfor
    .command('position')
    .argument('<game>', localize(flagWords.game))
    .description(localize(programWords.position))
    .option('--set <name=value>', localize(flagWords.setAsInPlay), collectFlagValues, [])
    .option('--ruling <id=reading>', localize(flagWords.ruling), collectFlagValues, [])
    .action((id: string, { set, ruling }: { set: readonly string[]; ruling: readonly string[] }) => {
      const position = startingPosition(id, set, ruling)
      if (position.ok) print(tidyJson(position.value))
      return finishCommand(position.ok ? parseSuccess(0) : position)
    })
}
