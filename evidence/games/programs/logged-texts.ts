import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import {
  seededRandom,
  type LiveMatch,
  diffLayouts,
  type Game,
  type Json,
  autoPlay,
  randomAnswerer,
  seededAnswerer,
  type SettingsInput,
} from '@opfor/kernel'
import { decisionsOf, newMatch, randomSettings } from '@opfor/kernel/testing'
import { houseBoard } from '../../../games/blitzkrieg/setup/the-board/house-board.ts'
import { onHouseBoard } from '../../../games/blitzkrieg/testing/position.ts'
import { MessageCollector } from '../message-collector.ts'
import { messageTables } from './message-tables.ts'
import { registry } from '../../../games/index.ts'

export type TextsFound = Pick<MessageCollector, 'texts' | 'shown' | 'examples'>

const matches = 24
const games = path.join(import.meta.dirname, '../../../games')
const written = /\bmessage\(\s*'([^']+)',\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|`[^`$]*`)/g
const notShipped = /\.test\.tsx?$|(^|\/)(testing|bench|second|proofs|small-game|node_modules|dist|e2e)\//

const vocabulary = /\/\*\*((?:(?!\*\/)[\s\S])*)\*\/\n(?:export )?const \w+[^=]*= (?:messages\('[^']+', )?\{/g

/** Random settings never have entered boards. Their names are the owners', in any language. */
const entered: Readonly<Record<string, SettingsInput>> = {
  blitzkrieg: { options: { board: onHouseBoard() } },
  admiral: { options: { battle: fileOf('admiral/table/battles/examples/estuary.json') } },
}

function fileOf(file: string): Json {
  return JSON.parse(readFileSync(path.join(games, file), 'utf8')) as Json
}

const ownersNames = `blitzkrieg.${houseBoard.id}.`

export function textsLoggedBy(game: Game): TextsFound {
  const heard = new MessageCollector()
  heard.game(game)
  for (let seed = 0; seed < matches; seed += 1) listen(heard, game, seed)
  scan(heard, `games/${game.id}`)
  for (const id of heard.texts.keys())
    if (id.startsWith(ownersNames) || id.startsWith('kernel.')) heard.texts.delete(id)
  return heard
}

export function textsLoggedByKernel(): TextsFound {
  const heard = new MessageCollector()
  for (const game of registry) listen(heard, game, 1)
  scan(heard, 'kernel')
  for (const id of heard.texts.keys()) if (!id.startsWith('kernel.')) heard.texts.delete(id)
  return heard
}

export function textsWrittenIn(folder: string, without: readonly string[] = []): TextsFound {
  const heard = new MessageCollector()
  scan(heard, folder, without)
  return heard
}

function scan(heard: MessageCollector, folder: string, without: readonly string[] = []): void {
  const root = path.dirname(games)
  for (const file of globSync(`${folder}/**/*.{ts,tsx}`, { cwd: root }).toSorted()) {
    if (notShipped.test(file.slice(folder.length)) || without.some((each) => file.startsWith(`${each}/`)))
      continue
    const source = readFileSync(path.join(root, file), 'utf8')
    const comments = [...source.matchAll(vocabulary)]
    const inCalls = [...source.matchAll(written)].map(({ 1: id = '', 2: text = '', index }) => ({
      id,
      text: unescaped(text.slice(1, -1)),
      index,
    }))
    const inTables = messageTables(source).flatMap(({ texts }) => texts)
    for (const { id, text, index } of [...inCalls, ...inTables]) {
      const comment = comments.findLast((each) => each.index < index)?.[1] ?? ''
      const where = comment.replaceAll(/\s*\n?\s*\*?\s+/g, ' ').trim()
      heard.text(id, text, where === '' ? `In ${file}` : where)
    }
  }
}

function unescaped(text: string): string {
  return text.replaceAll(/\\(.)/g, (_, char: string) => (char === 'n' ? '\n' : char))
}

function listen(heard: MessageCollector, game: Game, seed: number): void {
  const wishes = randomSettings(game, seed)
  const also = seed % 4 === 0 ? entered[game.id] : undefined
  const match = newMatch(game, { ...wishes, options: { ...wishes.options, ...also?.options } }, seed)
  const first = match.situation
  const random = seededRandom(seed, 0)
  const policy = randomAnswerer(seed)
  const goOn = (questions: number): void => {
    let left = questions
    autoPlay(match, (question) => {
      heard.question(question)
      left -= 1
      return left < 0 ? undefined : question.to === 'chance' ? seededAnswerer : policy
    })
    heard.standing(match, first)
    heard.told(match.log)
  }
  goOn(20 + random(40))
  disturb(heard, match, first, random)
  goOn(Infinity)
}

function disturb(
  heard: MessageCollector,
  match: LiveMatch<unknown>,
  first: unknown,
  random: (below: number) => number,
): void {
  const there = match.situation
  match.undo(1 + random(match.steps.length))
  heard.standing(match, there)
  match.redo(1)
  const decided = decisionsOf(match)
  const decision = decided[random(decided.length)]
  if (decision !== undefined)
    match.overrule(decision, decision.among[random(decision.among.length + 1)]?.id, 'as we like it')
  heard.standing(match, there)
  heard.told(match.log)
  match.correct(diffLayouts(match.game.layout(match.situation), match.game.layout(first)))
  heard.standing(match, there)
}
