import type { Standing } from '@opfor/kernel'
import { useSay } from '../text/language.tsx'
import { deferredWords } from '../text/deferred-words.ts'

/** Warns that a running match of several players contains their secrets. */
export function SecretsWarning({ match: { outcome, game, journal } }: { readonly match: Standing }) {
  const say = useSay()
  if (outcome !== undefined || game.seats(journal.settings).length < 2) return undefined
  return <p className="notice">{say(deferredWords.holdsHands)}</p>
}
