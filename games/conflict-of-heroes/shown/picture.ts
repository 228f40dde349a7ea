import {
  type PictureCell,
  type Message,
  message,
  messages,
  type PicturePanel,
  type Picture,
  type PictureRow,
} from '@opfor/kernel'
import { sections } from '../table/card-packs/card-pack.ts'
import { labelOf, thirdLabelOf } from '../table/maps/hexes.ts'
import { placeOf } from '../table/maps/maps.ts'
import { boardOf } from './corrections/laid/cards.ts'
import { type Side, sideName, sides } from '../table/pieces.ts'
import { ranges } from '../table/naming.ts'
import { isHex, type Mission, playersOf, type Situation, unitsAt, unitsOf } from '../table/situation.ts'
import { unitOf } from '../table/placing/units.ts'

const labels = messages('coh.label', {
  caps: 'CAPs',
  units: 'Units',
  vp: 'VP',
  scored: 'Scored',
  special: 'Special',
  edge: 'Edge',
  map: 'Map',
  round: 'Round',
  counteractions: 'Counter',
  orders: 'Orders',
  track: 'Track',
  deck: 'Deck',
})

const legends = {
  generation: message(
    'coh.legend',
    'CAPs and Action Cards each Round; card numbers under Units, Victory Points (VP) and Special Rules & Events; units beside the edge and on the map.',
  ),
  mission: message(
    'coh.legendMission',
    'CAPs that you have left this Round and Action Cards each Round; VP that were scored; card numbers under Units, Victory Points (VP) and Special Rules & Events; units beside the edge and on the map.',
  ),
} as const

export function picture(now: Situation): Picture {
  return {
    columns: sides.map((side) => [boardPanel(now, side)]),
    below: now.mission === undefined ? [] : [sheetPanel(now.mission)],
    legend: [now.mission === undefined ? legends.generation : legends.mission],
  }
}

function row(label: Message, texts: readonly string[], tone: PictureCell['tone']): PictureRow {
  return { label, cells: texts.map((text) => ({ text, tone })) }
}

function boardPanel(now: Situation, side: Side): PicturePanel {
  const { mission } = now
  const tone = side === mission?.ai ? 'bot' : 'player'
  const under = (section: string): readonly string[] =>
    now.plays
      .filter((play) => boardOf(now, play) === `board-${side}-${section}`)
      .map(({ card }) => card.slice(-2))
  const counters = playersOf(now, side).flatMap(({ caps, drawn }) => [
    String(mission?.caps ?? caps),
    `+${drawn}`,
  ])
  const own = unitsAt(now, 'edge').filter((id) => unitOf(id).side === side)
  const placed = unitsOf(now, side).filter((id) => isHex(now.units[id]?.at ?? ''))
  return {
    title: sideName(side),
    rows: [
      ...(side === mission?.ai ? [] : [row(labels.caps, counters, tone)]),
      ...(mission === undefined ? [] : [row(labels.scored, [String(mission.vp[side])], tone)]),
      ...sections.map((section) => row(labels[section], under(section), tone)),
      row(labels.edge, own.map(shortUnit), tone),
      row(
        labels.map,
        placed.map((id) => `${shortUnit(id)} ${shortHex(now, now.units[id]?.at ?? '')}`),
        tone,
      ),
    ],
  }
}

function shortUnit(id: string): string {
  return id.slice(id.indexOf(' ') + 1)
}

function shortHex({ edition }: Situation, place: string): string {
  const at = placeOf(place)
  if (at === undefined) return place
  return edition === 'third' ? thirdLabelOf(at.hex) : labelOf(at.hex)
}

function sheetPanel(mission: Mission): PicturePanel {
  const { round, counteractions, orders, track, deck, marker, end, sheet } = mission
  const spaces = track.map(({ tile, space }) => `${tile}:${space}`)
  return {
    title:
      sheet === 'defense'
        ? message('coh.sheet.defense', 'Solo Mission Sheet, Defense: marker {marker} of {end}', {
            marker,
            end,
          })
        : message('coh.sheet.offense', 'Solo Mission Sheet, Offense: marker {marker} of {end}', {
            marker,
            end,
          }),
    rows: [
      row(labels.round, [String(round)], 'special'),
      row(labels.counteractions, counteractions, 'bot'),
      row(labels.orders, orders, 'bot'),
      row(labels.track, spaces, 'bot'),
      row(labels.deck, ranges(deck.rest), 'special'),
    ],
  }
}
