import type { Procedure } from '@opfor/kernel'
import type { Play, View } from './play.ts'
import { tell } from './tell.ts'
import { type Maybe, Unknown } from './unknown.ts'

/** The value of a phrase; the player tells what it needs. */
export function* known<T>(play: Play, value: (view: View) => Maybe<T>): Procedure<T> {
  for (;;) {
    const found = value(play)
    if (!(found instanceof Unknown)) return found
    yield* tell(play, [found, ...found.more])
  }
}
