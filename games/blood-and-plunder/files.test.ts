import { readFileSync } from 'node:fs'
import path from 'node:path'
import type { Json } from '@opfor/kernel'
import { newMatch, logTexts } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { battleSchema, parseBattle } from './setup/battle-file.ts'
import { forceSchema, parseForce } from './setup/force-file.ts'
import { bloodAndPlunder } from './index.ts'
import { hasTrait, namedTraits, weapons } from './table/profile.ts'
import { landBattle } from './table/samples/land.ts'
import { seaBattle } from './table/samples/sea.ts'
import { samplePlayers, sampleUnits } from './table/samples/units.ts'

const land = landBattle as { readonly [key: string]: Json }
const forces = land['forces'] as { readonly [key: string]: Json }
const withForces = (change: { readonly [key: string]: Json }): Json => ({
  ...land,
  forces: { ...forces, ...change },
})
const force: { readonly [key: string]: Json } = { opfor: 1, name: 'Ours', units: [sampleUnits.townMuskets] }
const withUnit = (change: { readonly [key: string]: Json }): Json => ({
  ...force,
  units: [{ ...sampleUnits.townMuskets, ...change }],
})
const problem = (parsed: { readonly ok: boolean; readonly problem?: string }): string => parsed.problem ?? ''

describe('the published schemas are the ones that files are read by', () => {
  test.each([
    ['force.schema.json', forceSchema],
    ['battle.schema.json', battleSchema],
  ])('%s', (name, schema) => {
    expect(JSON.parse(readFileSync(path.join(import.meta.dirname, name), 'utf8'))).toEqual(schema)
  })
})

describe('the sample battles', () => {
  test.each([
    ['land', landBattle],
    ['sea', seaBattle],
  ])('%s is a good file, plainly labelled as ours', (_, battle) => {
    const parsed = parseBattle(battle)
    expect(problem(parsed)).toBe('')
    expect(parsed.ok && parsed.value.title).toMatch(/our sample/)
    expect(parsed.ok && parsed.value.author).toBe('the Opfor project')
  })

  test('have units for every exception of the rules', () => {
    const all = [...Object.values(sampleUnits), ...Object.values(samplePlayers)]
    const traits = all.flatMap((unit) => unit.traits.map(({ name }) => name as string))
    for (const trait of [
      'Drilled',
      'Expertly Drilled',
      'Bayonets',
      'Elusive',
      'Skirmishers',
      'Quick',
      'Hidden',
    ])
      expect(traits).toContain(trait)
    expect(namedTraits).toHaveLength(9)
    expect(all.some((unit) => 'mounted' in unit)).toBe(true)
    expect(all.some((unit) => 'guns' in unit && unit.guns.carriage === 'field')).toBe(true)
  })
})

describe('a force', () => {
  test('takes our numbers for what is left out', () => {
    const parsed = parseForce(force)
    expect(parsed.ok && parsed.value.units[0]).toMatchObject({
      move: 4,
      charge: 8,
      reload: 1,
      mounted: false,
    })
    expect(parsed.ok && parsed.value.ships).toEqual([])
  })

  test.each<[string, Json, string]>([
    ['no object', 7, 'an object is expected, not 7'],
    [
      'another format',
      { ...force, opfor: 2 },
      'opfor: format 2 is newer than format 1, which this program reads: update it',
    ],
    ['no unit', { ...force, units: [] }, 'it has no unit'],
    ['an unknown weapon', withUnit({ weapons: ['laser'] }), `one of ${weapons.join(', ')} is expected`],
    ['an unknown field', withUnit({ wings: 2 }), 'there is no field "wings"'],
    ['no models', withUnit({ models: 0 }), 'a whole number from 1 to 40'],
    ['another training', withUnit({ training: 'elite' }), 'one of veteran, trained, inexperienced'],
    ['an odd id', withUnit({ id: 'Town Muskets' }), 'may hold small letters, digits and - only'],
    [
      'two of one id',
      { ...force, units: [sampleUnits.townMuskets, sampleUnits.townMuskets] },
      'two are called',
    ],
    ['a unit aboard no ship', withUnit({ aboard: 'ghost' }), 'aboard no ship of this force'],
  ])('is refused: %s', (_, json, what) => {
    expect(problem(parseForce(json))).toContain(what)
  })
})

