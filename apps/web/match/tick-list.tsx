import { differences, editTold, type Layout, onTable } from '@opfor/kernel'
import { useEffect } from 'react'
import { useSay, useSentence } from '../text/language.tsx'
import { type SavedChecklist, type Checklist, checklistKey, useMatch } from '../store/match-store.ts'
import { laterWords } from '../text/later-words.ts'
import { tickWords } from './tick-words.ts'
import { useInSight } from '../parts/use-in-sight.ts'
import { useTicked, withLine } from '../parts/use-ticked.ts'

/** What brings the real table into line after going back: from how it lies to how the match stands. */
export function TickList({
  ticks: { before, byHand },
  layout,
  step,
}: {
  readonly ticks: Checklist
  readonly layout: Layout
  readonly step: number
}) {
  const say = useSay()
  const sentence = useSentence()
  const { open, checkOff, pendingNavigation, confirmChecklist } = useMatch()
  const [checked, tick] = useTicked(`back ${open?.record.entries}`)
  const list = useInSight(step, 1)
  useEffect(() => {
    keepTicks(useMatch.getState())
    return useMatch.subscribe(keepTicks)
  }, [])
  const edits = onTable(differences(before, layout), before, layout)
  const told = [...edits.map((edit) => editTold(edit, layout, before)), ...byHand].map((each) =>
    sentence(each),
  )
  if (told.length === 0) return undefined
  const check = (at: number, on: boolean): void => {
    const next = withLine(checked, at, on)
    tick(next)
    checkOff(next.size === told.length)
  }
  return (
    <div className="notice" ref={list}>
      <h2>{say(laterWords.bringInLine)}</h2>
      <ul className="ticks">
        {told.map((text, at) => (
          <li key={`${step} ${at}`}>
            <label>
              <input
                type="checkbox"
                checked={checked.has(at)}
                onChange={({ target }) => check(at, target.checked)}
              />{' '}
              <span>{text}</span>
            </label>
          </li>
        ))}
      </ul>
      {pendingNavigation === undefined ? (
        <button type="button" className="button quiet" onClick={() => checkOff(true)}>
          {say(laterWords.allDone)}
        </button>
      ) : (
        <div role="alert" ref={(node) => node?.scrollIntoView({ block: 'center' })}>
          <p>{say(tickWords.movedThese)}</p>
          <div className="row">
            <button type="button" className="button" onClick={() => void confirmChecklist(true)}>
              {say(tickWords.movedYes)}
            </button>
            <button type="button" className="button quiet" onClick={() => void confirmChecklist(false)}>
              {say(checked.size === 0 ? tickWords.movedNo : tickWords.putBack)}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}

/** Keeps the list, so that it is there again after a reload. */
function keepTicks({ open, checklist }: ReturnType<typeof useMatch.getState>): void {
  if (open === undefined) return
  const { id, entries } = open.record
  sessionStorage.setItem(
    checklistKey,
    JSON.stringify({ id, entries, ticks: checklist } satisfies SavedChecklist),
  )
}
