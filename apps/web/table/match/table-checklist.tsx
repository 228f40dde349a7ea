import { differences, type Edit, editTold, fill, type Layout, type Message, onTable } from '@opfor/kernel'
import { useEffect } from 'react'
import { useSay, useSentence } from '../../ui/text/language.tsx'
import { type SavedChecklist, type Checklist, checklistKey, useMatch } from '../../data/store/match-store.ts'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import { checklistWords } from './checklist-words.ts'
import { useScrollIntoView } from '../../ui/components/use-scroll-into-view.ts'
import { useCheckedLines, toggleLine } from '../../ui/components/use-checked-lines.ts'

/** A checklist that updates the physical table after an undo, redo or overrule. */
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
  const edits = onTable(differences(before, layout), before, layout)
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

/** A step of the checklist: a number is told as something to set. */
function manualStep(edit: Edit, layout: Layout, before: Layout): Message {
  const told = editTold(edit, layout, before)
  if (!('set' in edit)) return told
  return fill(
    told.params?.['before'] === undefined ? checklistWords.set : checklistWords.setFrom,
    told.params,
  )
}

/** Saves the checklist, so that it survives a reload. */
function saveChecklist({ open, checklist }: ReturnType<typeof useMatch.getState>): void {
  if (open === undefined) return
  const { id, entries } = open.record
  sessionStorage.setItem(
    checklistKey,
    JSON.stringify({ id, entries, ticks: checklist } satisfies SavedChecklist),
  )
}
