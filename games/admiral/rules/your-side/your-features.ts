import { type Candidate, message, type Table } from '@opfor/kernel'
import { featureName, shipName, wordOf } from '../../table/names.ts'
import { offers } from './offers.ts'
import type { Feature } from '../../table/battles/pieces.ts'
import { cardOf, fleetOf, type Ship, shipWith, type Situation, withShip } from '../../table/situation.ts'
import { isBeyondGrid } from '../house-model/typed-grid.ts'
import { words } from '../../table/words.ts'

interface Use extends Candidate {
  readonly key: string
  readonly feature: Feature
}

const uses = 'uses'

export function usesBeforeMove(now: Situation, ships: readonly Ship[]): readonly Use[] {
  return ships.flatMap((ship) => unused(now, ship).filter(({ feature }) => feature.when !== 'attack'))
}

export function usesInAttack(now: Situation): readonly Use[] {
  return fleetOf(now, 'player').flatMap((ship) =>
    unused(now, ship).filter(({ feature, key }) => feature.when === 'attack' && addsAttacks(now, ship, key)),
  )
}

function addsAttacks(now: Situation, ship: Ship, key: string): boolean {
  const before = new Set(offers(now, ship).map(({ id, grade }) => `${id} ${grade}`))
  return offers(now, withIt(ship, key)).some(({ id, grade }) => !before.has(`${id} ${grade}`))
}

/**
 * House model: each feature once a battle, for the rest of the turn, without a symbol. If damage is typed your own rules decide,
 * and active features are entered as a correction.
 */
function unused(now: Situation, ship: Ship): readonly Use[] {
  if (now.damage === 'typed') return []
  return cardOf(now, ship).green.flatMap((feature, at) => {
    const key = `green ${at}`
    if (ship.active.includes(key) || ship.spent?.includes(key) === true) return []
    if (feature.changes === 'note' || isBeyondGrid(now, ship, feature)) return []
    const name = message('admiral.use', 'use {feature}', { feature: featureName(now.battle, ship, feature) })
    return [{ id: `${uses} ${ship.id} ${key}`, name, key, feature }]
  })
}

function withIt(ship: Ship, key: string): Ship {
  return { ...ship, active: [...ship.active, key], spent: [...(ship.spent ?? []), key] }
}

export function isUse({ id }: Candidate): boolean {
  return id.startsWith(`${uses} `)
}

/** Also marks it as exhausted. */
export function use(table: Table<Situation>, chosen: Candidate): void {
  const [, id = '', ...rest] = chosen.id.split(' ')
  const key = rest.join(' ')
  const ship = shipWith(table.now, id)
  const feature = cardOf(table.now, ship).green[Number(rest[1])]
  if (feature === undefined) return
  const { active, spent } = withIt(ship, key)
  table.change(withShip(table.now, id, { active, spent }), words.youUse, {
    ship: shipName(ship),
    feature: wordOf(table.now.battle, feature.name),
  })
}
