import type { Citation, Game, Message } from '@opfor/kernel'
import { useSay } from '../language.tsx'

/** A sentence that was told, and softly behind it the number of its rule, where the booklet has one. */
export function ToldLine({ tell, game }: { readonly tell: Message; readonly game: Game }) {
  const say = useSay()
  const rule: Citation | undefined = game.cites?.[tell.id]
  return (
    <>
      {say(tell)}
      {rule !== undefined && <small className="rule"> {rule.number ?? rule.heading}</small>}
    </>
  )
}
