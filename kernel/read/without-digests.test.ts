import { expect, test } from 'vitest'
import type { Json } from './json.ts'
import { withoutDigests } from './without-digests.ts'

test('a journal is left with everything but the digests of its turns', () => {
  const entries = [{ q: 'x', a: 1, by: 'person' }, { turn: 1, digest: '00000000' }, { undo: 1 }]
  expect(withoutDigests({ game: 'small', seed: 3, entries })).toEqual({
    game: 'small',
    seed: 3,
    entries: [entries[0], entries[2]],
  })
})

test.each(['3', 'null', '{"game":"small"}', '{"entries":3}', '{"entries":[null,3,"digest"]}'])(
  'what is no journal is left as it is: %s',
  (written) => {
    const json = JSON.parse(written) as Json
    expect(withoutDigests(json)).toEqual(json)
  },
)
