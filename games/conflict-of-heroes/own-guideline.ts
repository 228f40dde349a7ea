import { ask, choice, message, number, type Procedure, type Table } from '@opfor/kernel'
import {
  advisedHand,
  type Guideline,
  guidelines,
  type PlayerLine,
  reversed,
  type Variant,
} from './guidelines.ts'
import { units } from './numbers-of.ts'
import type { Situation } from './situation.ts'
import { words } from './words.ts'

const forTwo = message('coh.ask.soloGuideline', 'A solo mission needs a Guideline for two: which?')
const rounds = message('coh.ask.ownRounds', 'How many Rounds?')
const from = message('coh.ask.ownFrom', 'Generator Cards from which number?')
const to = message('coh.ask.ownTo', 'Generator Cards to which number?')
const hand = message('coh.ask.ownHand', 'Hand Size? Advised are 1 to 2 cards for each Round.')
const caps = message('coh.ask.ownCaps', 'CAPs for each player?')
const maps = message('coh.ask.ownMaps', 'How many maps?')
const useVariant = message('coh.ask.variant', 'With the variant? Better not the first time with a Guideline.')
const handSize = message('coh.ask.hand', 'Which Hand Size, for both players?')

/** The Guideline of the match: solo only those for two (G 5.0); one of one's own is told now (G 2.1). */
export function* chooseGuideline(table: Table<Situation>): Procedure<void> {
  if (table.now.mode === 'solo' && table.now.guideline.players.length > 2) {
    const two = guidelines.filter(({ players }) => players.length === 2)
    const chosen = yield* ask(table, () => choice('coh.soloGuideline', 'player', forTwo, two))
    table.change({ ...table.now, guideline: chosen }, words.guideline, { guideline: chosen.name })
  }
  if (table.now.guideline.id === 'own') yield* tellOwn(table)
}

function* tellOwn(table: Table<Situation>): Procedure<void> {
  const count = (
    id: string,
    text: typeof rounds,
    low: number,
    high: number,
    unit: keyof typeof units,
    proposal: number,
  ) => ask(table, () => number(id, 'table', text, { from: low, to: high, unit: units[unit] }, { proposal }))
  const length = yield* count('coh.ownRounds', rounds, 1, 10, 'rounds', 5)
  const first = yield* count('coh.ownFrom', from, 1, 25, 'card', 1)
  const last = yield* count('coh.ownTo', to, first, 25, 'card', 25)
  const [low, high] = advisedHand(length)
  const most = last - first + 1
  const size = yield* count('coh.ownHand', hand, 1, most, 'cards', Math.min(most, low))
  const command = yield* count('coh.ownCaps', caps, 0, 20, 'caps', 4)
  const sheets = yield* count('coh.ownMaps', maps, 1, 2, 'maps', 1)
  const own: Guideline = {
    ...table.now.guideline,
    rounds: length,
    maps: sheets === 2 ? 2 : 1,
    players: table.now.guideline.players.map((line) => ({
      ...line,
      cards: [first, last],
      hand: size,
      caps: command,
    })),
  }
  table.change({ ...table.now, guideline: own }, words.guideline, { guideline: own.name })
  if (size < low || size > high) table.change(table.now, words.beyondAdvice, { low, high })
}

/** G 2.1, 7: with the variant or not, and the Hand Size where the variant leaves it open. */
export function* chooseVariant(table: Table<Situation>): Procedure<void> {
  const { variant } = table.now.guideline
  if (variant === undefined) return
  const wanted = yield* ask(table, () =>
    choice('coh.variant', 'table', useVariant, [
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

/** The Guideline as its variant has it. */
export function varied(guideline: Guideline, variant: Variant, size: number): Guideline {
  const { capsBelowHand, maps = guideline.maps } = variant
  const players = guideline.players.map((line): PlayerLine => {
    const id = variant.reversed === true ? reversed(line.id) : line.id
    return {
      ...line,
      id,
      side: id.startsWith('german') ? 'german' : 'soviet',
      hand: size > 0 ? size : line.hand,
      caps: capsBelowHand === undefined ? line.caps : size - capsBelowHand,
    }
  })
  const order = variant.reversed === true ? guideline.order?.map(reversed) : guideline.order
  return order === undefined ? { ...guideline, maps, players } : { ...guideline, maps, players, order }
}
