import { digest, digestSince } from '../read/digest.ts'
import { asFormer } from '../ask/former.ts'
import type { GameModule } from './game-module.ts'
import type { Journal } from './journal.ts'

/** Makes the digest of a situation at the end of a turn. */
export type Digester = (situation: unknown) => string

/** Returns the digester of a journal's format: format 1 covers the whole situation, later ones the changes since the start. */
export function digester<S>(
  { former }: Pick<GameModule<S>, 'former'>,
  { format, settings }: Pick<Journal, 'format' | 'settings'>,
  start: S,
): Digester {
  if (format !== 1) return (situation) => digestSince(start, situation)
  if (former === undefined) return digest
  return (situation) => digest(asFormer(situation, former, settings.rulings))
}
