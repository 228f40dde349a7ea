import type { Standing } from '@opfor/kernel'
import { Link } from 'wouter'
import { useSay } from '../text/language.tsx'
import { ui } from '../text/words.ts'

/** The end of a match: its outcome, and what to do next. */
export function MatchOver({
  match: { game, outcome },
  share,
}: {
  readonly match: Standing
  readonly share: () => void
}) {
  const say = useSay()
  return (
    <section className="thumb-bar question" aria-label={say(ui.over)}>
      <h2>{say(outcome?.text ?? ui.over)}</h2>
      <div className="board-answer" />
      <Link href={`/new/${game.id}`} className="button big">
        {say(ui.again)}
      </Link>
      <button type="button" className="button quiet" onClick={share}>
        {say(ui.share)}
      </button>
    </section>
  )
}
