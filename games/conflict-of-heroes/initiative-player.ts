import { ask, type Candidate, choice, die, fill, message, type Procedure, type Table } from '@opfor/kernel'
import { cardNumbers, type PlayerLine } from './guidelines.ts'
import { playerChoice, playerName } from './naming.ts'
import { cardId, sideName, sides } from './pieces.ts'
import { personName } from './seat-name.ts'
import type { Player, Situation } from './situation.ts'
import { words } from './words.ts'

const roll = message('coh.ask.initiative', 'Initiative: roll 2d6 for {who}, one die at a time.')
const command = message('coh.ask.side', 'You are the Initiative Player: which side do you command?')

/** G 2.0: each rolls 2d6, the highest has the initiative; ties roll again. */
function* highestRoll(table: Table<Situation>, all: readonly Candidate[]): Procedure<Candidate> {
  let left = all
  for (;;) {
    const totals: number[] = []
    for (const who of left) {
      const text = fill(roll, { who: who.name })
      const first = yield* ask(table, () => die('coh.initiative', text, 6))
      totals.push(first + (yield* ask(table, () => die('coh.initiative', text, 6))))
    }
    const highest = Math.max(...totals)
    left = left.filter((_, at) => totals[at] === highest)
    const [only] = left
    if (left.length === 1 && only !== undefined) return only
    table.change(table.now, words.initiativeTie)
  }
}

/** G 2.0 and G 2.1, 1: who has the initiative, and who commands what. Solo, the roll is between the sides (G 5.2). */
export function* initiativePlayer(
  table: Table<Situation>,
  lines: readonly PlayerLine[],
  seats: readonly string[],
): Procedure<void> {
  if (table.now.mode === 'solo') {
    const side = yield* highestRoll(
      table,
      sides.map((each) => ({ id: each, name: sideName(each) })),
    )
    seat(table, lines, side.id, () => 'player')
    table.change({ ...table.now, initiative: side.id }, words.soloInitiative, { side: side.name })
    table.change(table.now, words.bothSides)
    return
  }
  const first = yield* highestRoll(
    table,
    seats.map((id) => ({ id, name: personName(id) })),
  )
  const role = yield* ask(table, () =>
    choice(
      'coh.side',
      first.id,
      command,
      lines.map(({ id }) => playerChoice(id)),
    ),
  )
  const others = seats.filter((each) => each !== first.id)
  const rest = lines.filter(({ id }) => id !== role.id)
  seat(table, lines, role.id, (id) =>
    id === role.id ? first.id : (others[rest.findIndex((line) => line.id === id)] ?? first.id),
  )
  table.change({ ...table.now, initiative: role.id }, words.initiative, {
    who: first.name,
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
  const order = orderOf(table.now, lines, first)
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
    owed: [],
  }
}

/** G 3.0: the Initiative Player first, then in turn; team-mates by turns (G 4.2). Guideline 7 prints its own order. */
function orderOf({ guideline }: Situation, lines: readonly PlayerLine[], first: string): readonly string[] {
  if (guideline.order !== undefined) return guideline.order
  const own = lines.find(({ id }) => id === first)
  const team = [
    first,
    ...lines.filter(({ side, id }) => side === own?.side && id !== first).map(({ id }) => id),
  ]
  const enemies = lines.filter(({ side }) => side !== own?.side).map(({ id }) => id)
  return team.flatMap((id, at) => [id, enemies[at] ?? ''])
}

/** The Generator Cards of a deck, by their ids. */
export function deckOf({ side, cards }: PlayerLine): readonly string[] {
  return cardNumbers({ cards }).map((number) => cardId(side, number))
}
