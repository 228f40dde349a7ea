import { ask, choice, withParams, message, type Procedure, type Table } from '@opfor/kernel'
import { orderName } from '../../table/pieces.ts'
import { inMission, type Situation } from '../../table/situation.ts'
import { words } from '../words.ts'

const howFar = message('coh.ask.advance', '{card}: how far does the Mission Track marker advance?')

/** Spaces that an Order Card may advance the marker. */
const advances = [0, 1, 2].map((spaces) => ({
  id: String(spaces),
  spaces,
  name: message('coh.advance', '{count, plural, =0 {not at all} one {# space} other {# spaces}}', {
    count: spaces,
  }),
}))

export const never = {
  id: 'never',
  spaces: 0,
  name: message('coh.advance.never', 'never: the card does not mention it'),
} as const

/** Asked at each order, as it depends on the table. With few questions, remembers cards without an advance. */
export function* advanceOf(table: Table<Situation>, card: string): Procedure<number | undefined> {
  if (table.now.asking !== 'few') return (yield* askAdvance(table, card, advances))?.spaces
  if (table.now.pack.neverAdvance?.[card] === true) return 0
  const far = yield* askAdvance(table, card, [...advances, never])
  if (far?.id === never.id)
    table.change(withNever(table.now, card), words.orderKnown, { card: orderName(card) })
  return far?.spaces
}

function* askAdvance(
  table: Table<Situation>,
  card: string,
  among: readonly (typeof advances)[number][],
): Procedure<(typeof advances)[number] | undefined> {
  return yield* ask(
    table,
    inMission((_, { pack }) => {
      const proposal = advances.find(({ spaces }) => spaces > 0 && spaces === pack.advances?.[card])
      return choice('coh.advance', 'player', withParams(howFar, { card: orderName(card) }), among, {
        ...(proposal && { proposal }),
      })
    }),
  )
}

function withNever(now: Situation, card: string): Situation {
  return { ...now, pack: { ...now.pack, neverAdvance: { ...now.pack.neverAdvance, [card]: true } } }
}
