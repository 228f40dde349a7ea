import {
  type Action,
  type Candidate,
  actionColumn,
  message,
  must,
  prefer,
  tieByPrintedOrder,
  type Procedure,
  currentReading,
  applyRuling,
  type ExcludedPiece,
  priorityList,
  type Table,
} from '@opfor/kernel'
import { askFeature } from './ask-feature.ts'
import { admiralSymbol } from '../../table/citations.ts'
import { capability } from '../house-model/damage.ts'
import { formatBenefit, type Moment } from './green-features.ts'
import { hierarchy, targetAs } from '../attack/hierarchy.ts'
import { shipAs, shipName, unnumbered, wordOf } from '../../table/names.ts'
import { part } from '../../table/places.ts'
import { notNecessary } from '../ruled-out/features.ts'
import { noTargets } from '../ruled-out/targets.ts'
import { featureInRange, greenFeatures } from './symbol-rulings.ts'
import { cardOf, type Ship, shipWith, type Situation, withShip } from '../../table/situation.ts'
import { greens, mayReachByFeature, necessary, type Trigger, usefulReds, weakEnemies } from './triggers.ts'
import { isBeyondGrid } from '../house-model/typed-grid.ts'
import { words } from '../../table/words.ts'

interface Symbol extends Moment {
  readonly id: string
}

const of = ({ id }: { readonly id: string }, now: Situation) => shipName(shipWith(now, id))
const is =
  (...kinds: readonly string[]) =>
  ({ benefit }: Trigger) =>
    benefit !== undefined && kinds.includes(benefit.kind)

/** Admiral Symbol: chooses a necessary green feature; mere notes come last. */
export const selectGreen = priorityList<Trigger, Situation, Symbol>(
  'admiral.green.feature',
  'Green feature',
  admiralSymbol,
  [
    must('necessary', 'it is necessary now', ({ benefit }) => benefit !== undefined, greenFeatures),
    unnumbered(prefer(1, 'it lets the fire sink a target', is('sinks'), greenFeatures)),
    unnumbered(
      prefer(
        2,
        'it defends against an enemy that can damage the unit',
        is('defends', 'defendsThere'),
        greenFeatures,
      ),
    ),
    unnumbered(prefer(3, 'it lets the fire do more damage', is('lifts', 'graver'), greenFeatures)),
    unnumbered(prefer(4, 'it brings a target into reach', is('reaches', 'damages', 'ranges'), greenFeatures)),
  ],
  tieByPrintedOrder('in the order on the card'),
  { of, others: unnecessary },
)

/** Admiral Symbol: chooses a red feature of the chosen enemy. */
export const selectRed = priorityList<Trigger, Situation, Candidate>(
  'admiral.red.feature',
  'Red feature',
  admiralSymbol,
  [],
  tieByPrintedOrder('in the order on the card'),
  { of: ({ name }) => name },
)

const green: Action<Situation, Symbol> = {
  id: 'green',
  name: message('admiral.symbol.green', 'a green feature of the unit'),
  *can(table, symbol) {
    const ship = shipWith(table.now, symbol.id)
    if (necessary(table.now, ship, symbol).length > 0) return () => triggerGreen(table, symbol)
    return cardOf(table.now, ship).green.length === 0 ? noGreen : noneNecessary
  },
}

const red: Action<Situation, Symbol> = {
  id: 'red',
  name: message('admiral.symbol.red', 'a red feature of an enemy'),
  *can(table, { id }) {
    return weakEnemies(table.now, shipWith(table.now, id)).length > 0 ? () => triggerRed(table, id) : noRed
  },
}

const noGreen = message('admiral.symbol.noGreen', 'its card has none')
const noneNecessary = message('admiral.symbol.noneNecessary', 'none is necessary now')
const noRed = message(
  'admiral.symbol.noRed',
  'no enemy that has the unit in range has one left that would weaken it now',
)

/** Admiral Symbol: triggers a green feature; if none is necessary, a red one of an enemy. */
export const selectFeature = actionColumn<Situation, Symbol>(
  'admiral.symbol',
  'Admiral symbol',
  admiralSymbol,
  [green, red],
  {
    of,
    others: (now, symbol) => [
      ...unnecessary(now, symbol),
      ...noTargets(now, { ...symbol, purpose: 'weaken' }),
      ...greenFirst(now, symbol),
    ],
  },
)

