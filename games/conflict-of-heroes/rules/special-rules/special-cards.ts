import {
  ask,
  type Candidate,
  choice,
  withParams,
  message,
  type Procedure,
  currentReading,
  applyRuling,
  type Table,
} from '@opfor/kernel'
import { chosen } from '../choosing.ts'
import { hexesOf } from '../../table/maps/maps.ts'
import { atHexes, cardChoices, hexChoices, playerName, unitChoices } from '../../table/naming.ts'
import { playsNotEntered, enterUnitsNow } from '../generator-cards/not-entered.ts'
import { cardName, enemyOf, rumors, type Side, sideName, sides } from '../../table/pieces.ts'
import { isDry } from '../placing/placing-units.ts'
import { placeRumor, placeRumors, tellNoRumor } from './rumored-enemies.ts'
import { chosenUnit, emptyCup, ownRumors } from '../mission/solo-rulings.ts'
import { isHex, playerOf, type Situation, unitsAt, unitsOf, withUnit } from '../../table/situation.ts'
import { unitOf } from '../../table/placing/units.ts'
import { words } from '../words.ts'

const hideUnit = message('coh.ask.hideUnit', "Which unit does the {player}'s card hide?")
const hideCard = message('coh.ask.hideCard', "Which card's units does the {player} hide?")
const mineWhere = message(
  'coh.ask.mineHex',
  'On which hex is the Mine hidden? A Rumored Enemy counter takes its place.',
)
const oneOf = message('coh.hidden.oneOf', 'a unit of {card}')
const nothing: Candidate = { id: 'none', name: message('coh.hidden.none', 'none') }

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
  const chosenAt = units.map((unit) => table.now.units[unit]?.at)
  const wanted = what === 'unit' ? 3 : 2 * units.length
  const blanks = what === 'unit' ? 2 : units.length
  yield* placeRumors(table, seat, side, wanted)
  for (const [nth, unit] of units.entries())
    if (what === 'unit' ? table.now.units[unit]?.at === chosenAt[nth] : isOutside(table.now, unit))
      move(table, unit, rumorCup(side), words.intoRumorCup)
  if (what === 'unit' && units.length === 0) tellUnitMissing(table)
  const left = rumors.noEnemy - table.now.noEnemy.german - table.now.noEnemy.soviet
  const count = Math.min(blanks, left)
  if (count === 0) {
    if (blanks > 0) table.change(table.now, words.noBlanks, { count: rumors.noEnemy })
    return
  }
  const noEnemy = { ...table.now.noEnemy, [side]: table.now.noEnemy[side] + count }
  table.change({ ...table.now, noEnemy }, words.blanks, { count })
  if (count < blanks)
    table.change(table.now, words.blanksShort, { wanted: blanks, count, short: blanks - count })
}

/** G 6.2: the unit goes into the cup when the card is played; without a choice, one is missing. */
function tellUnitMissing(table: Table<Situation>): void {
  const what = emptyCup.readings[currentReading(table.now, emptyCup)]
  table.change(table.now, words.unitMissing, { what })
}

/** G 6.2: the rumors of German 14 belong to the chosen unit's side; the booklet means the enemy's. */
function sideOfHidden([unit]: readonly string[], own: Side): Side {
  return unit === undefined ? enemyOf(own) : unitOf(unit).side
}

/** German 14: solo a Soviet unit, or of either side by a ruling; includes cards without entered units. */
function* oneUnit(table: Table<Situation>, player: string, of?: string): Procedure<readonly string[]> {
  const { seat, side } = playerOf(table.now, player)
  const text = withParams(hideUnit, { player: playerName(player) })
  const whose: readonly Side[] = isSoviet(table) ? ['soviet'] : [enemyOf(side), side]
  const unit = yield* ask(table, (now) => {
    const waiting = whose.flatMap((each) =>
      unitsOf(now, each).filter(
        (id) => isOutside(now, id) && (of === undefined || now.units[id]?.card === of),
      ),
    )
    const untold = of === undefined ? whose.flatMap((each) => playsNotEntered(now, each)) : []
    const ofCards = untold.map(({ card }) => ({
      id: card,
      name: withParams(oneOf, { card: cardName(card) }),
    }))
    return choice('coh.hideUnit', seat, text, [...unitChoices(waiting), ...ofCards, nothing])
  })
  if (table.now.plays.some(({ card }) => card === unit.id)) {
    yield* tellNow(table, unit.id)
    return yield* oneUnit(table, player, unit.id)
  }
  return unit.id === nothing.id ? [] : [unit.id]
}

