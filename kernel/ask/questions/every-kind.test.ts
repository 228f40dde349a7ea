import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { bagOf } from '../../pieces/bag.ts'
import { seededRandom } from '../chance.ts'
import type { Json } from '../../read/json.ts'
import { message } from '../../messages/message.ts'
import { questionKinds, canSeatSee, type Question } from '../question.ts'
import { named } from '../../small-game/pieces.ts'
import { choice } from './choice.ts'
import { die } from './die.ts'
import { draw } from './draw.ts'
import { formQuestion } from './form.ts'
import { names } from './names.ts'
import { number, NumberQuestion, type OfferedSpan } from './number.ts'
import { symbolDie } from './symbol-die.ts'
import { which, whichBest } from './which.ts'
import { yesNo } from './yes-no.ts'

const text = message('text', 'A question')
const some = ['hill', 'ford', 'mill'].map(named)
const inches = { from: 0, to: 6, step: 0.1, unit: message('inch', 'inches') }

const questions: readonly Question[] = [
  die('die', text, 6),
  draw('draw', text, bagOf({ raid: 2, lull: 1 }), 2, (kind) => named(kind).name),
  choice('choice', 'north', text, some),
  symbolDie(
    'symbolDie',
    text,
    some.map((each) => ({ ...each, faces: 2 })),
  ),
  which('which', 'table', text, some),
  whichBest('whichBest', 'table', text, some),
  yesNo('yesNo', 'table', text),
  number('number', 'table', text, inches),
  new NumberQuestion<number | OfferedSpan>('bands', 'table', text, inches, {}, [
    { ...named('near'), from: 0, below: 4 },
  ]),
  names('names', 'player', text, { atLeast: 0, max: 6, maxLength: 5, taken: ['Elm', '1'] }),
  formQuestion('entry', 'table', text, {
    inches: number('inches', 'table', text, inches),
    all: which('all', 'table', text, some),
  }),
]

test('every kind of question is shown here', () => {
  expect(new Set(questions.map((question) => question.kind))).toEqual(new Set(questionKinds))
})

describe.each(questions)('$id', (question) => {
  test('never throws, whatever JSON it is answered with, and what it takes it gives back', () => {
    const likely = fc.oneof(
      fc.jsonValue(),
      fc.integer({ min: -1, max: 8 }),
      fc.boolean(),
      fc.constantFrom('hill', 'raid', 'near'),
      fc.array(fc.constantFrom('hill', 'ford', 'mill', 'raid', 'lull', '__proto__', ' Elm', 'ELM '), {
        maxLength: 4,
      }),
      fc.record({ inches: fc.integer(), all: fc.array(fc.constantFrom('hill', 'wood')) }),
    ) as fc.Arbitrary<Json>
    fc.assert(
      fc.property(likely, (json) => {
        const parsed = question.parse(json)
        if (parsed.ok) expect(question.parse(question.write(parsed.value))).toEqual(parsed)
        else expect(parsed.problem).not.toBe('')
      }),
    )
  })

  test('never throws on JSON that is nested too deep to be written', () => {
    const depth = 20_000
    const deep = JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`) as Json
    expect(question.parse(deep).ok).toBe(false)
  })

  test('samples answers that it takes itself, also after a journal was written and read', () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const answer = question.sample(seededRandom(seed, 0))
        const json = JSON.parse(JSON.stringify(question.write(answer))) as Json
        expect(question.parse(json)).toEqual({ ok: true, value: answer })
      }),
    )
  })

  test('is visible to everybody unless it is secret', () => {
    expect(question.secret ?? false).toBe(false)
    expect(canSeatSee(question, 'south')).toBe(true)
  })
})
