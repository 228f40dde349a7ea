import { readFileSync } from 'node:fs'
import path from 'node:path'
import { type Json, format, resolveSettings } from '@opfor/kernel'
import { unwrapProblem, unwrap } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { annotated } from '../../testing/battle-notes.ts'
import { battleSchema, parseBattle } from './battle-pack.ts'
import { admiral } from '../../index.ts'
import { battleName, className } from '../names.ts'
import { sampleBattles } from './sample-battles.ts'
import { ours } from './sample-ships.ts'
import { plainJson } from '../../testing/position.ts'

const examples = [path.join(import.meta.dirname, 'examples/estuary.json')]

type Fields = { readonly [key: string]: Json }
const good = plainJson(sampleBattles[0]) as Fields
const [first] = good['classes'] as readonly Fields[]
const refused = (json: Json) => unwrapProblem(parseBattle(json))
const board = (change: Fields): Json => ({ ...good, board: { ...(good['board'] as Fields), ...change } })
const card = (change: Fields): Json => ({
  ...good,
  classes: [{ ...first, ...change }, ...(good['classes'] as readonly Json[]).slice(1)],
})

const feature = (change: Fields): Json =>
  card({ green: [{ name: 'odd', when: 'attack', changes: 'note', by: 2, ...change }] })

/** A ship with typed results and no thresholds, against a carrier. */
const withAircraft: Json = {
  ...good,
  classes: [
    { id: 'bare', name: 'Bare', speed: 3, structure: 3, batteries: [] },
    {
      ...first,
      id: 'flat-top',
      name: 'Flat-top',
      squadrons: { number: 2, range: 8, strength: 5 },
    },
  ],
  typed: [{ attacker: 'flat-top', target: 'bare', to: 3, result: 'light' }],
  player: [{ name: 'One', class: 'bare' }],
  stratego: [{ name: 'Two', class: 'flat-top' }],
}

const own = {
  movement: { alone: 'movement', inRange: 'nothing' },
  artillery: { alone: 'movement', inRange: 'artillery' },
  admiral: { alone: 'best', inRange: 'best' },
}

describe('the sample battles', () => {
  test.each(sampleBattles)('$id is a good battle, with ships of ours that are labelled so', (battle) => {
    expect(refused(plainJson(battle))).toBe('nothing')
    expect(battle.author).toBe(ours)
    expect(battle.title).toMatch(/^Sample battle: /)
    for (const at of battle.classes.keys()) expect(format(className(battle, at))).toMatch(/^sample /)
  })

  test('there are three: four, five and nine ships a side', () => {
    expect(sampleBattles.map(({ player, stratego }) => [player.length, stratego.length])).toEqual([
      [4, 4],
      [5, 5],
      [9, 9],
    ])
  })
})

test("in an owner's battle our cards are still called samples, and the owner's own are not", () => {
  const [sample] = sampleBattles
  const [card, ...others] = sample?.classes ?? []
  const own = { ...card, name: 'Own cruiser', speed: 5 }
  const read = parseBattle(plainJson({ ...sample, author: 'me', title: 'Mine', classes: [own, ...others] }))
  const battle = unwrap(read)
  expect(battle.classes.map((_, at) => format(className(battle, at)))).toEqual([
    'Own cruiser',
    'sample destroyer',
  ])
  expect(format(battleName(battle))).toBe('Mine')
})

test('the published schema is the one that battles are read by', () => {
  const file = path.join(import.meta.dirname, 'battle-pack.schema.json')
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(annotated(battleSchema))
})

test('every field of the published schema is described', () => {
  const bare = (schema: Json, at: string): readonly string[] => {
    const { properties = {}, items, description } = schema as Record<string, Fields>
    return [
      ...(description === undefined && !/^$|\[\]$/.test(at) ? [at] : []),
      ...(items === undefined ? [] : bare(items, `${at}[]`)),
      ...Object.entries(properties).flatMap(([key, each]) => bare(each, `${at}.${key}`)),
    ]
  }
  expect(bare(annotated(battleSchema), '')).toEqual([])
})

test.each(examples)(
  'the example %s is a good battle of our own invention, with a table of its own',
  (file) => {
    const battle = unwrap(parseBattle(JSON.parse(readFileSync(file, 'utf8')) as Json))
    expect(battle.author).toBe(ours)
    expect(battle.title).toMatch(/^Example: /)
    expect(battle.dice).toBeDefined()
    expect(battle.typed.length).toBeGreaterThan(0)
  },
)

test('a card whose damage is typed needs no thresholds', () => {
  const typed = [{ attacker: 'destroyer', target: 'light-cruiser', to: 3, result: 'light' }]
  const json = card({ light: undefined, severe: undefined }) as Fields
  expect(refused({ ...json, typed })).toBe('nothing')
})

test('the table of the die may come with a battle; without it ours counts', () => {
  expect(unwrap(parseBattle({ ...good, dice: own })).dice).toEqual(own)
  expect(unwrap(parseBattle(good)).dice).toBeUndefined()
})