/** G 6.2: the text names a Soviet unit; with people on both sides the card itself says which. */
function isSoviet(table: Table<Situation>): boolean {
  return table.now.mode === 'solo' && applyRuling(table, chosenUnit) === 'soviet'
}

/** Asks for units that were left out when the card was played. */
function* tellNow(table: Table<Situation>, card: string): Procedure<void> {
  const play = sides.flatMap((side) => playsNotEntered(table.now, side)).find((each) => each.card === card)
  if (play !== undefined) yield* enterUnitsNow(table, play)
}

/** Soviet 08: the units of an own card are placed by its player (G 4.2). */
function* unitsOfCard(table: Table<Situation>, player: string): Procedure<readonly string[]> {
  const { seat, side } = playerOf(table.now, player)
  const text = withParams(hideCard, { player: playerName(player) })
  const own = (now: Situation): readonly string[] =>
    unitsOf(now, side).filter((id) => now.units[id]?.by === player && mayBeHidden(now, id))
  const card = yield* ask(table, (now) => {
    const untold = playsNotEntered(now, side).filter(({ by }) => by === player)
    const cards = new Set([
      ...own(now).map((id) => now.units[id]?.card ?? ''),
      ...untold.map((each) => each.card),
    ])
    const named = now.plays.map((each) => each.card).filter((each) => cards.has(each))
    return choice('coh.hideCard', seat, text, [...cardChoices(named), nothing])
  })
  yield* tellNow(table, card.id)
  return own(table.now).filter((id) => table.now.units[id]?.card === card.id)
}

/** A unit that waits, or solo any; for Soviet 08 also one already in the cup (G 6.2). */
function mayBeHidden(now: Situation, id: string): boolean {
  const at = now.units[id]?.at ?? ''
  if (now.mode === 'firefight') return at === 'edge'
  return at === 'edge' || at.startsWith('round-') || isHex(at) || isInCup(at)
}

function move(table: Table<Situation>, id: string, at: string, tell: typeof words.hidden): void {
  const unit = table.now.units[id]
  if (unit !== undefined)
    table.change(withUnit(table.now, id, { ...unit, at }), tell, {
      unit: unitOf(id).name,
      side: sideName(unitOf(id).side),
    })
}

function isOutside(now: Situation, id: string): boolean {
  return mayBeHidden(now, id) && !isInCup(now.units[id]?.at)
}

export function isInCup(at = ''): boolean {
  return sides.some((side) => at === rumorCup(side))
}

/** G 5.3: rumors stay, or the human's become hidden units; the AI's mine is a rumor (G 6.2). */
export function* settleHidden(table: Table<Situation>, ai: Side): Procedure<void> {
  const human = enemyOf(ai)
  if (hasRumors(table.now, human) && applyRuling(table, ownRumors) === 'hidden') {
    const rumored = table.now.rumored.filter(({ side }) => side === ai)
    table.change({ ...table.now, rumored, noEnemy: { ...table.now.noEnemy, [human]: 0 } }, words.rumorsAway)
    for (const unit of unitsAt(table.now, rumorCup(human))) move(table, unit, 'hidden', words.hiddenAfterAll)
  }
  if (ai === 'soviet' && table.now.mine === 'hidden') yield* mineAsRumor(table)
}

/** Soviet 08 (G 6.2): a Rumored Enemy replaces the AI's hidden mine; a Mine goes into the cup. */
function* mineAsRumor(table: Table<Situation>): Procedure<void> {
  const hexes = (now: Situation): readonly Candidate[] => {
    const isLeft = now.mine === 'hidden' && now.rumored.length < rumors.rumored
    const dry = hexesOf(now.maps).filter((hex) => isDry(now, hex))
    return isLeft ? hexChoices(now, dry) : []
  }
  const at = yield* chosen(table, 'coh.mineHex', 'player', mineWhere, hexes, { points: atHexes })
  if (at !== undefined) placeRumor(table, 'soviet', at.id)
  else if (table.now.mine === 'hidden') tellNoRumor(table)
  if (table.now.mine === 'hidden') table.change({ ...table.now, mine: 'rumorCup' }, words.mineRumored)
}

function hasRumors(now: Situation, human: Side): boolean {
  return now.rumored.some(({ side }) => side === human) || unitsAt(now, rumorCup(human)).length > 0
}
