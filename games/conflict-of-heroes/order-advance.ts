import { ask, choice, fill, message, type Procedure, type Table } from '@opfor/kernel'
import { orderName } from './pieces.ts'
import { inMission, type Situation } from './situation.ts'
import { words } from './words.ts'

const howFar = message('coh.ask.advance', '{card}: how far does the Mission Track marker advance?')

/** So far an Order Card may advance the marker. */
export const advances = [0, 1, 2].map((spaces) => ({
  id: String(spaces),
  spaces,
  name: message('coh.advance', '{count, plural, =0 {not at all} one {# space} other {# spaces}}', {
    count: spaces,
  }),
}))

/** How far an Order Card of the app's deck advances the marker: in few questions each card is asked for once. */
export function* advanceOf(table: Table<Situation>, card: string): Procedure<number | undefined> {
  const known = table.now.pack.advances?.[card]
  if (table.now.asking === 'few' && known !== undefined) return known
  const far = yield* ask(
    table,
    inMission(() => choice('coh.advance', 'player', fill(howFar, { card: orderName(card) }), advances)),
  )
  if (far !== undefined && table.now.asking === 'few')
    table.change(withAdvance(table.now, card, far.spaces), words.orderKnown, { card: orderName(card) })
  return far?.spaces
}

function withAdvance(now: Situation, card: string, spaces: number): Situation {
  return { ...now, pack: { ...now.pack, advances: { ...now.pack.advances, [card]: spaces } } }
}
