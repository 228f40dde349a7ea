import {
  ask,
  type Candidate,
  choice,
  withParams,
  type Message,
  message,
  must,
  tieByPlayer,
  withBoardTargets,
  withBookNumber,
  type Procedure,
  priorityList,
  type Table,
} from '@opfor/kernel'
import { rule } from '../../table/citations.ts'
import { labelOf, mapHexes } from '../../table/maps/hexes.ts'
import { hexesOf } from '../../table/maps/maps.ts'
import { atHexes, hexChoices, hexName, otherHexes } from '../../table/naming.ts'
import { rumors } from '../../table/pieces.ts'
import { isDry } from '../placing/placing-units.ts'
import type { Situation } from '../../table/situation.ts'
import { words } from '../words.ts'

const whichLabel = message('coh.ask.label', 'Which hex does the event name for a Rumored Enemy?')
const whichPrinted = message(
  'coh.ask.labelPrinted',
  'Which hex does the event name for a Rumored Enemy, as printed on its Order Card?',
)
const printedLabel = message('coh.labelPrinted', '{label} ({hex} on your maps)')

/** G 6.0: of the same number on several maps, the one that serves the AI best. */
export const bestForAI = priorityList<Candidate, Situation, { readonly id: string }>(
  'conflict-of-heroes.advantage',
  'Hex of the Rumored Enemy',
  rule('G 6.0'),
  [
    withBookNumber(
      '',
      must(1, 'the hex that the event names, on any map', (hex, _, { id }) => hex.id.endsWith(`-${id}`)),
    ),
    withBookNumber(
      '',
      must(2, 'not marked as water', (hex, now) => isDry(now, hex.id)),
    ),
  ],
  withBoardTargets(atHexes, tieByPlayer('player', 'you choose the one that serves the AI best')),
  { of: ({ id }, now) => labelName(now, id), others: otherHexes },
)

function labelName(now: Situation, label: string): Message {
  return hexName({ ...now, maps: [] }, `1-${label}`)
}

/** An event names a hex by its number: places a Rumored Enemy on the map that serves the AI best. */
export function* placeByNumber(table: Table<Situation>): Procedure<void> {
  const labels = mapHexes.map(labelOf)
  const named = yield* ask(table, (now) =>
    choice(
      'coh.label',
      'player',
      now.edition === 'third' ? whichPrinted : whichLabel,
      labels.map((id) => ({ id, name: onCard(now, id) })),
      { points: { by: 'place', leadsTo: (label) => hexesWith(now, label) } },
    ),
  )
  const hex = yield* bestForAI(table, (now) => hexChoices(now, hexesOf(now.maps)), { id: named.id })
  const { mission } = table.now
  if (hex === undefined || mission === undefined) {
    table.change(table.now, words.noRumorHex, { hex: labelName(table.now, named.id) })
    return
  }
  if (table.now.rumored.length >= rumors.rumored) {
    table.change(table.now, words.noRumorLeft, { count: rumors.rumored })
    return
  }
  const rumored = [...table.now.rumored, { kind: 'rumored', side: mission.ai, at: hex.id }]
  table.change({ ...table.now, rumored }, words.rumorPlaced, { hex: hexName(table.now, hex.id) })
}

function hexesWith({ maps }: Situation, label: string): readonly string[] {
  return hexesOf(maps).filter((hex) => hex.endsWith(`-${label}`))
}

/** Order Cards print labels of the second edition, also with maps of the third. */
function onCard(now: Situation, label: string): Message {
  const hex = labelName(now, label)
  return now.edition === 'third' ? withParams(printedLabel, { label, hex }) : hex
}
