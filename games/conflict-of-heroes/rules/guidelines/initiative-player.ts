import {
  ask,
  type Candidate,
  choice,
  die,
  withParams,
  type Message,
  message,
  type Procedure,
  applyRuling,
  type Table,
} from '@opfor/kernel'
import { cardNumbers, type PlayerLine } from '../../table/guidelines/guidelines.ts'
import { personName, playerChoice, playerName } from '../../table/naming.ts'
import { cardId, sideName, sides } from '../../table/pieces.ts'
import type { Player, Situation } from '../../table/situation.ts'
import { printedOrder } from '../rulings.ts'
import { words } from '../words.ts'

/** Numbers with other cards in the third edition. */
const otherInThird: readonly string[] = ['20', '40']

/** G 2.1, 3: the Guideline's Action and Bonus Cards to shuffle, and those left out. */
export function actionCardsOf({ edition, guideline }: Pick<Situation, 'edition' | 'guideline'>): {
  readonly cards: string
  readonly leftOut: readonly string[]
} {
  const all = guideline.actionCards.split(', ')
  const leftOut = edition === 'third' ? all.filter((each) => otherInThird.includes(each)) : []
  return { cards: all.filter((each) => !leftOut.includes(each)).join(', '), leftOut }
}

const first = message('coh.ask.initiative', 'Initiative, 2d6 for {who}: what does the first die show?')
const second = message(
  'coh.ask.initiativeSecond',
  'Initiative, 2d6 for {who}: what does the second die show?',
)
const command = message('coh.ask.side', '{who} is the Initiative Player: which side do you command?')
const total = message('coh.rolledTotal', '{who} with {total}')

interface Highest {
  readonly who: Candidate
  readonly totals: readonly Message[]
}

/** G 2.0: each rolls 2d6, the highest has the initiative; ties roll again. */
function* highestRoll(table: Table<Situation>, all: readonly Candidate[]): Procedure<Highest> {
  let left = all
  for (;;) {
    const rolls: number[] = []
    for (const { name: who } of left) {
      const one = yield* ask(table, () => die('coh.initiative', withParams(first, { who }), 6))
      rolls.push(one + (yield* ask(table, () => die('coh.initiative', withParams(second, { who }), 6))))
    }
    const highest = Math.max(...rolls)
    const totals = left.map(({ name: who }, at) => withParams(total, { who, total: rolls[at] ?? 0 }))
    left = left.filter((_, at) => rolls[at] === highest)
    const [only] = left
    if (left.length === 1 && only !== undefined) return { who: only, totals }
    table.change(table.now, words.initiativeTie, { who: left.map(({ name }) => name), total: highest })
  }
}

/** G 2.0 and G 2.1, 1: initiative and commands. Solo, the roll is between the sides (G 5.2). */
export function* initiativePlayer(
  table: Table<Situation>,
  lines: readonly PlayerLine[],
  seats: readonly string[],
): Procedure<void> {
  if (table.now.mode === 'solo') {
    const { who: side, totals } = yield* highestRoll(
      table,
      sides.map((each) => ({ id: each, name: sideName(each) })),
    )
    seat(table, lines, side.id, () => 'player')
    table.change({ ...table.now, initiative: side.id }, words.soloInitiative, { side: side.name, totals })
    table.change(table.now, words.bothSides)
    return
  }
  const { who: winner, totals } = yield* highestRoll(
    table,
    seats.map((id) => ({ id, name: personName(id) })),
  )
  table.change(table.now, words.initiativeRoll, { who: winner.name, totals })
  const role = yield* ask(table, () =>
    choice(
      'coh.side',
      winner.id,
      withParams(command, { who: winner.name }),
      lines.map(({ id }) => playerChoice(id)),
    ),
  )
  const others = seats.filter((each) => each !== winner.id)
  const rest = lines.filter(({ id }) => id !== role.id)
  seat(table, lines, role.id, (id) =>
    id === role.id ? winner.id : (others[rest.findIndex((line) => line.id === id)] ?? winner.id),
  )
  table.change({ ...table.now, initiative: role.id }, words.initiative, {
    who: winner.name,
    player: role.name,
  })
}

function seat(
  table: Table<Situation>,
  lines: readonly PlayerLine[],
  first: string,
  seatOf: (id: string) => string,
): void {
  const players = lines.map((line) => playerFrom(table.now, lines, line, seatOf(line.id)))
  const order = orderOf(table, lines, first)
  for (const { id, seat: at } of players)
    if (at !== 'player')
      table.change(table.now, words.seated, { seat: personName(at), player: playerName(id) })
  table.change({ ...table.now, players, order }, words.order, { players: order.map(playerName) })
}

/** Each unit exists once, so team-mates with the same cards share a deck. */
function playerFrom(
  now: Situation,
  lines: readonly PlayerLine[],
  { id, side, cards, hand, caps }: PlayerLine,
  at: string,
): Player {
  const shared = lines.filter((line) => line.side === side).every((line) => line.cards[0] === cards[0])
  return {
    id,
    side,
    seat: at,
    deck: shared ? side : id,
    hand: [],
    left: hand,
    base: caps,
    gained: 0,
    caps,
    drawn: now.guideline.drawn,
  }
}

/** G 3.0: the Initiative Player first, then in turn; team-mates alternate (G 4.2). Guideline 7 prints its order. */
function orderOf(table: Table<Situation>, lines: readonly PlayerLine[], first: string): readonly string[] {
  const { order } = table.now.guideline
  if (order !== undefined)
    return order[0] === first || applyRuling(table, printedOrder) === 'printed'
      ? order
      : beginningWith(order, first)
  const own = lines.find(({ id }) => id === first)
  const team = [
    first,
    ...lines.filter(({ side, id }) => side === own?.side && id !== first).map(({ id }) => id),
  ]
  const enemies = lines.filter(({ side }) => side !== own?.side).map(({ id }) => id)
  const turns = Math.max(team.length, enemies.length)
  return Array.from({ length: turns }, (_, turn) =>
    [team, enemies].map((ids) => ids[turn % ids.length] ?? first),
  ).flat()
}

function beginningWith(order: readonly string[], first: string): readonly string[] {
  const at = order.indexOf(first)
  return [...order.slice(at), ...order.slice(0, at)]
}

export function deckOf({ side, cards }: PlayerLine): readonly string[] {
  return cardNumbers({ cards }).map((number) => cardId(side, number))
}
