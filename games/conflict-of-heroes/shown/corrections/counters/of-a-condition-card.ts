import { withParams, message, booleanValues, choiceSetter } from '@opfor/kernel'
import { conditionName } from '../../../table/pieces.ts'
import { packHalf, type Play, type Situation } from '../../../table/situation.ts'
import type { Settable } from './in-order.ts'

const words = {
  name: message('coh.counter.used', '{card}: it was used for its bottom'),
  shortName: message('coh.short.used', 'used for its bottom'),
} as const

/** G 3.9: discarded because its bottom was used, or never played. */
export function ofConditionCard(now: Situation, card: string): Settable {
  const play = now.plays.find((each) => each.card === card)
  const [first] = now.players
  const isDiscarded = !now.conditions.includes(card) && (play === undefined || play.used === true)
  const named = {
    id: `used.${card}`,
    name: withParams(words.name, { card: conditionName(card) }),
    shortName: words.shortName,
    of: { id: card, name: conditionName(card) },
    note: true,
    isNested: !isDiscarded,
  }
  const among = isDiscarded && first !== undefined ? booleanValues : booleanValues.slice(0, 1)
  return choiceSetter(named, play?.used === true ? 1 : 0, among, (to) => {
    const others = play?.used === true ? now.plays.filter((each) => each !== play) : now.plays
    if (to === 0 || first === undefined) return { ...now, plays: others }
    const told = { ...packHalf(now.pack, card, 'bottom'), section: 'special' as const }
    const used: Play = { card, half: 'bottom', by: first.id, told, used: true }
    return { ...now, plays: play === undefined ? [...now.plays, used] : now.plays }
  })
}
