import { registry } from '@opfor/games'
import {
  seededRandom,
  type Game,
  type Json,
  message,
  Pack,
  pack,
  format,
  resolveSettings,
} from '@opfor/kernel'
import { newMatch } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { missingInPack, namesOnTheWay } from './missing-in-pack.ts'
import { missingInSchema } from './missing-in-schema.ts'
import { emptyPack, withName } from './ids.ts'
import type { Schema } from './schema.ts'

const packs = registry.flatMap((game) =>
  game.options.flatMap(({ question }) => (question instanceof Pack ? [{ id: game.id, game, question }] : [])),
)

/** Removes, empties, or sets to zero some values of a copy. */
function damaged(json: Json, random: (below: number) => number): Json {
  if (Array.isArray(json)) {
    const kept = random(12) === 0 ? json.slice(0, random(json.length + 1)) : json
    return (kept as readonly Json[]).map((each) => damaged(each, random))
  }
  if (typeof json === 'object' && json !== null)
    return Object.fromEntries(Object.entries(json).map(([key, each]) => [key, damaged(each, random)]))
  if (random(60) > 0) return json
  return typeof json === 'number' ? random(4) : typeof json === 'string' ? '' : json
}

function begins(game: Game, option: string, value: Json): boolean {
  const settings = resolveSettings(game, { options: { [option]: value } })
  return settings.ok && newMatch(game, { options: { [option]: value } }).question !== undefined
}

test.each(packs)('samples of $id lack nothing, and a match begins with them', ({ game, question }) => {
  const samples = question.options.flatMap((each) => (each.pack === undefined ? [] : [each.pack]))
  for (const sample of samples) {
    expect(missingInPack(question, sample)).toEqual([])
    expect(begins(game, question.id, sample)).toBe(true)
  }
})

test.each(packs)('a new, empty pack of $id has the shape that its editor opens', ({ question }) => {
  const named = withName(emptyPack(question), 'My own 1')
  expect(missingInSchema(question.form.schema as Schema, named)).toEqual([])
})

test.each(packs)('a pack of $id in which nothing is missing can be played', ({ game, question }) => {
  const random = seededRandom(5, 0)
  const samples = question.options.flatMap((each) => (each.pack === undefined ? [] : [each.pack]))
  const complete = Array.from({ length: 120 }, (_, index) =>
    damaged(samples[index % samples.length], random),
  ).filter((draft) => missingInPack(question, draft).length === 0)
  expect(complete.length).toBeGreaterThan(5)
  for (const draft of complete) expect(begins(game, question.id, draft)).toBe(true)
})

const schema: Schema = {
  type: 'object',
  required: ['title', 'size', 'ships'],
  properties: {
    title: { type: 'string' },
    size: { type: 'integer', minimum: 1, maximum: 9 },
    mood: { enum: ['calm', 'rough'] },
    ships: {
      type: 'array',
      items: {
        type: 'object',
        required: ['class'],
        properties: { class: { type: 'string', idsOf: 'cards' } },
      },
    },
    cards: { type: 'array', items: { type: 'object', properties: { id: { type: 'string' } } } },
  },
}

test('what a schema asks for is told in words, with the path of the field', () => {
  const told = (value: Json) => missingInSchema(schema, value).map(({ at, text }) => `${at}: ${format(text)}`)
  expect(told({ title: 'x', size: 3, ships: [] })).toEqual([])
  expect(told({ title: 3, size: 2.5, mood: 'angry', ships: [{ class: 'ghost' }], cards: 1 })).toEqual([
    'title: Enter a text',
    'size: Enter a number from 1 to 9',
    'mood: Choose one',
    'ships[0].class: Choose one',
    'cards: This cannot be read: enter it again',
  ])
  expect(told({})).toEqual([
    'title: Enter a text',
    'size: Enter a number from 1 to 9',
    'ships: This cannot be read: enter it again',
  ])
  expect(told({ title: '', size: 1, ships: [{ class: 'a' }], cards: [{ id: 'a' }] })).toEqual([])
})

test('what only the strict reading refuses is told as it says it', () => {
  const question = pack('board', message('x', 'Which?'), {
    schema: { type: 'object', properties: {} },
    labels: {},
    samples: [{ id: '', name: message('y', 'None') }],
    check: () => ({ ok: false, problem: 'The board is round.' }),
  })
  expect(missingInPack(question, {}).map(({ at, text }) => [at, format(text)])).toEqual([
    ['', 'The board is round.'],
  ])
})

test('the way to a field is told by the names on it', () => {
  const value = {
    title: 'All',
    classes: [{ id: 'a', name: 'Cruiser', guns: [{ name: 'Main' }, { id: 'b' }] }],
  }
  expect(namesOnTheWay(value, 'classes[0].guns[0].strength')).toEqual(['Cruiser', 'Main'])
  expect(namesOnTheWay(value, 'classes[0].guns[1].strength')).toEqual(['Cruiser'])
  expect(namesOnTheWay(value, 'player')).toEqual([])
})
