import { parseFailure, parseSuccess, type Json, type Parsed, parseWith } from '@opfor/kernel'
import { battleShape, beyondDamage } from './battle-shape.ts'
import { isOn, squaresOf, squareWith } from '../house-model/board.ts'
import type { Battle, Board, Changes, Feature, ShipClass, When } from './pieces.ts'

export const battleSchema: Json = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Opfor battle for Admiral the Board Game: a board, ship cards and two fleets',
  ...(battleShape.schema as { readonly [key: string]: Json }),
}

export function parseBattle(json: Json): Parsed<Battle> {
  const parsed = parseWith(battleShape, json)
  const problem = parsed.ok ? misfit(parsed.value) : parsed.problem
  return parsed.ok && problem === undefined
    ? parseSuccess(parsed.value)
    : parseFailure(`The battle: ${problem}.`)
}

function misfit(battle: Battle): string | undefined {
  return (
    misplacedIsland(battle.board) ??
    misfitCard(battle) ??
    misfitFleet(battle) ??
    misfitTyped(battle) ??
    misfitAircraft(battle)
  )
}

function misplacedIsland(board: Board): string | undefined {
  for (const id of board.islands) {
    const square = squareWith(id)
    if (square === undefined || !isOn(board, square))
      return `the island ${id} is not on the board, whose squares are ${squaresTold(board)}`
    if (square.y === 0 || square.y === board.rows - 1) return `the island ${id} lies in a first row`
  }
  return new Set(board.islands).size < board.islands.length ? 'an island is there twice' : undefined
}

function squaresTold(board: Board): string {
  const squares = squaresOf(board)
  return `${squares[0]?.id} to ${squares.at(-1)?.id}`
}

function misfitCard({ classes, typed }: Battle): string | undefined {
  const ids = new Set(classes.map(({ id }) => id))
  if (ids.size < classes.length) return 'two classes have the same id'
  const typedFor = new Set(typed.map(({ target }) => target))
  for (const { id, light, severe, batteries, green, red } of classes) {
    if (!/^[A-Za-z0-9_-]+$/.test(id)) return `the id "${id}" may hold letters, digits, - and _ only`
    if (Math.max(light, severe) === beyondDamage && !typedFor.has(id))
      return `class ${id}: light and severe are wanted, the strengths that damage it, or typed results`
    if (severe < light) return `class ${id}: severe damage needs no less strength than light damage`
    for (const { name: battery, bands } of batteries) {
      if (bands.length === 0) return `class ${id}: ${battery} has no range`
      if (bands.some(({ to }, at) => at > 0 && to <= (bands[at - 1]?.to ?? 0)))
        return `class ${id}: the bands of ${battery} must grow, each as far as more squares than the one before`
    }
    const idle = [...green, ...red].find((each) => !hasEffect(each))
    if (idle !== undefined) return `class ${id}: the feature ${idle.name} ${whatItMay(idle)}`
  }
  return undefined
}

export const effects: Readonly<Record<When, readonly Changes[]>> = {
  attack: ['strength', 'range'],
  defence: ['thresholds'],
  move: ['speed'],
}

/** Only an attack is about one kind of weapon. */
function hasEffect({ when, changes, by, weapon }: Feature): boolean {
  if (changes === 'note') return true
  return by > 0 && effects[when].includes(changes) && (weapon === undefined || when === 'attack')
}

function whatItMay({ when, by, weapon }: Feature): string {
  if (weapon !== undefined && when !== 'attack') return 'is about a weapon, so it must count in an attack'
  return `changes nothing: in ${when} it may change ${effects[when].join(' or ')}, by ${by > 0 ? by : '1 or more'}; or it is a note`
}

function misfitFleet({ classes, player, stratego }: Battle): string | undefined {
  if (player.length === 0 || stratego.length === 0) return 'each side needs a ship'
  const lost = [...player, ...stratego].find((ship) => !classes.some(({ id }) => id === ship.class))
  if (lost !== undefined) return `there is no class ${lost.class} for ${lost.name}, only ${idsTold(classes)}`
  for (const side of [player, stratego]) {
    const names = side.map(({ name }) => name)
    const twice = names.find((name, at) => names.indexOf(name) < at)
    if (twice !== undefined) return `two ships of a side have the same name: ${twice}`
  }
  return undefined
}

function idsTold(classes: readonly ShipClass[]): string {
  return classes.map(({ id }) => id).join(', ')
}

function misfitTyped({ classes, typed: rows }: Battle): string | undefined {
  const ids = new Set(classes.map(({ id }) => id))
  const lost = rows.find(({ attacker, target }) => !ids.has(attacker) || !ids.has(target))
  return (
    lost &&
    `the typed result of ${lost.attacker} on ${lost.target} names no class: one of ${idsTold(classes)}`
  )
}

/** Typed results exclude aircraft, so their targets need thresholds. */
function misfitAircraft({ classes, player, stratego }: Battle): string | undefined {
  const cards = (side: Battle['player']): readonly ShipClass[] =>
    classes.filter(({ id }) => side.some((ship) => ship.class === id))
  for (const [own, other] of [
    [cards(player), cards(stratego)],
    [cards(stratego), cards(player)],
  ] as const) {
    const carrier = own.find(({ squadrons }) => squadrons !== undefined)
    const bare = other.find(({ light, severe }) => Math.max(light, severe) === beyondDamage)
    if (carrier !== undefined && bare !== undefined)
      return `class ${bare.id}: light and severe are wanted for attacks from the air, as ${carrier.id} has squadrons and typed results are of batteries only; enter both, or take the squadrons from ${carrier.id}`
  }
  return undefined
}
