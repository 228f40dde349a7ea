import { existsSync } from 'node:fs'
import path from 'node:path'
import { parseFailure, type Game, reopenMatch } from '@opfor/kernel'
import { variantOfGame } from '@opfor/variants'
import { type Command, Option } from 'commander'
import { nextFreeFile, printDivergence } from './lines/divergence.ts'
import { finishCommand, collectFlagValues, parseWholeNumber } from './lines/finish.ts'
import { findGame, readMatch } from './files/journal-file.ts'
import { playMatchInTerminal } from './match/match-loop.ts'
import { print, printJson, applyStyle } from './lines/output.ts'
import { askGame, newMatch } from './set-up/set-up.ts'
import { fileWords } from './text/file-words.ts'
import { localize } from './text/language.ts'
import { changedRulesWords } from './text/match-words.ts'
import { flagWords, programWords } from './text/program-words.ts'
import { playedTitle } from './variant/words.ts'

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

export function addPlayCommand(opfor: Command): void {
  opfor
    .command('play')
    .argument('<game|page.md>', localize(flagWords.gameOrPage))
    .description(localize(programWords.play))
    .option('--journal <file>', localize(flagWords.journal))
    .option('--set <name=value>', localize(flagWords.set), collectFlagValues, [])
    .option('--ruling <id=reading>', localize(flagWords.ruling), collectFlagValues, [])
    .option('--seed <number>', localize(flagWords.seed), parseWholeNumber)
    .option('--position <file>', localize(flagWords.startPosition))
    .option('--example <id>', localize(flagWords.example))
    .addOption(new Option('--dice <who>', localize(flagWords.dice)).choices(['real', 'app']))
    .addOption(new Option('--draws <who>', localize(flagWords.draws)).choices(['real', 'app']))
    .option('--standard', localize(flagWords.standard))
    .option('--json', localize(flagWords.jsonLines))
    .action(async (id: string, flags: PlayFlags) => play(id, flags))
}

/** Without a terminal, prints the help. */
export async function playAny(opfor: Command): Promise<void> {
  if (process.stdin.isTTY) await play(await askGame(), { set: [], ruling: [] })
  else opfor.help()
}

async function play(id: string, flags: PlayFlags): Promise<void> {
  const game = findGame(id)
  if (!game.ok) return finishCommand(game)
  const ask = process.stdin.isTTY && flags.standard !== true
  const { journal, json = false, dice, draws } = flags
  if (journal !== undefined && existsSync(journal)) return resumeMatch(journal, game.value.id, flags)
  const match = await newMatch(game.value, { ...flags, ask })
  if (!match.ok) return finishCommand(match)
  if (!json) print(...houseRulesLines(match.value.game))
  process.exitCode = await playMatchInTerminal(match.value, { file: journal, json, dice, draws })
}

function houseRulesLines(game: Game): readonly string[] {
  const rules = variantOfGame(game)
  if (rules === undefined) return []
  const { title, changes } = rules
  return [applyStyle('special', playedTitle(title, changes.length)), '']
}

/** If the rules have changed, continues in a new file. */
async function resumeMatch(
  file: string,
  id: string,
  { json = false, dice, draws }: PlayFlags,
): Promise<void> {
  const saved = readMatch(file)
  if (!saved.ok) return finishCommand(saved)
  const { game } = saved.value
  if (game.id !== id)
    return finishCommand(parseFailure(localize(fileWords.otherGame, { file, game: game.id, id })))
  const { match, divergence } = reopenMatch(game, saved.value, path.parse(file).name)
  const goesOnIn = divergence === undefined ? file : nextFreeFile(file)
  if (divergence !== undefined && json)
    printJson({ parted: { file, goesOnIn, differs: divergence.mismatch.map((each) => localize(each)) } })
  else if (divergence !== undefined) {
    printDivergence(match, divergence)
    print('', localize(changedRulesWords.goesOn, { file, next: goesOnIn }))
  }
  if (!json) print(...houseRulesLines(game))
  process.exitCode = await playMatchInTerminal(match, { file: goesOnIn, json, dice, draws })
}
