import {
  ask,
  choice,
  withParams,
  type Message,
  message,
  number,
  type Procedure,
  currentReading,
  type Table,
} from '@opfor/kernel'
import {
  type Guideline,
  guidelines,
  ownGuidelines,
  type PlayerLine,
  reversed,
  sideOf,
  type Variant,
} from '../../table/guidelines/guidelines.ts'
import { units } from '../../table/naming.ts'
import { tellOwn } from './own-guideline.ts'
import { halves } from '../rulings.ts'
import type { Situation } from '../../table/situation.ts'
import { words } from '../words.ts'

const forTwo = message('coh.ask.soloGuideline', 'Which Guideline? A solo mission needs one for two players.')
const useVariant = message(
  'coh.ask.variantSays',
  'Play with the variant? {says} Not recommended the first time you use a Guideline.',
)

const variants: Readonly<Record<string, Message>> = {
  2: message('coh.variant.2', 'You choose one Hand Size for both, and each player has that many CAPs.'),
  3: message('coh.variant.3', 'Each has 6 cards, and you play on two maps.'),
  4: message(
    'coh.variant.4',
    'You choose one Hand Size for both, each has one CAP less than that, and you play on one map.',
  ),
  5: message('coh.variant.5', 'You choose one Hand Size for both, and each has one CAP less than that.'),
  6: message('coh.variant.5', 'You choose one Hand Size for both, and each has one CAP less than that.'),
  7: message('coh.variant.7', 'The sides swap: two Soviet players against one German.'),
  8: message('coh.variant.8', 'Each team chooses which of its players takes cards 01 to 12.'),
}
const sameAsSetup = message('coh.variant.same', 'It says the same as the set-up and changes nothing.')
const handSize = message('coh.ask.hand', 'Which Hand Size for both players?')

/** Solo only the Guidelines for two (G 5.0); asks for an own one (G 2.1). */
export function* chooseGuideline(table: Table<Situation>): Procedure<void> {
  if (table.now.mode === 'solo' && table.now.guideline.players.length > 2) {
    const two = guidelines.filter(({ players }) => players.length === 2)
    const chosen = yield* ask(table, () => choice('coh.soloGuideline', 'player', forTwo, two))
    table.change({ ...table.now, guideline: chosen }, words.guideline, { guideline: chosen.name })
  }
  if (ownGuidelines.some(({ id }) => id === table.now.guideline.id)) yield* tellOwn(table)
}

/** G 2.1, 7: the variant, and the Hand Size if the variant leaves it open. */
export function* chooseVariant(table: Table<Situation>): Procedure<void> {
  const { id, variant } = table.now.guideline
  if (variant === undefined) return
  const changesNothing = variant.halves === true && currentReading(table.now, halves) === 'nothing'
  const text = withParams(useVariant, { says: changesNothing ? sameAsSetup : (variants[id] ?? '') })
  const wanted = yield* ask(table, () =>
    choice('coh.variant', 'table', text, [
      { id: 'no', name: message('coh.variant.no', 'no variant') },
      { id: 'yes', name: message('coh.variant.yes', 'with the variant') },
    ]),
  )
  if (wanted.id === 'no') return
  const [low, high] = variant.hand ?? [0, 0]
  const size =
    low === high
      ? low
      : yield* ask(table, () =>
          number('coh.hand', 'table', handSize, { from: low, to: high, unit: units.cards }),
        )
  const guideline = varied(table.now.guideline, variant, size)
  table.change({ ...table.now, guideline, variant: true }, words.variant)
}

export function varied(guideline: Guideline, variant: Variant, size: number): Guideline {
  const { capsBelowHand, maps = guideline.maps } = variant
  const players = guideline.players.map((line): PlayerLine => {
    const id = variant.reversed === true ? reversed(line.id) : line.id
    return {
      ...line,
      id,
      side: sideOf(id),
      hand: size > 0 ? size : line.hand,
      caps: capsBelowHand === undefined ? line.caps : size - capsBelowHand,
    }
  })
  const order = variant.reversed === true ? guideline.order?.map(reversed) : guideline.order
  return order === undefined ? { ...guideline, maps, players } : { ...guideline, maps, players, order }
}
