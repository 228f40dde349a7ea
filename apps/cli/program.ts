import { shelf } from '@opfor/games'
import { good } from '@opfor/kernel'
import { Command, Option } from 'commander'
import { finish } from './finish.ts'
import { findGame, linkOf, readMatch } from './journal-file.ts'
import { labCommand } from './lab/command.ts'
import { print, printJson } from './output.ts'
import { samplePack } from './pack-command.ts'
import { addPlayCommand, playAny } from './play-command.ts'
import { startingPosition } from './position-command.ts'
import { referenceJson, referenceLines } from './reference.ts'
import { explain, replay } from './replay-commands.ts'
import { several } from './several.ts'
import { sheetCommand } from './sheet/command.ts'
import { replayOn } from './sheet/replay-on.ts'
import { studyCommand, workerCommand } from './studies/command.ts'
import { languages } from './text/language-files.ts'
import { say } from './text/language.ts'
import { flagWords, programWords } from './text/program-words.ts'
import { translateUsage } from './text/translate-usage.ts'
import { variantCommand } from './variant/command.ts'
import { tidyJson } from './tidy-json.ts'
import { programVersion } from './version.ts'
import { wholeNumber } from './whole-number.ts'

/** The commands of the terminal, described in the language of the program. */
export function program(): Command {
  const opfor = new Command('opfor')
    .description(say(programWords.opfor))
    .version(programVersion(), '-V, --version', say(programWords.version))
    .addOption(new Option('--language <code>', say(flagWords.language)).choices(languages.codes))
    .showHelpAfterError(say(programWords.seeHelp))
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
    .description(say(programWords.games))
    .option('--json', say(flagWords.json))
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
}

/** What reads a saved match: its transcript, its link, the reasons of a step. */
function addReplayCommands(opfor: Command): void {
  opfor
    .command('replay')
    .argument('<file|link>', say(flagWords.match))
    .description(say(programWords.replay))
    .option('--check', say(flagWords.check))
    .option('--link', say(flagWords.link))
    .option('--on <page.md>', say(flagWords.on))
    .option('--json', say(flagWords.json))
    .action((where: string, flags: { check?: boolean; json?: boolean; link?: boolean; on?: string }) => {
      if (flags.on !== undefined) return finish(replayOn(where, flags.on, flags.json === true))
      if (flags.link !== true) return finish(replay(where, flags.check === true, flags.json === true))
      const saved = readMatch(where)
      if (saved.ok) print(linkOf(saved.value.journal))
      return finish(saved.ok ? good(0) : saved)
    })
  opfor
    .command('explain')
    .argument('<file>', say(flagWords.match))
    .description(say(programWords.explain))
    .requiredOption('--at <step>', say(flagWords.at), wholeNumber)
    .option('--why-not <name>', say(flagWords.whyNot))
    .option('--json', say(flagWords.json))
    .action((where: string, flags: { at: number; whyNot?: string; json?: boolean }) =>
      finish(explain(where, flags.at, flags.whyNot, flags.json === true)),
    )
}

/** What prints the rules and data of a game. */
function addRulesCommands(opfor: Command): void {
  opfor
    .command('reference')
    .argument('<game|page.md>', say(flagWords.gameOrPage))
    .description(say(programWords.reference))
    .option('--json', say(flagWords.json))
    .action((id: string, { json }: { json?: boolean }) => {
      const game = findGame(id)
      if (!game.ok) return finish(game)
      if (json === true) printJson(referenceJson(game.value))
      else print(...referenceLines(game.value))
      return undefined
    })
  opfor
    .command('pack')
    .argument('<game>', say(flagWords.game))
    .argument('[sample]', say(flagWords.sample))
    .description(say(programWords.pack))
    .action((id: string, sample: string | undefined) => {
      const pack = samplePack(id, sample)
      if (pack.ok) print(tidyJson(pack.value))
      return finish(pack.ok ? good(0) : pack)
    })
  opfor
    .command('position')
    .argument('<game>', say(flagWords.game))
    .description(say(programWords.position))
    .option('--set <name=value>', say(flagWords.setAsInPlay), several, [])
    .option('--ruling <id=reading>', say(flagWords.ruling), several, [])
    .action((id: string, { set, ruling }: { set: readonly string[]; ruling: readonly string[] }) => {
      const position = startingPosition(id, set, ruling)
      if (position.ok) print(tidyJson(position.value))
      return finish(position.ok ? good(0) : position)
    })
}
