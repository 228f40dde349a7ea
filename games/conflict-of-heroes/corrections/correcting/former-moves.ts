import type { Edit } from '@opfor/kernel'
import { defenses, sides } from '../../pieces.ts'
import { isNamedPlace } from '../place-names.ts'
import type { Situation } from '../../situation.ts'
import { isCard } from './move-card.ts'

const counters: readonly string[] = [
  ...sides.map((side) => `marker ${side}`),
  ...defenses.map((kind) => `defense ${kind}`),
  'rumored',
  'noEnemy',
  'mine',
]
const forCounters = /^(supply|cup|rumors-|mine-)/
const forCards = /^(board-|discard$)/

/**
 * Moves of a counter from the box, or of a Generator Card from its deck, to where such pieces never lie. Earlier versions
 * took them and left the piece where it was; matches hold them, so they still change nothing.
 */
export function staysWhereItLies(
  now: Situation,
  { move, from, to }: Extract<Edit, { readonly move: string }>,
): boolean {
  if (!isNamedPlace(to)) return false
  if (counters.includes(move)) return from === 'supply' && !forCounters.test(to)
  return from.startsWith('deck-') && isCard(now, move) && !forCards.test(to)
}
