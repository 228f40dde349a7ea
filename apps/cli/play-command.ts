import { existsSync } from 'node:fs'
import path from 'node:path'
import { bad, type Game, reopen } from '@opfor/kernel'
import { houseRulesOf } from '@opfor/variants'
import { type Command, Option } from 'commander'
import { nextFreeFile, printDivergence } from './divergence.ts'
import { finish } from './finish.ts'
import { findGame, readMatch } from './journal-file.ts'
import { playMatch } from './match-loop.ts'
import { print, printJson, styled } from './output.ts'
import { several } from './several.ts'
import { askGame, newMatch } from './set-up.ts'
import { fileWords } from './text/file-words.ts'
import { say } from './text/language.ts'
import { changedRulesWords } from './text/match-words.ts'
import { flagWords, programWords } from './text/program-words.ts'
import { playedTitle } from './variant/title.ts'
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

/** `opfor play`. */
export function addPlayCommand(opfor: Command): void {
  opfor
    .command('play')
    .argument('<game|page.md>', say(flagWords.gameOrPage))
    .description(say(programWords.play))
    .option('--journal <file>', say(flagWords.journal))
    .option('--set <name=value>', say(flagWords.set), several, [])
    .option('--ruling <id=reading>', say(flagWords.ruling), several, [])
    .option('--seed <number>', say(flagWords.seed), wholeNumber)
    .option('--position <file>', say(flagWords.startPosition))
    .option('--example <id>', say(flagWords.example))
    .addOption(new Option('--dice <who>', say(flagWords.dice)).choices(['real', 'app']))
    .addOption(new Option('--draws <who>', say(flagWords.draws)).choices(['real', 'app']))
    .option('--standard', say(flagWords.standard))
    .option('--json', say(flagWords.jsonLines))
    .action(async (id: string, flags: PlayFlags) => play(id, flags))
}

/** `opfor` alone: asks which game to play; without a terminal it prints the help. */
export async function playAny(opfor: Command): Promise<void> {
  if (process.stdin.isTTY) await play(await askGame(), { set: [], ruling: [] })
  else opfor.help()
}

async function play(id: string, flags: PlayFlags): Promise<void> {
  const game = findGame(id)
  if (!game.ok) return finish(game)
  const ask = process.stdin.isTTY && flags.standard !== true
  const { journal, json = false, dice, draws } = flags
  if (journal !== undefined && existsSync(journal)) return resumeMatch(journal, game.value.id, flags)
  const match = await newMatch(game.value, { ...flags, ask })
  if (!match.ok) return finish(match)
  if (!json) print(...houseRulesLines(match.value.game))
  process.exitCode = await playMatch(match.value, { file: journal, json, dice, draws })
}

/** The house rules that a match is played by, in a line. */
function houseRulesLines(game: Game): readonly string[] {
  const rules = houseRulesOf(game)
  if (rules === undefined) return []
  const { title, changes } = rules
  return [styled('special', playedTitle(title, changes.length)), '']
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
  if (game.id !== id) return finish(bad(say(fileWords.otherGame, { file, game: game.id, id })))
  const { match, departs } = reopen(game, saved.value, path.parse(file).name)
  const goesOnIn = departs === undefined ? file : nextFreeFile(file)
  if (departs !== undefined && json)
    printJson({ parted: { file, goesOnIn, differs: departs.differs.map((each) => say(each)) } })
  else if (departs !== undefined) {
    printDivergence(match, departs)
    print('', say(changedRulesWords.goesOn, { file, next: goesOnIn }))
  }
  if (!json) print(...houseRulesLines(game))
  process.exitCode = await playMatch(match, { file: goesOnIn, json, dice, draws })
}
