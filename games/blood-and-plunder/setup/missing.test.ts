import { type Json, format } from '@opfor/kernel'
import { expect, test } from 'vitest'
import { missingInBattle } from './missing.ts'
import { landBattle } from '../table/samples/land.ts'
import { seaBattle } from '../table/samples/sea.ts'
import { battleOption } from './which-battle.ts'

type Fields = { readonly [key: string]: Json }
const good = landBattle as Fields
const forces = good['forces'] as Fields
const force = forces['opfor'] as Fields
const [unit] = force['units'] as readonly Fields[]

const told = (json: Json) => missingInBattle(json).map(({ at, text }) => `${at}: ${format(text)}`)
const withUnit = (change: Fields): Json => ({
  ...good,
  forces: { ...forces, opfor: { ...force, units: [{ ...unit, ...change }] } },
})

test('nothing is missing in our samples', () => {
  expect([landBattle, seaBattle].flatMap(told)).toEqual([])
})

test('an empty battle needs a unit on each side', () => {
  const { form } = battleOption.question as unknown as { readonly form: { readonly empty: Json } }
  expect(told(form.empty)).toEqual([
    "forces.opfor.units: Add a unit to the OPFOR's force",
    'forces.player.units: Add a unit to your force',
  ])
})

test.each<[Json, string]>([
  [withUnit({ name: '' }), 'forces.opfor.units[0].name: Give the unit a name'],
  [
    withUnit({ commander: { name: ' ', points: 1, range: 4 } }),
    'forces.opfor.units[0].commander.name: Give the commander a name',
  ],
  [
    withUnit({ traits: [{ name: '', reminder: '' }] }),
    'forces.opfor.units[0].traits[0].name: Give the rule a name',
  ],
  [withUnit({ aboard: 'raft' }), 'forces.opfor.units[0].aboard: Choose a ship of this force, or ashore'],
  [
    {
      ...good,
      forces: {
        ...forces,
        player: { ...force, units: [unit], ships: [{ id: 's', name: '', speed: 4, turn: 2 }] },
      },
    },
    'forces.player.ships[0].name: Give the ship a name',
  ],
  [{ ...good, width: 6 }, 'width: The table must be at least 12 inches'],
  [
    { ...good, objectives: [{ id: 'o', name: '', x: 3, y: 3 }] },
    'objectives[0].name: Give the objective a name',
  ],
  [
    { ...good, terrain: [{ id: 't', name: '', cover: 0, blocks: true, impassable: true, corners: [] }] },
    'terrain[0].name: Give the terrain a name, terrain[0]: Terrain needs three corners',
  ],
])('what is missing stands at its field: %#', (json, expected) => {
  expect(told(json).join(', ')).toBe(expected)
})
