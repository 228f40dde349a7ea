import { redo, undo } from '@codemirror/commands'
import { openSearchPanel } from '@codemirror/search'
import type { Command, EditorView } from '@codemirror/view'
import type { Sheet } from '@opfor/sheets'
import { memo, type ReactNode, useRef } from 'react'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import { useSay } from '../../ui/text/language.tsx'
import { ui } from '../../ui/text/words.ts'
import { moveLine } from './editor/commands.ts'
import { showPlace } from './editor/marks.ts'
import { houseRulesWords } from './house/words.ts'
import { workshopWords } from './words.ts'

const icons = {
  undo: 'M9 7L4 12l5 5M4 12h11a5 5 0 010 8h-2',
  redo: 'M15 7l5 5-5 5M20 12H9a5 5 0 000 8h2',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  rename: 'M4 20l1-4L16 5l3 3L8 19zM13.5 7.5l3 3',
  known: 'M9 9a3 3 0 116 0c0 2-3 2-3 5M12 17.5v.5',
  find: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13M20 20l-4.8-4.8',
} as const

interface Heading {
  readonly heading: string
  readonly level: number
  readonly line: number
}

/** Returns the same list while no heading changes. */
export function useHeadings(sheet: Sheet | undefined): readonly Heading[] {
  const last = useRef<readonly Heading[]>([])
  const now = (sheet?.sections ?? []).map(({ heading, level, at }) => ({ heading, level, line: at.line }))
  const isSame = (one: Heading, other: Heading | undefined): boolean =>
    one.heading === other?.heading && one.level === other.level && one.line === other.line
  if (now.length !== last.current.length || !now.every((each, nth) => isSame(each, last.current[nth])))
    last.current = now
  return last.current
}

export const Toolbar = memo(function Toolbar({
  view,
  title,
  headings: sections,
  line,
  rename,
  known,
}: {
  readonly view: EditorView | undefined
  readonly title: string
  readonly headings: readonly Heading[]
  /** The cursor's line. */
  readonly line: number
  readonly rename: (() => void) | undefined
  /** Shows the possible names at the cursor. */
  readonly known: (() => void) | undefined
}) {
  const say = useSay()
  const run = (command: Command) => () => {
    if (view === undefined) return
    command(view)
    view.focus()
  }
  const current = sections.findLastIndex(({ line: first }) => first <= line)
  const jump = (index: number): void => {
    const to = sections[index]?.line ?? 1
    if (view === undefined || to > view.state.doc.lines) return
    const { length } = view.state.doc.line(to)
    showPlace(view, { line: to, column: 1, endLine: to, endColumn: length + 1 })
    view.focus()
  }
  return (
    <div className="workshop-tools" role="toolbar" aria-label={say(workshopWords.page)}>
      <select
        aria-label={say(workshopWords.section)}
        value={String(current)}
        onChange={({ currentTarget }) => jump(Number(currentTarget.value))}
      >
        <option value="-1">{title}</option>
        {sections.map(({ heading, level, line: first }, index) => (
          <option key={first} value={String(index)}>
            {'\u00A0\u00A0'.repeat(Math.max(0, level - 2)) + heading}
          </option>
        ))}
      </select>
      <Tool name={say(ui.undo)} icon={icons.undo} act={run(undo)} />
      <Tool name={say(deferredWords.redo)} icon={icons.redo} act={run(redo)} />
      <Tool name={say(workshopWords.lineUp)} icon={icons.up} act={run(moveLine(-1))} />
      <Tool name={say(workshopWords.lineDown)} icon={icons.down} act={run(moveLine(1))} />
      <Tool
        name={say(workshopWords.find)}
        icon={icons.find}
        act={() => view !== undefined && openSearchPanel(view)}
      />
      {rename !== undefined && <Tool name={say(workshopWords.rename)} icon={icons.rename} act={rename} />}
      {known !== undefined && <Tool name={say(houseRulesWords.known)} icon={icons.known} act={known} />}
    </div>
  )
})

function Tool({
  name,
  icon,
  act,
}: {
  readonly name: string
  readonly icon: string
  readonly act: () => void
}): ReactNode {
  return (
    <button type="button" className="icon-button" aria-label={name} title={name} onClick={act}>
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={icon} />
      </svg>
    </button>
  )
}
