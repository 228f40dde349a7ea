import { cardShapes } from './cards.ts'
import { chartShapes } from './charts.ts'
import { rosterShapes } from './rosters.ts'
import type { Shape } from './shape.ts'

/** A short page for each of the ten shapes of opponents, to begin from. */
export const shapes: readonly Shape[] = [...rosterShapes, ...chartShapes, ...cardShapes]
