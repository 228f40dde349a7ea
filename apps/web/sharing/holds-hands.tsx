import type { Conversation } from '@opfor/kernel'
import { useSay } from '../language.tsx'
import { ui } from '../words.ts'

/** A warning before a running match of several people leaves the device. */
export function HoldsHands({ match: { outcome, game, journal } }: { readonly match: Conversation<unknown> }) {
  const say = useSay()
  if (outcome !== undefined || game.seats(journal.settings).length < 2) return undefined
  return <p className="notice">{say(ui.holdsHands)}</p>
}
