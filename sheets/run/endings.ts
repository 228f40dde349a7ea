import { withParams, type Message, type MatchOutcome } from '@opfor/kernel'
import type { SheetCondition } from '../model/index.ts'
import type { SheetRun } from '../values/sheet-run.ts'
import type { SheetRules } from '../declare/sheet-rules.ts'
import type { Situation } from '../declare/situation.ts'
import {
  endedByLimit,
  endedByStep,
  maxSheetTurns,
  type SheetOutcomeOption,
} from '../declare/sheet-endings.ts'
import { sheetRunMessages } from '../declare/sheet-run-messages.ts'

/** Checks the endings that the app can see; returns whether the match has ended. */
export function checkEndings(play: SheetRun): boolean {
  const { table, notes } = play
  if (table.now.ended !== '') return true
  if (notes.looked === table.now) return false
  notes.looked = table.now
  for (const { id, ending } of play.rules.ways) {
    const when = ending?.when
    if (when?.form !== 'condition' || isAsked(when.condition)) continue
    if (play.runs.holds(when.condition, play) !== true) continue
    endMatch(play, id)
    return true
  }
  return false
}

export function checkTurnEndings(play: SheetRun): void {
  const { turn, ended } = play.table.now
  if (ended !== '') return
  const way = play.rules.ways.find(
    ({ ending }) => ending?.when.form === 'afterTurn' && turn >= ending.when.turn,
  )
  if (way !== undefined) endMatch(play, way.id)
  else if (turn >= maxSheetTurns) endMatch(play, endedByLimit)
}

export function endMatch({ table, rules }: SheetRun, way: string): void {
  const text = textOf(rules, way)
  if (table.now.ended === '')
    table.change({ ...table.now, ended: way }, withParams(sheetRunMessages.ended, { text }))
}

export function endByStep(play: SheetRun): void {
  endMatch(play, endedByStep)
}

/** The endings that only the player can see. */
export function endingsToOffer({ rules }: SheetRun): readonly SheetOutcomeOption[] {
  return rules.ways.filter(
    ({ ending }) => ending?.when.form === 'condition' && isAsked(ending.when.condition),
  )
}

function isAsked(condition: SheetCondition): boolean {
  if ('parts' in condition) return condition.parts.some(isAsked)
  return condition.form === 'asked'
}

function textOf(rules: SheetRules, way: string): Message {
  return rules.ways.find(({ id }) => id === way)?.name ?? sheetRunMessages.gameEnds
}

export function matchOutcomeOf(rules: SheetRules, { ended }: Situation): MatchOutcome | undefined {
  if (ended === '') return undefined
  const { ending } = rules.ways.find(({ id }) => id === ended) ?? {}
  const winner = ending?.winner ?? 'nobody'
  return { winner: winner === 'opponent' ? 'bot' : winner, way: ended, text: textOf(rules, ended) }
}
