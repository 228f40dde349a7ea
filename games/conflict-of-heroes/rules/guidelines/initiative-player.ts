import {
  ask,
  type Candidate,
  choice,
  die,
  fill,
  type Message,
  message,
  type Procedure,
  ruled,
  type Table,
} from '@opfor/kernel'
import { cardNumbers, type PlayerLine } from '../../table/guidelines/guidelines.ts'
import { playerChoice, playerName } from '../../table/naming.ts'
import { cardId, sideName, sides } from '../../table/pieces.ts'
import { printedOrder } from '../rulings.ts'
import { personName } from './seat-name.ts'
import type { Player, Situation } from '../../table/situation.ts'
import { words } from '../words.ts'

const first = message('coh.ask.initiative', 'Initiative, 2d6 for {who}: what does the first die show?')
const second = message(
  'coh.ask.initiativeSecond',
  'Initiative, 2d6 for {who}: what does the second die show?',
)
const command = message('coh.ask.side', '{who} is the Initiative Player: which side do you command?')
const total = message('coh.rolledTotal', '{who} with {total}')

/** Who has rolled the highest, and what all have rolled. */
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
      const one = yield* ask(table, () => die('coh.initiative', fill(first, { who }), 6))
      rolls.push(one + (yield* ask(table, () => die('coh.initiative', fill(second, { who }), 6))))
    }
    const highest = Math.max(...rolls)
    const totals = left.map(({ name: who }, at) => fill(total, { who, total: rolls[at] ?? 0 }))
    left = left.filter((_, at) => rolls[at] === highest)
    const [only] = left
    if (left.length === 1 && only !== undefined) return { who: only, totals }
    table.change(table.now, words.initiativeTie, { who: left.map(({ name }) => name), total: highest })
  }
}

/** G 2.0 and G 2.1, 1: who has the initiative, and who commands what. Solo, the roll is between the sides (G 5.2). */
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
      fill(command, { who: winner.name }),
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

/** Team-mates with the same cards draw from one deck: each unit is there only once. */
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

/** G 3.0: the Initiative Player first, then in turn; team-mates by turns (G 4.2). Guideline 7 prints its own order. */
function orderOf(table: Table<Situation>, lines: readonly PlayerLine[], first: string): readonly string[] {
  const { order } = table.now.guideline
  if (order !== undefined)
    return order[0] === first || ruled(table, printedOrder) === 'printed'
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

/** The same order, from another player on. */
function beginningWith(order: readonly string[], first: string): readonly string[] {
  const at = order.indexOf(first)
  return [...order.slice(at), ...order.slice(0, at)]
}

/** The Generator Cards of a deck, by their ids. */
export function deckOf({ side, cards }: PlayerLine): readonly string[] {
  return cardNumbers({ cards }).map((number) => cardId(side, number))
}
