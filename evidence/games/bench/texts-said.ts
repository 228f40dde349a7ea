import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  chanceOf,
  type Conversation,
  differences,
  type Game,
  type Json,
  playOn,
  sampling,
  seeded,
  type SettingsInput,
} from '@opfor/kernel'
import { decisions, newMatch, randomWishes } from '@opfor/kernel/testing'
import { houseBoard } from '../../../games/blitzkrieg/setup/the-board/house-board.ts'
import { onHouseBoard } from '../../../games/blitzkrieg/testing/position.ts'
import { Heard } from '../../../games/heard.ts'
import { shelf } from '../../../games/index.ts'

/** The texts of a part: English by the id of the message, one each where all is well, and what translators need to know. */
export type TextsFound = Pick<Heard, 'texts' | 'shown' | 'examples'>

const matches = 24
const games = path.join(import.meta.dirname, '../../../games')
const written =
  /\b(?:message|headline|opening|result|resultByHand|aside)\(\s*'([^']+)',\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`$]*`)/g
const notShipped = /\.test\.tsx?$|(^|\/)(testing|bench|second|proofs|small-game|node_modules|dist|e2e)\//

/** The comment above an exported object of messages. */
const vocabulary = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n(?:export )?const \w+[^=]*= \{/g

/** What no random setting brings: boards that owners enter. The names on them are theirs, in any language. */
const entered: Readonly<Record<string, SettingsInput>> = {
  blitzkrieg: { options: { board: onHouseBoard() } },
  admiral: { options: { battle: fileOf('admiral/table/battles/examples/estuary.json') } },
}

function fileOf(file: string): Json {
  return JSON.parse(readFileSync(path.join(games, file), 'utf8')) as Json
}

const ownersNames = `blitzkrieg.${houseBoard.id}.`

/** All that a game says, but for what the kernel says: written in its sources, or heard in matches. */
export function textsSaidBy(game: Game): TextsFound {
  const heard = new Heard()
  heard.game(game)
  for (let seed = 0; seed < matches; seed += 1) listen(heard, game, seed)
  scan(heard, `games/${game.id}`)
  for (const id of heard.texts.keys())
    if (id.startsWith(ownersNames) || id.startsWith('kernel.')) heard.texts.delete(id)
  return heard
}

/** All that the kernel says: written in its sources, or heard in a match of every game. */
export function textsSaidByKernel(): TextsFound {
  const heard = new Heard()
  for (const game of shelf) listen(heard, game, 1)
  scan(heard, 'kernel')
  for (const id of heard.texts.keys()) if (!id.startsWith('kernel.')) heard.texts.delete(id)
  return heard
}

/** All texts that are written in the sources of a folder, but for some folders inside it. */
export function textsWrittenIn(folder: string, without: readonly string[] = []): TextsFound {
  const heard = new Heard()
  scan(heard, folder, without)
  return heard
}

/** Every message whose id and text are written out in a source of this folder. */
function scan(heard: Heard, folder: string, without: readonly string[] = []): void {
  const root = path.dirname(games)
  for (const file of globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).toSorted()) {
    if (notShipped.test(file.slice(folder.length)) || without.some((each) => file.startsWith(`${each}/`)))
      continue
    const source = readFileSync(path.join(root, file), 'utf8')
    const comments = [...source.matchAll(vocabulary)]
    for (const { 1: id = '', 2: text = '', index } of source.matchAll(written)) {
      const comment = comments.findLast((each) => each.index < index)?.[1] ?? ''
      const where = comment.replaceAll(/\s*\n?\s*\*?\s+/g, ' ').trim()
      heard.text(id, unescaped(text.slice(1, -1)), where === '' ? `In ${file}` : where)
    }
  }
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(.)/g, (_, char: string) => (char === 'n' ? '\n' : char))
}

/** A match at random to its end; on the way a step back and forth, a decision overruled, the table corrected. */
function listen(heard: Heard, game: Game, seed: number): void {
  const wishes = randomWishes(game, seed)
  const also = seed % 4 === 0 ? entered[game.id] : undefined
  const match = newMatch(game, { ...wishes, options: { ...wishes.options, ...also?.options } }, seed)
  const first = match.situation
  const random = chanceOf(seed, 0)
  const policy = sampling(seed)
  const goOn = (questions: number): void => {
    let left = questions
    playOn(match, (question) => {
      heard.question(question)
      left -= 1
      return left < 0 ? undefined : question.to === 'chance' ? seeded : policy
    })
    heard.standing(match, first)
    heard.told(match.told)
  }
  goOn(20 + random(40))
  disturb(heard, match, first, random)
  goOn(Infinity)
}

function disturb(
  heard: Heard,
  match: Conversation<unknown>,
  first: unknown,
  random: (below: number) => number,
): void {
  const there = match.situation
  match.undo(1 + random(match.steps.length))
  heard.standing(match, there)
  match.redo(1)
  const decided = decisions(match)
  const decision = decided[random(decided.length)]
  if (decision !== undefined)
    match.overrule(decision, decision.among[random(decision.among.length + 1)]?.id, 'as we like it')
  heard.standing(match, there)
  heard.told(match.told)
  match.correct(differences(match.game.layout(match.situation), match.game.layout(first)))
  heard.standing(match, there)
}
