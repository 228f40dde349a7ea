import { applyRuling, type Table } from '@opfor/kernel'
import { conditionCaps, zeroCaps } from '../mission/solo-rulings.ts'
import { missionOf, type Play, playersOf, type Situation } from '../../table/situation.ts'

export interface CapCard {
  readonly card: string
  readonly change: number
}

/** G 5.4: in the order of play. */
export function capsOfTheAI(table: Table<Situation>): readonly CapCard[] {
  const own = playersOf(table.now, missionOf(table.now).ai).map(({ id }) => id)
  const all = changes(table.now, own)
  const hasOthers = all.some(({ by }) => !own.includes(by))
  const onlyOwn = hasOthers && applyRuling(table, conditionCaps) === 'played'
  const counted = all.filter(({ by }) => !onlyOwn || own.includes(by))
  const isShort = counted.some(({ printed, had }) => printed !== had)
  const onlyHad = isShort && applyRuling(table, zeroCaps) === 'had'
  return counted
    .map(({ card, printed, had }) => ({ card, change: onlyHad ? had : printed }))
    .filter(({ change }) => change !== 0)
}

/** The printed and the actual change of each card: the marker does not fall below 0. */
function changes(now: Situation, own: readonly string[]) {
  let caps = now.players.find(({ id }) => own.includes(id))?.base ?? 0
  return now.plays
    .filter((play) => own.includes(play.by) || bindsBoth(play))
    .map(({ card, by, told: { caps: printed = 0 } }) => {
      const had = Math.max(-caps, printed)
      caps += had
      return { card, by, printed, had }
    })
    .filter(({ printed }) => printed !== 0)
}

/** G 3.9: the top of a Condition Card is for both players, whoever played it. */
function bindsBoth({ card, half }: Play): boolean {
  return card.startsWith('condition') && half === 'top'
}
