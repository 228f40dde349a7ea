import {
  restartable,
  ask,
  bag,
  type Candidate,
  choice,
  draw,
  withParams,
  type Message,
  message,
  type Procedure,
  applyRuling,
  type Settings,
  type Table,
} from '@opfor/kernel'
import { facesOf } from '../rules/action-dice/die-faces.ts'
import { className, shipName } from '../table/names.ts'
import { type Battle, type Enlisted, type Side, sides } from '../table/battles/pieces.ts'
import { corners } from '../rules/rulings.ts'
import { nextOrder, type Ship, shipWith, type Situation, withShip } from '../table/situation.ts'
import { firstFree } from '../rules/movement/stand-by.ts'
import { battleFrom } from './battles/which-battle.ts'
import { words } from '../table/words.ts'

export function initialSituation(settings: Settings): Situation {
  const { options, rulings } = settings
  const battle = battleFrom(options['battle'])
  return {
    rulings,
    battle,
    where: options['where'] === 'table' ? 'table' : 'screen',
    damage: options['damage'] === 'typed' ? 'typed' : 'house',
    weights: facesOf(settings),
    longest: Number(options['longest']),
    turn: 1,
    phase: 'standBy',
    attacksOver: false,
    lastTarget: '',
    attacks: [],
    ships: [...fleet(battle, 'player'), ...fleet(battle, 'stratego')],
    ended: '',
  }
}

function fleet(battle: Battle, side: Side): readonly Ship[] {
  return battle[side].map((enlisted, at) => newShip(battle, side, enlisted, at + 1))
}

function newShip({ classes }: Battle, side: Side, enlisted: Enlisted, number: number): Ship {
  const card = classes.findIndex(({ id }) => id === enlisted.class)
  const { structure = 1, squadrons, batteries = [] } = classes[card] ?? {}
  return {
    id: `${side}-${number}`,
    side,
    name: enlisted.name,
    card,
    order: 0,
    at: 'undeployed',
    points: structure,
    pending: 0,
    underFire: false,
    squadrons: squadrons?.number ?? 0,
    fired: batteries.map(() => 0),
    face: '',
    moved: -1,
    from: '',
    artillery: 0,
    launches: 0,
    splits: false,
    attacked: false,
    active: [],
  }
}

function shipWithClass({ battle }: Situation, ship: Ship): Message {
  return message('admiral.shipWithClass', '{ship}, {class}', {
    ship: shipName(ship),
    class: className(battle, ship.card),
  })
}

const whichNext = message('admiral.ask.deploy', 'Which of your ships is deployed next?')
const asListed: Candidate = { id: 'rest', name: message('admiral.asListed', 'the rest in this order') }
const reveal = message(
  'admiral.ask.reveal',
  "{count, plural, one {Reveal Stratego's card: which is it?} other {Shuffle Stratego's # cards and reveal them one by one: in which order do they come up?}}",
)

/** Setup: the player's units in an order of choice, then Stratego's as they are revealed. */
export function* setup(table: Table<Situation>): Procedure<void> {
  layIslands(table)
  while (isSettingUp(table.now)) yield* restartable(table, () => deployNext(table))
}

/** Only beside the real board. */
function layIslands(table: Table<Situation>): void {
  const { where, battle } = table.now
  const { islands } = battle.board
  if (where === 'table' && islands.length > 0)
    table.change(table.now, words.islands, { squares: islands, count: islands.length })
}

function isSettingUp(now: Situation): boolean {
  return now.ended === '' && sides.some((side) => undeployed(now, side).length > 0)
}

function* deployNext(table: Table<Situation>): Procedure<void> {
  const [first, second] = undeployed(table.now, 'player')
  if (!isSettingUp(table.now)) return
  if (second !== undefined) yield* deployOneOfYours(table)
  else if (first !== undefined) deploy(table, first.id)
  else yield* revealStrategos(table)
}

function* deployOneOfYours(table: Table<Situation>): Procedure<void> {
  const { id } = yield* ask(table, (now) =>
    choice<Candidate>('admiral.deploy', 'player', whichNext, [
      ...undeployed(now, 'player').map((ship) => ({ id: ship.id, name: shipWithClass(now, ship) })),
      asListed,
    ]),
  )
  const next = id === asListed.id ? undeployed(table.now, 'player').map((ship) => ship.id) : [id]
  for (const each of next) deploy(table, each)
}

function* revealStrategos(table: Table<Situation>): Procedure<void> {
  const revealed = yield* revealedInOrder(table)
  applyRuling(table, corners)
  for (const id of revealed) deploy(table, id)
}

function* revealedInOrder(table: Table<Situation>): Procedure<readonly string[]> {
  const all = undeployed(table.now, 'stratego').map(({ id }) => id)
  if (all.length === 1) return all
  return yield* ask(table, (now) => {
    const cards = undeployed(now, 'stratego').map(({ id }) => id)
    return draw('admiral.reveal', withParams(reveal, { count: cards.length }), bag(cards), 20, (id) =>
      shipWithClass(now, shipWith(now, id)),
    )
  })
}

function undeployed(now: Situation, side: Side): readonly Ship[] {
  return now.ships.filter((ship) => ship.side === side && ship.at === 'undeployed')
}

/** The Stand-by Area once a side has its eight units. */
function deploy(table: Table<Situation>, id: string): void {
  const ship = shipWith(table.now, id)
  const order = nextOrder(table.now, ship.side)
  const square = firstFree(table.now, ship.side)
  const at = square?.id ?? 'standBy'
  table.change(
    withShip(table.now, id, { order, at, from: at }),
    square === undefined ? words.waits : words.deploys,
    { ship: shipName(ship), square: at },
  )
}
