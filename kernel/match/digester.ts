import { digest, digestSince } from '../read/digest.ts'
import { asFormer } from '../ask/former.ts'
import type { GameModule } from './game-module.ts'
import type { Journal } from './journal.ts'

/** Makes the digest of a situation at the end of a turn. */
export type Digester = (situation: unknown) => string

/** How a journal's digests are made, by its format: of the whole situation once, of what has changed since the start now. */
export function digester<S>(
  { former }: Pick<GameModule<S>, 'former'>,
  { format, settings }: Pick<Journal, 'format' | 'settings'>,
  start: S,
): Digester {
  if (format !== 1) return (situation) => digestSince(start, situation)
  if (former === undefined) return digest
  return (situation) => digest(asFormer(situation, former, settings.rulings))
}
