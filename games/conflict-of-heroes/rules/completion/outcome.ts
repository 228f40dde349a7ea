import { type MatchEnding, message, type MatchOutcome } from '@opfor/kernel'
import { rule } from '../../table/citations.ts'
import { enemyOf, sideName } from '../../table/pieces.ts'
import type { Situation } from '../../table/situation.ts'

export const endings: readonly MatchEnding[] = [
  { id: 'ready', name: message('coh.way.ready', 'a firefight is generated'), cite: rule('G 4.0') },
  { id: 'track', name: message('coh.way.track', 'the Mission Track'), cite: rule('G 5.5.1') },
  { id: 'called', name: message('coh.way.called', 'you say that it is over'), cite: rule('G 5.5.1') },
]

const ready = message('coh.outcome.ready', 'The firefight is generated: play it at the table.')
const wins = message('coh.outcome.wins', 'You win with {vp} VP against {other}, as {side}.')
const loses = message('coh.outcome.loses', 'The AI wins with {vp} VP against {other}, as {side}.')
const draws = message('coh.outcome.draws', 'It is a draw: both sides have {vp} VP.')

/** A firefight that is ready, or a mission won by VP (G 5.5.1). */
export function outcome({ ended, mission }: Situation): MatchOutcome | undefined {
  if (ended === '') return undefined
  if (mission === undefined) return { winner: 'nobody', way: ended, text: ready }
  const { ai, vp } = mission
  const human = enemyOf(ai)
  if (vp[human] === vp[ai])
    return { winner: 'nobody', way: ended, text: { ...draws, params: { vp: vp[ai] } } }
  const won = vp[human] > vp[ai]
  const side = won ? human : ai
  return {
    winner: won ? 'player' : 'bot',
    way: ended,
    text: {
      ...(won ? wins : loses),
      params: { vp: vp[side], other: vp[enemyOf(side)], side: sideName(side) },
    },
  }
}
