import type { Citation, Game, Message } from '@opfor/kernel'
import { useSentence } from '../text/language.tsx'
import { Lead } from './lead.tsx'

/** A large entry shows only the number of its rule. */
export function LogLine({
  tell,
  game,
  large = false,
}: {
  readonly tell: Message
  readonly game: Game
  readonly large?: boolean
}) {
  const sentence = useSentence()
  const rule: Citation | undefined = game.cites?.[tell.id]
  const shown = rule?.number ?? (large || rule === undefined ? undefined : `(${rule.heading})`)
  return (
    <>
      {large ? <Lead>{sentence(tell)}</Lead> : sentence(tell)}
      {shown !== undefined && <small className="rule"> {shown}</small>}
    </>
  )
}
