import { type Message, seededAnswerer } from '@opfor/kernel'
import { newMatch } from '@opfor/kernel/testing'
import { expect, test } from 'vitest'
import { blitzkrieg } from './index.ts'
import { onHouseBoard } from './testing/position.ts'

function texts(): ReadonlyMap<string, ReadonlySet<string>> {
  const all = new Map<string, Set<string>>()
  const hear = ({ id, text }: Message): void => {
    all.set(id, (all.get(id) ?? new Set()).add(text))
  }
  for (const board of ['', onHouseBoard()])
    for (const where of ['screen', 'table'])
      for (let seed = 0; seed < 5; seed += 1) {
        const match = newMatch(blitzkrieg, { options: { board, where } }, seed)
        for (let { question } = match; question !== undefined; { question } = match) {
          hear(question.text)
          for (const { name } of question.options ?? []) hear(name)
          const random = (below: number): number => (seed + match.steps.length) % below
          const answer = seededAnswerer.answer(question, match) ?? question.write(question.sample(random))
          match.answer(answer, 'policy')
        }
        for (const each of match.log) {
          if (each.kind === 'change') hear(each.tell)
          if (each.kind === 'decision') for (const { text } of each.by.lines) hear(text)
        }
      }
  return all
}

test('every sentence has an id that is its own: one id, one text', () => {
  const heard = [...texts()]
  expect(heard.length).toBeGreaterThan(100)
  expect(
    heard.filter(([id]) => !id.startsWith('blitzkrieg.') && !id.startsWith('kernel.ask.')).map(([id]) => id),
  ).toEqual([])
  expect(heard.filter(([, text]) => text.size > 1)).toEqual([])
})
