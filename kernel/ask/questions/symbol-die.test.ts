import { expect, test } from 'vitest'
import { seededRandom } from '../chance.ts'
import { message } from '../../messages/message.ts'
import { named } from '../../small-game/pieces.ts'
import { symbolDie } from './symbol-die.ts'

const text = message('text', 'Roll')
const faces = [
  { ...named('sun'), faces: 1 },
  { ...named('moon'), faces: 3 },
  { ...named('star'), faces: 0 },
]
const question = symbolDie('sky', text, faces)

test('is a choice that chance makes', () => {
  expect(question).toMatchObject({ id: 'sky', kind: 'choice', to: 'chance' })
  expect(question.parse('moon')).toMatchObject({ ok: true, value: { id: 'moon' } })
  expect(question.parse('comet').ok).toBe(false)
})

test('each symbol comes up as often as it has faces, and never with none', () => {
  const counts = { sun: 0, moon: 0, star: 0 }
  for (let n = 0; n < 4000; n += 1) counts[question.sample(seededRandom(1, n)).id as 'sun'] += 1
  expect(counts.star).toBe(0)
  expect(counts.moon / counts.sun).toBeGreaterThan(2.6)
  expect(counts.moon / counts.sun).toBeLessThan(3.4)
})

test('with no face at all every symbol is as likely', () => {
  const blank = symbolDie(
    'sky',
    text,
    faces.map((face) => ({ ...face, faces: 0 })),
  )
  expect(new Set([0, 1, 2].map((at) => blank.sample((below) => at % below).id)).size).toBe(3)
})
