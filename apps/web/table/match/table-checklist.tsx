import {
  diffLayouts,
  type Edit,
  formatEdit,
  withParams,
  type Layout,
  type Message,
  manualEdits,
} from '@opfor/kernel'
import { useEffect } from 'react'
import { useSay, useSentence } from '../../ui/text/language.tsx'
import { type SavedChecklist, type Checklist, checklistKey } from '../../data/store/checklist.ts'
import { useMatch } from '../../data/store/match-store.ts'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import { checklistWords } from './words.ts'
import { useScrollIntoView } from '../../ui/log/use-scroll-into-view.ts'
import { useCheckedLines, toggleLine } from '../../ui/log/use-checked-lines.ts'

/** Updates the physical table after an undo, redo or overrule. */
export function TableChecklist({
  checklist: { before, byHand },
  layout,
  step,
}: {
  readonly checklist: Checklist
  readonly layout: Layout
  readonly step: number
}) {
  const say = useSay()
  const sentence = useSentence()
  const { open, checkOff, pending, confirmDone } = useMatch()
  const [checked, setChecked] = useCheckedLines(`back ${open?.record.entries}`)
  const list = useScrollIntoView(step, 1)
  useEffect(() => {
    saveChecklist(useMatch.getState())
    return useMatch.subscribe(saveChecklist)
  }, [])
  const edits = manualEdits(diffLayouts(before, layout), before, layout)
  const lines = [...edits.map((edit) => manualStep(edit, layout, before)), ...byHand].map((each) =>
    sentence(each),
  )
  if (lines.length === 0) return undefined
  const check = (at: number, on: boolean): void => {
    const next = toggleLine(checked, at, on)
    setChecked(next)
    checkOff(next.size === lines.length)
  }
  return (
    <div className="notice" ref={list}>
      <h2>{say(deferredWords.bringInLine)}</h2>
      <ul className="ticks">
        {lines.map((text, at) => (
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
      {pending === undefined ? (
        <button type="button" className="button quiet" onClick={() => checkOff(true)}>
          {say(deferredWords.allDone)}
        </button>
      ) : (
        <div role="alert" ref={(node) => node?.scrollIntoView({ block: 'center' })}>
          <p>{say(checklistWords.movedThese)}</p>
          <div className="row">
            <button type="button" className="button" onClick={() => void confirmDone(true)}>
              {say(checklistWords.movedYes)}
            </button>
            <button type="button" className="button quiet" onClick={() => void confirmDone(false)}>
              {say(checked.size === 0 ? checklistWords.movedNo : checklistWords.putBack)}
            </button>
          </div>
        </div>
      )}
    </div>
  )
}

function manualStep(edit: Edit, layout: Layout, before: Layout): Message {
  const told = formatEdit(edit, layout, before)
  if (!('set' in edit)) return told
  return withParams(
    told.params?.['before'] === undefined ? checklistWords.set : checklistWords.setFrom,
    told.params,
  )
}

function saveChecklist({ open, checklist }: ReturnType<typeof useMatch.getState>): void {
  if (open === undefined) return
  const { id, entries } = open.record
  sessionStorage.setItem(
    checklistKey,
    JSON.stringify({ id, entries, ticks: checklist } satisfies SavedChecklist),
  )
}