test('what is left out takes its standard', () => {
  const { author: _, costs: __, typed: ___, ...short } = good
  const parsed = parseBattle({
    ...short,
    board: { columns: 8, rows: 10 },
    classes: [{ id: 'a', name: 'A', speed: 3, structure: 3, light: 1, severe: 2, batteries: [] }],
    player: [{ name: 'One', class: 'a' }],
    stratego: [{ name: 'Two', class: 'a' }],
  })
  expect(parsed).toMatchObject({
    ok: true,
    value: {
      author: '',
      costs: { light: 1, severe: 2 },
      typed: [],
      board: { metric: 'diagonal', islands: [], throughFriends: true, friendsBlock: true },
      classes: [{ antiAircraft: 0, green: [], red: [] }],
    },
  })
})

describe('a battle is refused, with what is wrong and where:', () => {
  test.each<[string, Json, string]>([
    ['no object', 'fleet', 'The battle: an object is expected, not "fleet".'],
    [
      'another format',
      { ...good, opfor: 2 },
      'opfor: format 2 is newer than format 1, which this program reads: update it',
    ],
    ['an unknown key', { ...good, submarines: [] }, 'there is no field "submarines"'],
    ['a board that is too wide', board({ columns: 13 }), 'board.columns: a whole number from 4 to 12'],
    [
      'an island off the board',
      board({ islands: ['a11'] }),
      'the island a11 is not on the board, whose squares are a1 to h10',
    ],
    ['an island in a first row', board({ islands: ['c1'] }), 'the island c1 lies in a first row'],
    ['an island twice', board({ islands: ['c4', 'c4'] }), 'an island is there twice'],
    ['an id with a space', card({ id: 'a b' }), 'the id "a b" may hold letters, digits, - and _ only'],
    [
      'severe below light',
      card({ severe: 1, light: 2 }),
      'severe damage needs no less strength than light damage',
    ],
    ['a battery without a range', card({ batteries: [{ name: 'guns', bands: [] }] }), 'guns has no range'],
    [
      'bands that do not grow',
      card({
        batteries: [
          {
            name: 'guns',
            bands: [
              { to: 3, strength: 2 },
              { to: 3, strength: 1 },
            ],
          },
        ],
      }),
      'the bands of guns must grow, each as far as more squares than the one before',
    ],
    [
      'a feature of a wrong time',
      feature({ when: 'defence', changes: 'strength' }),
      'odd changes nothing: in defence it may change thresholds, by 2; or it is a note',
    ],
    [
      'a feature that adds nothing',
      feature({ changes: 'strength', by: 0 }),
      'odd changes nothing: in attack it may change strength or range, by 1 or more',
    ],
    [
      'a weapon that does not defend',
      feature({ when: 'defence', changes: 'thresholds', weapon: 'gun' }),
      'odd is about a weapon, so it must count in an attack',
    ],
    [
      'a ship without a class',
      { ...good, player: [{ name: 'Lost', class: 'ghost' }] },
      'there is no class ghost for Lost, only ',
    ],
    ['an empty fleet', { ...good, stratego: [] }, 'each side needs a ship'],
    [
      'two ships of one name',
      {
        ...good,
        player: [
          { name: 'A', class: 'destroyer' },
          { name: 'A', class: 'destroyer' },
        ],
      },
      'two ships of a side have the same name: A',
    ],
    [
      'two classes of one id',
      { ...good, classes: [...(good['classes'] as readonly Json[]), first] },
      'two classes have the same id',
    ],
    [
      'a typed result of no class',
      { ...good, typed: [{ attacker: 'destroyer', target: 'ghost', to: 3, result: 'light' }] },
      'the typed result of destroyer on ghost names no class: one of ',
    ],
    [
      'a card without thresholds for which nothing is typed',
      card({ light: undefined, severe: undefined }),
      'class light-cruiser: light and severe are wanted, the strengths that damage it, or typed results',
    ],
    [
      'a card without thresholds that aircraft may attack, though results are typed for it',
      withAircraft,
      'class bare: light and severe are wanted for attacks from the air, as flat-top has squadrons and typed results are of batteries only; enter both, or take the squadrons from flat-top',
    ],
    [
      'a table of the die without a row',
      { ...good, dice: { movement: { alone: 'movement', inRange: 'nothing' } } },
      'dice.artillery: an object is expected, not nothing',
    ],
    [
      'a unit that moves with an enemy in range',
      { ...good, dice: { ...own, admiral: { alone: 'best', inRange: 'movement' } } },
      'dice.admiral.inRange: one of artillery, best, nothing is expected, not "movement"',
    ],
  ])('%s', (_, json, expected) => {
    expect(refused(json)).toContain(expected)
  })

  test('and no match begins with it', () => {
    expect(resolveSettings(admiral, { options: { battle: board({ rows: 3 }) } }).ok).toBe(false)
  })
})
