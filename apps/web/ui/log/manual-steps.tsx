import { useSay } from '../text/language.tsx'
import { deferredWords } from '../text/deferred-words.ts'
import { LogLine } from './log-line.tsx'
import type { MatchLog, RecentLog } from '../../data/store/recent-log.ts'
import { useCheckedLines, toggleLine } from './use-checked-lines.ts'

export function ManualSteps({
  moment,
  steps,
  game,
}: {
  readonly moment: string
  readonly steps: RecentLog['notes']
  readonly game: MatchLog['game']
}) {
  const say = useSay()
  const [checked, saveChecked] = useCheckedLines(moment)
  return (
    <ul className="ticks" aria-label={say(deferredWords.toMove)}>
      {steps.map(({ tell }, at) => (
        <li key={at}>
          <label>
            <input
              type="checkbox"
              checked={checked.has(at)}
              onChange={({ target }) => {
                saveChecked(toggleLine(checked, at, target.checked))
                if (target.checked) showNext(target)
              }}
            />{' '}
            <span>
              <LogLine tell={tell} game={game} />
            </span>
          </label>
        </li>
      ))}
    </ul>
  )
}

function showNext(line: Element): void {
  line.closest('li')?.nextElementSibling?.scrollIntoView({ block: 'nearest' })
}
