import { ask, type Candidate, choice, fill, message, type Procedure, ruled, type Table } from '@opfor/kernel'
import { chosen } from './choosing.ts'
import { hexesOf } from './maps.ts'
import { cardChoices, hexChoices, hexName, playerName, unitChoices } from './naming.ts'
import { enemyOf, rumors, type Side } from './pieces.ts'
import { isDry, legalHexes } from './placing-units.ts'
import { ownRumors } from './solo-rulings.ts'
import { playerOf, type Situation, unitsAt, unitsOf, withUnit } from './situation.ts'
import { unitOf } from './units.ts'
import { words } from './words.ts'

const hideUnit = message('coh.ask.hideUnit', 'Which unit is hidden by the card of the {player}?')
const hideCard = message('coh.ask.hideCard', 'The units of which card does the {player} hide?')
const rumorWhere = message('coh.ask.rumorHex', 'Where do you place a Rumored Enemy counter?')
const mineWhere = message(
  'coh.ask.mineHex',
  'On which hex is the Mine hidden? A Rumored Enemy counter takes its place.',
)
const nothing: Candidate = { id: 'none', name: message('coh.hidden.none', 'none') }

/** The place of a side's units in the Rumored Enemy Draw Cup. */
export function rumorCup(side: Side): string {
  return `rumors-${side}`
}

/** German 14 and Soviet 08: hidden units; solo they become Rumored Enemies (G 6.2). */
export function* hide(table: Table<Situation>, id: string, what: 'unit' | 'card'): Procedure<void> {
  const { seat, side: own } = playerOf(table.now, id)
  const units = what === 'unit' ? yield* oneUnit(table, id) : yield* unitsOfCard(table, id)
  const side = what === 'unit' ? sideOfHidden(units, own) : own
  if (what === 'card')
    table.change({ ...table.now, mine: 'hidden' }, words.mineHidden, { player: playerName(id) })
  if (table.now.mode === 'firefight') {
    for (const unit of units) move(table, unit, 'hidden', words.hidden)
    return
  }
  const wanted = what === 'unit' ? 3 : 2 * units.length
  const blanks = what === 'unit' ? 2 : units.length
  yield* placeRumors(table, seat, side, wanted)
  for (const unit of units) if (waits(table.now, unit)) move(table, unit, rumorCup(side), words.intoRumorCup)
  const left = rumors.noEnemy - table.now.noEnemy.german - table.now.noEnemy.soviet
  const count = Math.min(blanks, left)
  const noEnemy = { ...table.now.noEnemy, [side]: table.now.noEnemy[side] + count }
  table.change({ ...table.now, noEnemy }, words.blanks, { count })
}

/** G 6.2: the rumors of German 14 are those of the unit that was chosen; the booklet speaks of one of the enemy's. */
function sideOfHidden([unit]: readonly string[], own: Side): Side {
  return unit === undefined ? enemyOf(own) : unitOf(unit).side
}

/** The booklet names a Soviet unit for the German card: it may be a misprint, so any unit that waits may be chosen. */
function* oneUnit(table: Table<Situation>, player: string): Procedure<readonly string[]> {
  const { seat, side } = playerOf(table.now, player)
  const text = fill(hideUnit, { player: playerName(player) })
  const unit = yield* ask(table, (now) => {
    const waiting = [enemyOf(side), side].flatMap((each) =>
      unitsOf(now, each).filter((id) => now.units[id]?.at === 'edge'),
    )
    return choice('coh.hideUnit', seat, text, [...unitChoices(waiting), nothing])
  })
  return unit.id === nothing.id ? [] : [unit.id]
}

/** Soviet 08: a card of one's own: units are placed by the player of their card (G 4.2). */
function* unitsOfCard(table: Table<Situation>, player: string): Procedure<readonly string[]> {
  const { seat } = playerOf(table.now, player)
  const text = fill(hideCard, { player: playerName(player) })
  const waiting = (now: Situation): readonly string[] =>
    unitsAt(now, 'edge').filter((id) => now.units[id]?.by === player)
  const card = yield* ask(table, (now) => {
    const cards = new Set(waiting(now).map((id) => now.units[id]?.card ?? ''))
    const named = now.plays.map((each) => each.card).filter((each) => cards.has(each))
    return choice('coh.hideCard', seat, text, [...cardChoices(named), nothing])
  })
  return waiting(table.now).filter((id) => table.now.units[id]?.card === card.id)
}

function move(table: Table<Situation>, id: string, at: string, tell: typeof words.hidden): void {
  const unit = table.now.units[id]
  if (unit !== undefined)
    table.change(withUnit(table.now, id, { ...unit, at }), tell, { unit: unitOf(id).name })
}

function waits({ units }: Situation, id: string): boolean {
  return units[id]?.at === 'edge'
}

/** Rumored Enemy counters on the map, as many as there are. */
function* placeRumors(table: Table<Situation>, seat: string, side: Side, count: number): Procedure<void> {
  for (let placed = 0; placed < count; placed += 1) {
    const at = yield* chosen(table, 'coh.rumorHex', seat, rumorWhere, (now) =>
      now.rumored.length < rumors.rumored ? hexChoices(now, rumorHexes(now, side)) : [],
    )
    if (at === undefined) return
    placeRumor(table, side, at.id)
  }
}

function placeRumor(table: Table<Situation>, side: Side, at: string): void {
  const rumored = [...table.now.rumored, { kind: 'rumored', side, at }]
  table.change({ ...table.now, rumored }, words.rumored, { hex: hexName(table.now, at) })
}

/** Hexes for a Rumored Enemy: where a unit may be placed, and no other one lies. */
function rumorHexes(now: Situation, side: Side): readonly string[] {
  const taken = now.rumored.map(({ at }) => at)
  return legalHexes(now, side).filter((hex) => !taken.includes(hex))
}

/** After the roll for the side (G 5.3): rumors stay, or the human's become hidden units as usual; the AI's mine is a rumor (G 6.2). */
export function* settleHidden(table: Table<Situation>, ai: Side): Procedure<void> {
  const human = enemyOf(ai)
  if (hasRumors(table.now, human) && ruled(table, ownRumors) === 'hidden') {
    const rumored = table.now.rumored.filter(({ side }) => side === ai)
    table.change({ ...table.now, rumored, noEnemy: { ...table.now.noEnemy, [human]: 0 } }, words.rumorsAway)
    for (const unit of unitsAt(table.now, rumorCup(human))) move(table, unit, 'hidden', words.hiddenAfterAll)
  }
  if (ai === 'soviet' && table.now.mine === 'hidden') yield* mineAsRumor(table)
}

/** Soviet 08 (G 6.2): a Rumored Enemy replaces the AI's hidden mine, in its hex, and a Mine counter goes into the cup. */
function* mineAsRumor(table: Table<Situation>): Procedure<void> {
  const at = yield* chosen(table, 'coh.mineHex', 'player', mineWhere, (now) =>
    now.mine === 'hidden' && now.rumored.length < rumors.rumored
      ? hexChoices(
          now,
          hexesOf(now.maps).filter((hex) => isDry(now, hex)),
        )
      : [],
  )
  if (at !== undefined) placeRumor(table, 'soviet', at.id)
  if (table.now.mine === 'hidden') table.change({ ...table.now, mine: 'rumorCup' }, words.mineRumored)
}

function hasRumors(now: Situation, human: Side): boolean {
  return now.rumored.some(({ side }) => side === human) || unitsAt(now, rumorCup(human)).length > 0
}
