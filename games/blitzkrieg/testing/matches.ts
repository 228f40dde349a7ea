import { type LiveMatch, message, type SettingsInput } from '@opfor/kernel'
import { playAnswers, matchFrom, type ScriptedAnswer, turn } from '@opfor/kernel/testing'
import { blitzkrieg } from '../index.ts'
import type { Side } from '../table/the-board/pieces.ts'
import { place } from '../rules/game-for-two/placement.ts'
import type { Situation } from '../table/situation.ts'
import { type Position, situation, space } from './position.ts'

/** The bot draws the stratagem of the position, if any. */
export function matchAt(position: Position, wishes: SettingsInput = {}): LiveMatch<Situation> {
  const { drawn } = position
  if (drawn === undefined) return matchFrom(blitzkrieg, situation(position, wishes), wishes)
  const withStratagems = { ...wishes, options: { ...wishes.options, stratagems: true } }
  const match = matchFrom(blitzkrieg, situation(position, withStratagems), withStratagems)
  return playAnswers(match, ['stratagem', [drawn]])
}

export function playerPlaces(
  match: LiveMatch<Situation>,
  kind: string,
  where: string,
  ...script: readonly ScriptedAnswer[]
): void {
  const before = match.turns
  if (match.question?.id === 'blitzkrieg.space') playAnswers(match, ['space', where])
  if (match.question?.id === 'blitzkrieg.unitPlaced') playAnswers(match, ['unitPlaced', kind])
  if (match.turns === before || script.length > 0) turn(match, ...script)
}

export function placed(
  side: Side,
  kind: string,
  where: string,
  position: Position,
  script: readonly ScriptedAnswer[] = [],
  wishes: SettingsInput = {},
): LiveMatch<Situation> {
  const now = situation(
    side === 'bot' ? { row: [kind], ...position } : { reserve: [kind], ...position },
    wishes,
  )
  const over = { winner: 'nobody', way: 'placed', text: message('testing.placed', 'Placed.') } as const
  let done = false
  const match = matchFrom<Situation>(
    {
      ...blitzkrieg,
      *turn(table) {
        const slot = table.now.bot.reserve.indexOf(kind)
        yield* place(table, { side, kind, slot, space: space(table.now, where) })
        done = true
      },
      outcome: () => (done ? over : undefined),
    },
    now,
    wishes,
  )
  return turn(match, ...script)
}
