import {
  ask,
  choice,
  withParams,
  type Message,
  message,
  number,
  type Procedure,
  type Table,
} from '@opfor/kernel'
import {
  actionCardSets,
  advisedHand,
  type Guideline,
  type PlayerLine,
  reversed,
  sideOf,
} from '../../table/guidelines/guidelines.ts'
import { units } from '../../table/naming.ts'
import { type Side, sideChoices, sideName, sides } from '../../table/pieces.ts'
import type { Situation } from '../../table/situation.ts'
import { words } from '../words.ts'

const whoIsTwo = message('coh.ask.ownTwo', 'Three players: which side has two?')
const rounds = message('coh.ask.ownRounds', 'How many Rounds?')
const from = message('coh.ask.ownFrom', 'What is the lowest Generator Card number used?')
const to = message('coh.ask.ownTo', 'What is the highest Generator Card number used?')
const actions = message('coh.ask.ownActions', 'Which Action and Bonus Cards are used?')
const cardSet = message('coh.actionCards', '{cards}')
const draws = message('coh.ask.ownDrawn', 'How many Action Cards does each player draw each Round?')
const hand = message(
  'coh.ask.ownHand',
  'Which Hand Size for {side}? Recommended: {low} to {high} cards each.',
)
const handOf = message(
  'coh.ask.ownHandOf',
  'Which Hand Size for {side}? Recommended: {low, plural, one {# card} other {# cards}} each.',
)
const caps = message('coh.ask.ownCaps', 'How many CAPs for each player of {side}?')
const maps = message('coh.ask.ownMaps', 'How many maps?')

type Share = Pick<PlayerLine, 'hand' | 'caps'>

function* counted(
  table: Table<Situation>,
  id: string,
  text: Message,
  span: readonly [from: number, to: number, unit: keyof typeof units],
  proposal: number,
): Procedure<number> {
  const [low, high, unit] = span
  return yield* ask(table, () =>
    number(id, 'table', text, { from: low, to: high, unit: units[unit] }, { proposal }),
  )
}

/** G 2.1, the end: free-form play. Asks for everything in a Guideline, for each side separately. */
export function* tellOwn(table: Table<Situation>): Procedure<void> {
  if (table.now.guideline.players.length === 3) yield* pairUp(table)
  const length = yield* counted(table, 'coh.ownRounds', rounds, [1, 10, 'rounds'], 5)
  const first = yield* counted(table, 'coh.ownFrom', from, [1, 25, 'card'], 1)
  const last = yield* counted(table, 'coh.ownTo', to, [first, 25, 'card'], 25)
  const sets = actionCardSets.map((cards) => ({ id: cards, name: withParams(cardSet, { cards }) }))
  const actionCards = yield* ask(table, () => choice('coh.ownActions', 'table', actions, sets))
  const drawn = yield* counted(table, 'coh.ownDrawn', draws, [0, 5, 'cards'], 1)
  const deck = last - first + 1
  const german = yield* tellShare(table, 'german', length, deck)
  const soviet = yield* tellShare(table, 'soviet', length, deck, german)
  const shares = { german, soviet }
  const sheets = yield* counted(table, 'coh.ownMaps', maps, [1, 2, 'maps'], 1)
  const own: Guideline = {
    ...table.now.guideline,
    rounds: length,
    actionCards: actionCards.id,
    drawn,
    maps: sheets === 2 ? 2 : 1,
    players: table.now.guideline.players.map((line) => ({
      ...line,
      cards: [first, last],
      ...shares[line.side],
    })),
  }
  table.change({ ...table.now, guideline: own }, words.ownGuideline)
  const [low, high] = advisedHand(length, own.players.length)
  const isAdvised = sides.every((side) => shares[side].hand >= low && shares[side].hand <= high)
  if (!isAdvised)
    table.change(table.now, low === high ? words.beyondAdviceOf : words.beyondAdvice, { low, high })
}

/** Team-mates draw from one deck. */
function* tellShare(
  table: Table<Situation>,
  side: Side,
  length: number,
  deck: number,
  like?: Share,
): Procedure<Share> {
  const { guideline } = table.now
  const most = Math.floor(deck / matesOf(guideline, side))
  const [low, high] = advisedHand(length, guideline.players.length)
  const wording = withParams(low === high ? handOf : hand, { side: sideName(side), low, high })
  const alike = guideline.players.length === 3 ? low : (like?.hand ?? low)
  const size = yield* counted(
    table,
    'coh.ownHand',
    wording,
    [Math.min(1, most), most, 'cards'],
    Math.min(most, alike),
  )
  const command = withParams(caps, { side: sideName(side) })
  return {
    hand: size,
    caps: yield* counted(table, 'coh.ownCaps', command, [0, 20, 'caps'], like?.caps ?? 4),
  }
}

function* pairUp(table: Table<Situation>): Procedure<void> {
  const two = yield* ask(table, () => choice('coh.ownTwo', 'table', whoIsTwo, sideChoices))
  if (two.id === 'german') return
  const turned = table.now.guideline.players.map((line) => {
    const id = reversed(line.id)
    return { ...line, id, side: sideOf(id) }
  })
  table.change({ ...table.now, guideline: { ...table.now.guideline, players: turned } }, words.twoPlayers, {
    side: two.name,
  })
}

function matesOf({ players }: Guideline, side: Side): number {
  return players.filter((line) => line.side === side).length
}
