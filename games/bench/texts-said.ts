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
import { houseBoard } from '../blitzkrieg/the-board/house-board.ts'
import { onHouseBoard } from '../blitzkrieg/testing/position.ts'
import { Heard } from '../heard.ts'
import { shelf } from '../index.ts'

export { missingTexts } from '../translation-faults.ts'

/** English texts by the id of their message: one each, where all is well. */
export type TextsSaid = ReadonlyMap<string, ReadonlySet<string>>

const matches = 24
const games = path.dirname(import.meta.dirname)
const written =
  /\b(?:message|headline|opening|result|resultByHand|aside)\(\s*'([^']+)',\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*")/g
const notShipped = /\.test\.ts$|(^|\/)(testing|bench|second|proofs|small-game|node_modules)\//

/** What no random setting brings: boards that owners enter. The names on them are theirs, in any language. */
const entered: Readonly<Record<string, SettingsInput>> = {
  blitzkrieg: { options: { board: onHouseBoard() } },
  admiral: { options: { battle: fileOf('admiral/battles/examples/estuary.json') } },
}

function fileOf(file: string): Json {
  return JSON.parse(readFileSync(path.join(games, file), 'utf8')) as Json
}

const ownersNames = `blitzkrieg.${houseBoard.id}.`

/** All that a game says, but for what the kernel says: written in its sources, or heard in matches. */
export function textsSaidBy(game: Game): TextsSaid {
  const heard = new Heard()
  scan(heard, `games/${game.id}`)
  heard.game(game)
  for (let seed = 0; seed < matches; seed += 1) listen(heard, game, seed)
  for (const id of heard.texts.keys())
    if (id.startsWith(ownersNames) || id.startsWith('kernel.')) heard.texts.delete(id)
  return heard.texts
}

/** All that the kernel says: written in its sources, or heard in a match of every game. */
export function textsSaidByKernel(): TextsSaid {
  const heard = new Heard()
  scan(heard, 'kernel')
  for (const game of shelf) listen(heard, game, 1)
  for (const id of heard.texts.keys()) if (!id.startsWith('kernel.')) heard.texts.delete(id)
  return heard.texts
}

/** Every message whose id and text are written out in a source of this folder. */
function scan(heard: Heard, folder: string): void {
  const root = path.dirname(games)
  for (const file of globSync(`${folder}/**/*.ts`, { cwd: root }))
    if (!notShipped.test(file))
      for (const [, id = '', text = ''] of readFileSync(path.join(root, file), 'utf8').matchAll(written))
        heard.text(id, text.slice(1, -1).replaceAll(/\\(.)/g, '$1'))
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
