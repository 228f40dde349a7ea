import { fill, type Message, type Outcome } from '@opfor/kernel'
import type { Condition } from '../model/index.ts'
import type { Play } from './play.ts'
import type { Rules } from './rules.ts'
import type { Situation } from './situation.ts'
import { byLimit, byStep, mostTurns, type Way } from './ways.ts'
import { words } from './words.ts'

/** Looks at the endings that the app can see; whether the match has ended. */
export function lookAtEndings(play: Play): boolean {
  const { table, notes } = play
  if (table.now.ended !== '') return true
  if (notes.looked === table.now) return false
  notes.looked = table.now
  for (const { id, ending } of play.rules.ways) {
    const when = ending?.when
    if (when?.form !== 'condition' || isAsked(when.condition)) continue
    if (play.runs.holds(when.condition, play) !== true) continue
    endBy(play, id)
    return true
  }
  return false
}

/** Looks at what ends the match after a turn. */
export function afterTurn(play: Play): void {
  const { turn, ended } = play.table.now
  if (ended !== '') return
  const way = play.rules.ways.find(
    ({ ending }) => ending?.when.form === 'afterTurn' && turn >= ending.when.turn,
  )
  if (way !== undefined) endBy(play, way.id)
  else if (turn >= mostTurns) endBy(play, byLimit)
}

/** The match ends in this way. */
export function endBy({ table, rules }: Play, way: string): void {
  const text = textOf(rules, way)
  if (table.now.ended === '') table.change({ ...table.now, ended: way }, fill(words.ended, { text }))
}

/** `end the game`. */
export function endByStep(play: Play): void {
  endBy(play, byStep)
}

/** The endings that only the player can see. */
export function offeredEndings({ rules }: Play): readonly Way[] {
  return rules.ways.filter(
    ({ ending }) => ending?.when.form === 'condition' && isAsked(ending.when.condition),
  )
}

function isAsked(condition: Condition): boolean {
  if ('parts' in condition) return condition.parts.some(isAsked)
  return condition.form === 'asked'
}

function textOf(rules: Rules, way: string): Message {
  return rules.ways.find(({ id }) => id === way)?.name ?? words.gameEnds
}

/** How the match ended. */
export function outcomeOf(rules: Rules, { ended }: Situation): Outcome | undefined {
  if (ended === '') return undefined
  const { ending } = rules.ways.find(({ id }) => id === ended) ?? {}
  const winner = ending?.winner ?? 'nobody'
  return { winner: winner === 'opponent' ? 'bot' : winner, way: ended, text: textOf(rules, ended) }
}