function unnecessary(now: Situation, symbol: Symbol): readonly ExcludedPiece[] {
  const ship = shipWith(now, symbol.id)
  const keys = necessary(now, ship, symbol).map(({ key }) => key)
  return notNecessary(now, ship, symbol, (key) => keys.includes(key))
}

/** The enemies with red features, ruled out because a green one is necessary. */
function greenFirst(now: Situation, symbol: Symbol): readonly ExcludedPiece[] {
  const ship = shipWith(now, symbol.id)
  if (necessary(now, ship, symbol).length === 0) return []
  const because = message(
    'admiral.because.greenFirst',
    'a green feature of {ship} is necessary, and comes first',
    {
      ship: shipName(ship),
    },
  )
  return weakEnemies(now, ship).map((enemy) => ({ ...shipAs(enemy), because }))
}

/** Returns the symbols used for bringing an enemy into range. */
export function* triggerForRange(table: Table<Situation>, id: string, symbols: number): Procedure<number> {
  if (currentReading(table.now, greenFeatures) === 'asked' || symbols === 0) return 0
  if (!mayReachByFeature(table.now, shipWith(table.now, id), 'standing')) return 0
  if (applyRuling(table, featureInRange) === 'after') return 0
  return yield* triggerEarly(table, id, symbols, 'standing')
}

/** Returns the symbols used for reaching a target, or for features that the person names. */
export function* triggerForMove(table: Table<Situation>, id: string, symbols: number): Procedure<number> {
  return yield* triggerEarly(table, id, symbols, 'moving')
}

function* triggerEarly(
  table: Table<Situation>,
  id: string,
  symbols: number,
  stage: 'standing' | 'moving',
): Procedure<number> {
  const helps = (): boolean =>
    currentReading(table.now, greenFeatures) === 'asked' ||
    mayReachByFeature(table.now, shipWith(table.now, id), stage)
  let used = 0
  const one = (): Procedure<boolean> => triggerOne(table, { id, stage, left: symbols - used })
  while (used < symbols && helps() && (yield* part(table, one))) used += 1
  return used
}

export function* triggerFeatures(table: Table<Situation>, id: string, symbols: number): Procedure<void> {
  for (let left = symbols; left > 0; left -= 1)
    if (!(yield* part(table, () => triggerOne(table, { id, stage: 'moved', left })))) return
}

/** Returns false if nothing can be triggered. */
function* triggerOne(table: Table<Situation>, symbol: Symbol): Procedure<boolean> {
  if (currentReading(table.now, greenFeatures) === 'asked') {
    const named = yield* askFeature(table, symbol.id, symbol.stage === 'moving')
    if (named !== undefined) trigger(table, named)
    return named !== undefined
  }
  return (yield* selectFeature(table, symbol)) !== undefined
}

function* triggerGreen(table: Table<Situation>, symbol: Symbol): Procedure<void> {
  const own = (now: Situation): readonly Trigger[] => greens(now, shipWith(now, symbol.id), symbol)
  const chosen = yield* selectGreen(table, own, symbol)
  if (chosen !== undefined) trigger(table, chosen)
}

/** The highest enemy in the hierarchy with the unit in range. */
function* triggerRed(table: Table<Situation>, id: string): Procedure<void> {
  const weak = (now: Situation): readonly Ship[] => weakEnemies(now, shipWith(now, id))
  const enemy = yield* hierarchy(
    table,
    (now) => weak(now).map((each) => targetAs(each, capability(now, shipWith(now, id), each, 2))),
    { id, purpose: 'weaken' },
  )
  if (enemy === undefined) return
  const chosen = yield* selectRed(table, (now) => usefulReds(now, shipWith(now, enemy.id)), enemy)
  if (chosen !== undefined) trigger(table, chosen)
}

/** Also logs the note of the feature. */
function trigger(table: Table<Situation>, { ship: id, key, feature, benefit }: Trigger): void {
  const ship = shipWith(table.now, id)
  const what = { ship: shipName(ship), feature: wordOf(table.now.battle, feature.name) }
  const next = withShip(table.now, id, { active: [...ship.active, key] })
  const isGreen = key.startsWith('green')
  const because = benefit && formatBenefit(benefit)
  if (feature.note !== undefined)
    table.change(next, isGreen ? words.greenNote : words.redNote, { ...what, note: feature.note })
  else if (isGreen && because !== undefined) table.change(next, words.greenFor, { ...what, because })
  else table.change(next, isGreen ? words.green : words.red, what)
  if (isBeyondGrid(table.now, ship, feature)) table.change(table.now, words.beyondGrid, what)
}
