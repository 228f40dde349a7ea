import { withParams, type Message, message } from '@opfor/kernel'
import { hexName } from '../../table/naming.ts'
import { cardName, type Side, sideName, sides } from '../../table/pieces.ts'
import { isHex, type OnHex, type Situation, unitsOf } from '../../table/situation.ts'
import { lyingName } from '../placing/pieces-on-map.ts'
import { unitOf } from '../../table/placing/units.ts'

const words = {
  markers: message('coh.brief.setMarkers', 'Control Markers ({side}): {counters}.'),
  defenses: message('coh.brief.setDefenses', 'Defense Counters ({side}): {counters}.'),
  card: message('coh.brief.setCard', '{card} ({side}): {counters}.'),
  units: message('coh.brief.setUnits', 'Other units ({side}): {counters}.'),
  rumored: message('coh.brief.setRumored', 'Rumored Enemies ({side}): {counters}.'),
  lying: message('coh.lying', '{counter} on {hex}'),
} as const

/** With sides and hexes: counters first, then units in the order of their cards. */
export function setUpOrder(now: Situation): readonly Message[] {
  return [
    ...lines(words.markers, (side) => now.markers.filter(of(side)).map(({ at }) => hexName(now, at))),
    ...lines(words.defenses, (side) =>
      now.defenses.filter(of(side)).map((each) => on(now, lyingName('defenses', each), each.at)),
    ),
    ...now.plays.flatMap(({ card }) =>
      lines(withParams(words.card, { card: cardName(card) }), (side) =>
        unitsOnHexes(now, side, (from) => from === card),
      ),
    ),
    ...lines(words.units, (side) =>
      unitsOnHexes(now, side, (from) => now.plays.every(({ card }) => card !== from)),
    ),
    ...lines(words.rumored, (side) => now.rumored.filter(of(side)).map(({ at }) => hexName(now, at))),
  ]
}

function of(side: Side): (counter: OnHex) => boolean {
  return (counter) => counter.side === side
}

function lines(text: Message, countersOf: (side: Side) => readonly (Message | string)[]): readonly Message[] {
  return sides.flatMap((side) => {
    const counters = countersOf(side)
    return counters.length === 0
      ? []
      : [{ ...text, params: { ...text.params, side: sideName(side), counters } }]
  })
}

function unitsOnHexes(now: Situation, side: Side, fits: (card: string) => boolean): readonly Message[] {
  return unitsOf(now, side).flatMap((id) => {
    const { at = '', card = '' } = now.units[id] ?? {}
    return isHex(at) && fits(card) ? [on(now, unitOf(id).name, at)] : []
  })
}

function on(now: Situation, counter: Message, at: string): Message {
  return withParams(words.lying, { counter, hex: hexName(now, at) })
}
