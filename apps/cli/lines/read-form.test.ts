import { choice, formQuestion, type FormFields, message, number, which, yesNo } from '@opfor/kernel'
import { unwrapProblem, unwrap } from '@opfor/kernel/testing'
import { describe, expect, test } from 'vitest'
import { readForm } from './read-form.ts'
import { fieldLines, type Form, formText } from './form-lines.ts'

const words = (text: string) => message(text, text)
const count = (text: string, to: number) =>
  number('n', 'table', words(text), { from: 0, to, unit: words('models') })
const towns = ['Ayr', 'Bath', 'Lost Hope'].map((name) => ({ id: name.toLowerCase(), name: words(name) }))

function formOf<A extends object>(fields: FormFields<A>, proposal?: A): Form {
  return formQuestion<A>('f', 'table', words('What happened?'), fields, { proposal }) as unknown as Form
}

const harm = formOf(
  {
    lost: count('Models lost', 8),
    fatigue: count('Fatigue gained', 6),
    gun: yesNo('g', 'table', words('Is the gun lost?')),
  },
  { lost: 0, fatigue: 0, gun: false },
)

const melee = formOf({
  lost: count('Models that Boarders lost', 8),
  ownLost: count('Models that Lancers lost', 8),
})

const read = (form: Form, typed: string) => {
  const { values, missing } = unwrap(readForm(form, typed))
  return [formText(form, values), ...missing]
}

describe('values of a form are parsed:', () => {
  test.each([
    ['2, 1', 'lost 2, fatigue 1, gun no'],
    ['2,1,yes', 'lost 2, fatigue 1, gun yes'],
    ['2 1', 'lost 2, fatigue 1, gun no'],
    ['lost 2', 'lost 2, fatigue 0, gun no'],
    ['lost=2', 'lost 2, fatigue 0, gun no'],
    ['models lost=2', 'lost 2, fatigue 0, gun no'],
    ['Lost=2, fatigue=1', 'lost 2, fatigue 1, gun no'],
    ['lost 2 fatigue 1', 'lost 2, fatigue 1, gun no'],
    ['fat 3', 'lost 0, fatigue 3, gun no'],
    ['gun yes, 4', 'lost 4, fatigue 0, gun yes'],
    ['2 models, f=1', 'lost 2, fatigue 1, gun no'],
    ['2,', 'lost 2, fatigue 0, gun no'],
    ['', 'lost 0, fatigue 0, gun no'],
  ])('%s', (typed, expected) => {
    expect(read(harm, typed)).toEqual([expected])
  })

  test('field names of several words, and abbreviated ones', () => {
    expect(read(melee, 'own lost 2, lost 1')).toEqual(['lost 1, own lost 2'])
    expect(read(melee, 'ownLost=2, 1')).toEqual(['lost 1, own lost 2'])
    expect(read(melee, 'models that lancers=2, 1')).toEqual(['lost 1, own lost 2'])
  })
})

describe('invalid input names the part:', () => {
  test.each([
    ['dead=2', 'Unknown field "dead". The fields are: lost, fatigue, gun.'],
    ['dead 2', 'Cannot parse "dead 2". The fields are: lost, fatigue, gun.'],
    ['2, 1, no, 5', 'Too many values at "5": the form has 3 fields.'],
    ['9', 'lost: A number from 0 to 8 is expected, not 9.'],
    ['lost=two', 'lost: Type a number.'],
    ['2, lost=3', 'lost: given twice.'],
    ['lost', 'lost: missing value.'],
    ['lost=', 'lost: missing value.'],
    ['2, , 1', 'Missing value between two commas.'],
    ['2, 1, perhaps', 'gun: Type yes or no. The fields are: lost, fatigue, gun.'],
  ])('%s', (typed, expected) => {
    expect(unwrapProblem(readForm(harm, typed))).toBe(expected)
  })

  test('an ambiguous field name', () => {
    expect(unwrapProblem(readForm(melee, 'models=2'))).toBe('"models" could be lost or own lost.')
    expect(unwrapProblem(readForm(melee, 'models that 2'))).toBe('"models that" could be lost or own lost.')
  })
})

test('required fields are asked for, and earlier values are kept', () => {
  const first = unwrap(readForm(melee, 'own lost 2'))
  expect(first.missing).toEqual(['lost'])
  expect(unwrap(readForm(melee, '3', first.values))).toEqual({ values: { lost: 3, ownLost: 2 }, missing: [] })
  expect(unwrap(readForm(melee, 'lost 1, own lost 4', first.values)).values).toEqual({ lost: 1, ownLost: 4 })
})

test('values can be names, several with + between them', () => {
  const form = formOf({
    where: choice('c', 'table', words('Where?'), towns),
    seen: which('w', 'table', words('Who sees it?'), towns),
  })
  expect(read(form, 'bath, ayr + lost hope')).toEqual(['where Bath, seen Ayr and Lost Hope'])
  expect(read(form, 'seen none, where lost hope')).toEqual(['where Lost Hope, seen none'])
})

test('conditional fields are asked for once they apply', () => {
  const where = towns.map((town) => ({ ...town, asks: town.id === 'ayr' ? ['lost'] : [] }))
  const models = { from: 0, to: 8, unit: words('models') }
  const form = formOf({
    where: choice('c', 'table', words('Where?'), where),
    lost: number('l', 'table', words('Lost'), models, { proposal: 0 }),
  })
  expect(fieldLines(form)).toHaveLength(1)
  expect(unwrap(readForm(form, 'bath'))).toEqual({ values: { where: 'bath', lost: 0 }, missing: [] })
  const first = unwrap(readForm(form, 'ayr'))
  expect(first).toEqual({ values: { where: 'ayr' }, missing: ['lost'] })
  expect(unwrap(readForm(form, '3', first.values)).values).toEqual({ where: 'ayr', lost: 3 })
  expect(unwrap(readForm(form, '', first.values)).values).toEqual({ where: 'ayr', lost: 0 })
  expect(unwrap(readForm(form, ''))).toEqual({ values: {}, missing: ['where'] })
  expect(unwrap(readForm(form, 'ayr, 2'))).toEqual({ values: { where: 'ayr', lost: 2 }, missing: [] })
})

test('a form shows the accepted values and the defaults of its fields', () => {
  expect(fieldLines(harm)).toEqual([
    '  lost: Models lost, 0 to 8 [0]',
    '  fatigue: Fatigue gained, 0 to 6 [0]',
    '  gun: Is the gun lost? yes or no [no]',
  ])
  expect(fieldLines(melee, ['ownLost'])).toEqual(['  own lost: Models that Lancers lost, 0 to 8'])
})
