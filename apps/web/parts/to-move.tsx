import type { Message } from '@opfor/kernel'
import { useSay } from '../text/language.tsx'
import { ui } from '../text/words.ts'
import { ToldLine } from './told-line.tsx'
import type { MatchLog, RecentLog } from '../store/told-since.ts'
import { useTicked, withLine } from './use-ticked.ts'

/** What is to be moved on the real board, to be ticked. */
export function ToMove({
  moment,
  told,
  game,
}: {
  readonly moment: string
  readonly told: RecentLog['notes']
  readonly game: MatchLog['game']
}) {
  const say = useSay()
  const [ticked, tick] = useTicked(moment)
  return (
    <ul className="ticks" aria-label={say(ui.toMove)}>
      {told.map(({ tell }, at) => (
        <li key={at} className={isNoMove(tell) ? 'soft' : undefined}>
          {isNoMove(tell) ? (
            <ToldLine tell={tell} game={game} />
          ) : (
            <label>
              <input
                type="checkbox"
                checked={ticked.has(at)}
                onChange={({ target }) => tick(withLine(ticked, at, target.checked))}
              />{' '}
              <span>
                <ToldLine tell={tell} game={game} />
              </span>
            </label>
          )}
        </li>
      ))}
    </ul>
  )
}

/** There is nothing to move: it is said by the way, or tells what came of something. */
function isNoMove({ as }: Message): boolean {
  return as === 'aside' || as === 'result'
}
