import { expect, test } from 'vitest'
import { selectChangedEvents } from './undo-storage.ts'

const [one, two, three] = [{ changes: [1] }, { changes: [2] }, { changes: [3] }]

test('only events that differ from those saved before are written', () => {
  expect(selectChangedEvents([one, two, three], [{ changes: [1] }, { changes: [2] }])).toEqual({
    keep: 2,
    put: [{ event: three, at: 2 }],
  })
  expect(selectChangedEvents([one, three], [one, two])).toEqual({ keep: 1, put: [{ event: three, at: 1 }] })
  expect(selectChangedEvents([one], [one, two, three])).toEqual({ keep: 1, put: [] })
  expect(selectChangedEvents([one, two])).toEqual({
    keep: 0,
    put: [
      { event: one, at: 0 },
      { event: two, at: 1 },
    ],
  })
})
