import { spotCheck } from '@opfor/kernel'
import { useSay } from '../language.tsx'
import type { OpenMatch } from '../match-store.ts'

/** The numbers to compare with the real table. */
export function SpotList({ open }: { readonly open: OpenMatch }) {
  const say = useSay()
  return (
    <ul className="spots">
      {spotCheck(open.game.layout(open.match.situation)).map((each, at) => (
        <li key={at}>{say(each)}</li>
      ))}
    </ul>
  )
}
