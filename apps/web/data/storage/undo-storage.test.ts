import { expect, test } from 'vitest'
import { changedEvents } from './undo-storage.ts'

const [one, two, three] = [{ changes: [1] }, { changes: [2] }, { changes: [3] }]

test('only events that differ from those saved before are written', () => {
  expect(changedEvents([one, two, three], [{ changes: [1] }, { changes: [2] }])).toEqual({
    keep: 2,
    put: [{ event: three, at: 2 }],
  })
  expect(changedEvents([one, three], [one, two])).toEqual({ keep: 1, put: [{ event: three, at: 1 }] })
  expect(changedEvents([one], [one, two, three])).toEqual({ keep: 1, put: [] })
  expect(changedEvents([one, two])).toEqual({
    keep: 0,
    put: [
      { event: one, at: 0 },
      { event: two, at: 1 },
    ],
  })
})
