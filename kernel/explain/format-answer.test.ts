import { expect, test } from 'vitest'
import { formatAnswer } from './format-answer.ts'
import { german } from '../messages/german.ts'
import type { Json } from '../read/json.ts'
import { english, format } from '../messages/language.ts'
import { message } from '../messages/message.ts'
import { formQuestion } from '../ask/questions/form.ts'
import { number } from '../ask/questions/number.ts'
import { which } from '../ask/questions/which.ts'
import { yesNo } from '../ask/questions/yes-no.ts'

const towers = ['north', 'east', 'south'].map((id) => ({ id, name: message(`at.${id}`, `the ${id} tower`) }))
const question = which('towers', 'table', message('towers', 'Which towers?'), towers)

test.each([
  [['north', 'south'], 'the north tower and the south tower', 'the north tower und the south tower'],
  ['east', 'the east tower', 'the east tower'],
  [[], 'none', 'nichts'],
  [true, 'yes', 'ja'],
  [false, 'no', 'nein'],
  [4, '4', '4'],
  [7.8, '7.8', '7,8'],
  ['unknown', 'unknown', 'unknown'],
  [{ length: 3 }, '{"length":3}', '{"length":3}'],
])('%j is told in words', (answer, inEnglish, inGerman) => {
  expect(format(formatAnswer(question, answer), english)).toBe(inEnglish)
  expect(format(formatAnswer(question, answer), german)).toBe(inGerman)
})

test('an answer without its question is described by its id', () => {
  expect(format(formatAnswer(undefined, 'north'))).toBe('north')
})

test('a form is described field by field', () => {
  const harm = formQuestion('harm', 'table', message('harm', 'What did it do?'), {
    lost: number('lost', 'table', message('lost', 'Models lost'), {
      from: 0,
      to: 9,
      unit: message('models', 'models'),
    }),
    at: which('at', 'table', message('at', 'On'), towers),
    gun: yesNo('gun', 'table', message('gun', 'Is the gun lost?')),
  })
  expect(format(formatAnswer(harm, { lost: 2, at: ['north'], gun: false }))).toBe(
    'Models lost: 2; On: the north tower; Is the gun lost? no',
  )
  expect(format(formatAnswer(harm, { lost: 2 }))).toBe('Models lost: 2')
  expect(format(formatAnswer(harm, 'broken'))).toBe('broken')
  expect(format(formatAnswer(harm, ['broken']))).toBe('broken')
  expect(format(formatAnswer(harm, JSON.parse('null') as Json))).toBe('null')
  expect([format(formatAnswer(harm, {})), format(formatAnswer(harm, {}), german)]).toEqual(['none', 'nichts'])
  const forms = [{ lost: 2 }, { gun: false }, { lost: 2, gun: false }]
  expect(forms.map((form) => formatAnswer(harm, form).id)).toEqual([
    'kernel.step.called',
    'kernel.step.answered',
    'kernel.answer.also',
  ])
})

test('a long or deep answer is truncated', () => {
  const long = format(formatAnswer(undefined, { names: Array.from({ length: 99 }, () => 'name') }))
  expect(long.length).toBeLessThanOrEqual(60)
  let deep: Json = 1
  for (let level = 0; level < 100_000; level += 1) deep = { deep }
  expect(format(formatAnswer(undefined, deep))).toBe('something too deep to show')
})

test('an answer of another shape is described by its beginning', () => {
  expect(format(formatAnswer(question, 'x'.repeat(5000)))).toBe(`${'x'.repeat(57)}...`)
  expect(
    format(
      formatAnswer(
        question,
        Array.from({ length: 3000 }, () => 'y'),
      ),
    ).length,
  ).toBeLessThan(200)
})

test('of very many names the first forty are told', () => {
  const named = (count: number) =>
    format(
      formatAnswer(
        question,
        Array.from({ length: count }, (_, at) => `n${at}`),
      ),
    ).split(/, | and /)
  expect([named(40).length, named(40).at(-1)]).toEqual([40, 'n39'])
  expect([named(41).length, named(41).at(-1)]).toEqual([41, '...'])
})

test('names and numbers have an id for translators', () => {
  expect(formatAnswer(question, ['north']).id).toBe('kernel.answer')
  expect(formatAnswer(question, 4).params).toMatchObject({ names: [{ id: 'kernel.answer' }] })
})
