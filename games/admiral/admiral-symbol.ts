import {
  ask,
  type Candidate,
  choice,
  message,
  must,
  prefer,
  printedOrder,
  type Procedure,
  reading,
  ruled,
  select,
  type Table,
} from '@opfor/kernel'
import { admiralSymbol } from './citations.ts'
import { capability } from './damage.ts'
import { type Benefit, benefitOf } from './green-features.ts'
import { hierarchy, targetAs } from './hierarchy.ts'
import { shipName, wordOf } from './names.ts'
import { part } from './part.ts'
import type { Feature } from './pieces.ts'
import { threatsOver } from './ranges.ts'
import { greenFeatures } from './rulings.ts'
import { cardOf, isAfloat, type Ship, shipWith, type Situation, squareOf, withShip } from './situation.ts'
import { words } from './words.ts'

/** A feature that a symbol may trigger: a green one of the unit's own, or a red one of an enemy. */
interface Trigger extends Candidate {
  readonly ship: string
  readonly key: string
  readonly feature: Feature
  readonly benefit: Benefit | undefined
}

/** Admiral Symbol: which green feature is necessary; one that is only a note comes last. */
export const selectGreen = select<Trigger, Situation, Candidate>(
  'admiral.green.feature',
  'Green feature',
  admiralSymbol,
  [
    must('necessary', 'its necessity', ({ benefit }) => benefit !== undefined, greenFeatures),
    prefer(1, 'an attack that sinks its target by it', ({ benefit }) => benefit === 'sinks', greenFeatures),
    prefer(
      2,
      'a defence, against an enemy that threatens the unit',
      ({ benefit }) => benefit === 'defends',
      greenFeatures,
    ),
    prefer(3, 'an attack that does more damage by it', ({ benefit }) => benefit === 'lifts', greenFeatures),
    prefer(
      4,
      'a movement that brings a target into reach',
      ({ benefit }) => benefit === 'reaches',
      greenFeatures,
    ),
  ],
  printedOrder('as the card has them'),
)

/** The green features of a unit that do not count yet. */
function greens(now: Situation, ship: Ship, moving: boolean): readonly Trigger[] {
  return triggersOf(now, ship, 'green', (feature) => benefitOf(now, ship, feature, moving))
}

function triggersOf(
  now: Situation,
  ship: Ship,
  colour: 'green' | 'red',
  benefit: (key: string) => Benefit | undefined,
): readonly Trigger[] {
  if (!isAfloat(ship)) return []
  return cardOf(now, ship)[colour].flatMap((feature, at) => {
    const key = `${colour} ${at}`
    if (ship.active.includes(key)) return []
    const name = message('admiral.feature', '{feature} of {ship}', {
      feature: wordOf(now.battle, feature.name),
      ship: shipName(ship),
    })
    return [{ id: `${ship.id} ${key}`, name, ship: ship.id, key, feature, benefit: benefit(key) }]
  })
}

/** Whether a green feature would bring a target within one move. */
export function mayReachByFeature(now: Situation, ship: Ship): boolean {
  return greens(now, ship, true).some(({ benefit }) => benefit === 'reaches')
}

/** Before the move: a feature is triggered where one would bring a target into reach, or where you say which. */
export function* triggerForMove(table: Table<Situation>, id: string, symbols: number): Procedure<number> {
  const helps = (): boolean =>
    reading(table.now, greenFeatures) === 'asked' || mayReachByFeature(table.now, shipWith(table.now, id))
  let used = 0
  for (; used < symbols && helps(); used += 1) yield* part(table, () => triggerOne(table, id, true))
  return used
}

/** Each Admiral symbol triggers a green feature, or where none is necessary a red one of an enemy. */
export function* triggerFeatures(table: Table<Situation>, id: string, symbols: number): Procedure<void> {
  for (let left = symbols; left > 0; left -= 1) yield* part(table, () => triggerOne(table, id, false))
}

function* triggerOne(table: Table<Situation>, id: string, moving: boolean): Procedure<void> {
  if (reading(table.now, greenFeatures) === 'asked') return yield* askFeature(table, id)
  const necessary = greens(table.now, shipWith(table.now, id), moving).some(
    ({ benefit }) => benefit !== undefined,
  )
  return yield* necessary ? triggerGreen(table, id, moving) : triggerRed(table, id)
}

function* triggerGreen(table: Table<Situation>, id: string, moving: boolean): Procedure<void> {
  const own = (now: Situation): readonly Trigger[] => greens(now, shipWith(now, id), moving)
  const chosen = yield* selectGreen(table, own, { id, name: shipName(shipWith(table.now, id)) })
  if (chosen !== undefined) trigger(table, chosen)
}

/** The red feature of the enemy that has the unit in range and stands highest in the hierarchy. */
function* triggerRed(table: Table<Situation>, id: string): Procedure<void> {
  const weak = (now: Situation): readonly Ship[] => weakEnemies(now, shipWith(now, id))
  if (weak(table.now).length === 0) return
  const enemy = yield* hierarchy(
    table,
    (now) => weak(now).map((each) => targetAs(each, capability(now, shipWith(now, id), each, 2))),
    { id, purpose: 'weaken' },
  )
  const red = enemy && triggersOf(table.now, shipWith(table.now, enemy.id), 'red', () => undefined)[0]
  if (red !== undefined) trigger(table, red)
}

function weakEnemies(now: Situation, ship: Ship): readonly Ship[] {
  const here = squareOf(ship)
  if (here === undefined) return []
  return threatsOver(now, ship, here).filter(
    (enemy) => triggersOf(now, enemy, 'red', () => undefined).length > 0,
  )
}

const which = message('admiral.ask.feature', 'Which feature does {ship} use?')
const none: Candidate = { id: 'none', name: message('admiral.noFeature', 'none') }

function* askFeature(table: Table<Situation>, id: string): Procedure<void> {
  const offered = (now: Situation): readonly Trigger[] => [
    ...greens(now, shipWith(now, id), false),
    ...weakEnemies(now, shipWith(now, id)).flatMap((enemy) => triggersOf(now, enemy, 'red', () => undefined)),
  ]
  if (offered(table.now).length === 0) return
  ruled(table, greenFeatures)
  const answer = yield* ask(table, (now) =>
    choice<Candidate>(
      'admiral.feature',
      'player',
      { ...which, params: { ship: shipName(shipWith(now, id)) } },
      [...offered(now), none],
    ),
  )
  const chosen = offered(table.now).find((each) => each.id === answer.id)
  if (chosen !== undefined) trigger(table, chosen)
}

function trigger(table: Table<Situation>, { ship: id, key, feature }: Trigger): void {
  const ship = shipWith(table.now, id)
  const [plain, noted] = key.startsWith('green') ? [words.green, words.greenNote] : [words.red, words.redNote]
  const what = { ship: shipName(ship), feature: wordOf(table.now.battle, feature.name) }
  table.change(
    withShip(table.now, id, { active: [...ship.active, key] }),
    feature.note === undefined ? plain : noted,
    feature.note === undefined ? what : { ...what, note: feature.note },
  )
}