describe('what an owner has written of a unit', () => {
  const traitsOf = (...names: readonly string[]): { readonly [key: string]: Json } => ({
    traits: names.map((name) => ({ name, reminder: '' })),
  })

  test.each([
    ['Plug Bayonets', 'Bayonets'],
    ['socket bayonet', 'Bayonets'],
    ['Skirmisher', 'Skirmishers'],
    ['drilled', 'Drilled'],
    ['EXPERTLY-DRILLED', 'Expertly Drilled'],
    ['Marksman', 'Marksmen'],
    [' quick ', 'Quick'],
  ] as const)('the special rule %j is %s', (written, meant) => {
    const parsed = parseForce(withUnit(traitsOf(written)))
    const [profile] = parsed.ok ? parsed.value.units : []
    expect(profile !== undefined && hasTrait(profile, meant)).toBe(true)
    expect(namedTraits.filter((name) => profile !== undefined && hasTrait(profile, name))).toEqual([meant])
  })

  const toldOf = (change: { readonly [key: string]: Json }): readonly string[] =>
    logTexts(newMatch(bloodAndPlunder, { options: { battle: withForces({ opfor: withUnit(change) }) } }, 1))

  test('a special rule that nobody knows is said to change nothing', () => {
    expect(toldOf(traitsOf('Drilled', 'Fast Reload'))).toContain(
      'The solitaire rules do not name Fast Reload (Town Muskets): it does not change what the OPFOR does.',
    )
    expect(toldOf(traitsOf('drilled')).join(' ')).not.toContain('do not name')
  })

  test('swivel guns of a unit that crews no guns are said to make no gun crew', () => {
    const odd =
      'Town Muskets has swivel guns but crews no guns: it counts as an aggressive unit, not as a gun crew.'
    expect(toldOf({ weapons: ['swivel guns'] })).toContain(odd)
    expect(toldOf({ weapons: ['swivel guns'], guns: { carriage: 'naval', count: 2 } })).not.toContain(odd)
    expect(toldOf({ weapons: ['swivel guns', 'muskets'] })).not.toContain(odd)
  })
})

describe('a battle', () => {
  const terrain = (change: { readonly [key: string]: Json }): Json => ({
    ...land,
    terrain: [{ id: 'x', name: 'X', cover: 0, blocks: false, impassable: false, ...change }],
  })

  test('keeps inches as whole tenths', () => {
    const parsed = parseBattle(terrain({ circle: { x: 1.5, y: 2, radius: 0.3 } }))
    expect(parsed.ok && parsed.value.terrain[0]?.outline).toEqual({ centre: { x: 15, y: 20 }, radius: 3 })
  })

  test.each<[string, Json, string]>([
    ['a text', 'battle', 'an object is expected'],
    ['a hundredth of an inch', terrain({ circle: { x: 1.55, y: 2, radius: 1 } }), 'to a tenth, are expected'],
    ['terrain without an outline', terrain({}), 'terrain x needs three corners, or a circle'],
    [
      'two corners',
      terrain({
        corners: [
          { x: 1, y: 1 },
          { x: 2, y: 2 },
        ],
      }),
      'needs three corners',
    ],
    ['a small table', { ...land, width: 10 }, 'smaller than a foot'],
    ['the same unit on both sides', withForces({ player: forces['opfor'] }), 'both forces have a'],
    ['a force that is none', withForces({ player: { ...force, units: [] } }), 'it has no unit'],
  ])('is refused: %s', (_, json, what) => {
    expect(problem(parseBattle(json))).toContain(what)
  })
})
