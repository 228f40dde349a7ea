import { message } from '../messages/message.ts'
import { discardCard, drawFromPile, possibleNextCards, reshufflePile } from '../pieces/pile.ts'
import { ask, type Procedure } from '../ask/procedure.ts'
import { choice } from '../ask/questions/choice.ts'
import { draw } from '../ask/questions/draw.ts'
import { number } from '../ask/questions/number.ts'
import { which } from '../ask/questions/which.ts'
import { yesNo } from '../ask/questions/yes-no.ts'
import type { Table } from '../ask/table.ts'
import { actions } from './actions.ts'
import { distance, type Mood, moods, selectCaught, selectFacing, selectTarget } from './lists.ts'
import { loggedCards } from '../lists/logged-lines.ts'
import { type Card, heading, nameOf, seats } from './pieces.ts'
import { nameScouts, sendScout } from './scouting.ts'
import { type Situation, suppliesLeft, withTower } from './situation.ts'

const drawCard = message('small.draw', 'Draw an order card.')
const drawn = message('small.drawn', 'The raider draws {card}.')
const guardWhere = message('small.guard', 'Which tower do you guard?')
const guarding = message('small.guarding', 'You guard {tower}.')
const follow = message('small.tracked', 'Does the program follow the table?')
const following = message(
  'small.following',
  'The program {how, plural, =0 {does not follow} other {follows}} the table.',
)
const start = message('small.start', 'How far does the raider stand from {tower}?')
const standing = message('small.standing', 'The raider stands {inches} inches from {tower}.')
const beacons = message('small.beacons', 'Which beacons are lit?')
const faces = message('small.faces', 'The raider faces {tower}.')
const caught = message('small.wasCaught', 'The guard of {tower} is caught and goes home.')
const ended = message('small.ended', 'Turn {turn} is over.')

/** Asks for the raider's place, and if the program tracks the table. */
export function* setup(table: Table<Situation>): Procedure<void> {
  yield* askTracked(table)
  for (const { id, name } of table.now.towers) {
    const inches = yield* ask(table, () =>
      number('small.setup', 'table', message(start.id, start.text, { tower: name }), {
        from: 0,
        to: 30,
        unit: distance.unit,
      }),
    )
    table.change(withTower(table.now, id, { distance: inches }), standing, { inches, tower: name })
  }
  const lit = yield* ask(table, (now) => which('small.lit', 'table', beacons, now.towers))
  for (const { id } of lit)
    table.change(withTower(table.now, id, { inSight: true }), message('small.isLit', 'Lit.'))
  yield* nameScouts(table)
}

export const orders = loggedCards('small.orders', 'Orders', heading('Orders'), [
  { key: 'lull', text: 'Lull: the raider looks around.' },
  { key: 'march', text: 'March: the raider comes closer.' },
  { key: 'raid', text: 'Raid: the raider may burn a tower.' },
])

export function* turn(table: Table<Situation>): Procedure<void> {
  yield* drawOrder(table)
  for (const seat of seats) yield* guard(table, seat)
  const now = table.now
  const mood: Mood = {
    id: moods.read(table, now.card === '' ? 'lull' : now.card, suppliesLeft(now) > 6 ? 'plenty' : 'scarce'),
  }
  const target = yield* selectTarget(table, (situation) => situation.towers, mood)
  if (target !== undefined) yield* raid(table, target.id, mood)
  yield* sendScout(table)
  if (table.now.card === 'lull') yield* askTracked(table)
  table.change({ ...table.now, turn: table.now.turn + 1, guards: {} }, ended, { turn: table.now.turn })
}

function* raid(table: Table<Situation>, id: string, mood: Mood): Procedure<void> {
  const done = yield* actions(table, { id, mood })
  if (done === undefined) {
    const facing = yield* selectFacing(table, (now) => now.towers)
    if (facing !== undefined) table.change(table.now, faces, { tower: facing.name })
  }
  const lost = yield* selectCaught(table, (now) => now.towers)
  if (lost === undefined) return
  const { [lost.keeper]: _, ...guards } = table.now.guards
  table.change({ ...table.now, guards }, caught, { tower: lost.name })
}

function* drawOrder(table: Table<Situation>): Procedure<void> {
  const { deck, card } = table.now
  const next = card === '' ? deck : discardCard(deck, card)
  const full = possibleNextCards(next).length === 0 ? reshufflePile(next) : next
  table.change(
    { ...table.now, deck: full, card: '' },
    message('small.discard', 'The last card is discarded.'),
  )
  const [top = 'lull'] = yield* ask(table, (now) =>
    draw('small.card', drawCard, possibleNextCards(now.deck), 1, nameOf),
  )
  const from = table.now.deck
  table.change({ ...table.now, deck: drawFromPile(from, top), card: top as Card }, drawn, {
    card: nameOf(top),
  })
  if (table.now.scouts !== undefined) orders.reach(table, top as Card)
}

function* guard(table: Table<Situation>, seat: string): Procedure<void> {
  const post = yield* ask(table, (now) =>
    choice(
      'small.guard',
      seat,
      guardWhere,
      now.towers.filter((each) => each.keeper === seat),
      { secret: true, points: { by: 'place' } },
    ),
  )
  const guards = { ...table.now.guards, [seat]: post.id }
  table.change({ ...table.now, guards }, guarding, { tower: post.name }, seat)
}

function* askTracked(table: Table<Situation>): Procedure<void> {
  const tracked = yield* ask(table, (now) =>
    yesNo('small.tracked', 'table', follow, { proposal: now.tracked }),
  )
  table.change({ ...table.now, tracked }, following, { how: tracked ? 1 : 0 })
}
