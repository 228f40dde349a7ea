import type { Procedure } from '@opfor/kernel'
import type { Named } from './naming.ts'
import type { Play, View } from './play.ts'
import { tell } from './tell.ts'
import { type Maybe, Unknown } from './unknown.ts'

/** A value of each candidate. */
export function* valuesOf<T>(
  play: Play,
  left: readonly Named[],
  value: (view: View) => Maybe<T>,
): Procedure<readonly T[]> {
  for (;;) {
    const values = left.map(({ called }) => value({ ...play, candidate: called }))
    const unknown = values.filter((each) => each instanceof Unknown)
    if (unknown.length === 0) return values as readonly T[]
    yield* tell(play, unknown)
  }
}
