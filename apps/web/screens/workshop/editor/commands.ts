import { type ChangeSpec, EditorSelection, type Text } from '@codemirror/state'
import type { Command, EditorView, KeyBinding } from '@codemirror/view'
import { continued, type Moved, movedLine } from './list-items.ts'

export function moveLine(by: -1 | 1): Command {
  return (view) => {
    const { doc, selection } = view.state
    const line = doc.lineAt(selection.main.head)
    const moved = movedLine(doc.toJSON(), line.number - 1, by)
    if (moved === undefined) return false
    replaceLines(view, moved, selection.main.head - line.from, 'move.line')
    return true
  }
}

const continueList: Command = (view) => {
  const { doc, selection } = view.state
  const line = doc.lineAt(selection.main.head)
  if (!selection.main.empty || selection.main.head !== line.to) return false
  const next = continued(doc.toJSON(), line.number - 1)
  if (next === undefined) return false
  replaceLines(view, next, Number.POSITIVE_INFINITY, 'input')
  return true
}

/** Replaces only lines that differ, as one change. */
function replaceLines(view: EditorView, { lines, at }: Moved, column: number, userEvent: string): void {
  const { doc } = view.state
  const before = lines.slice(0, at).reduce((sum, line) => sum + line.length + 1, 0)
  const head = before + Math.min(column, lines[at]?.length ?? 0)
  view.dispatch({
    changes: changeTo(doc, lines),
    selection: EditorSelection.cursor(head),
    scrollIntoView: true,
    userEvent,
  })
}

/** Leaves equal lines at the beginning and end alone. */
export function changeTo(doc: Text, lines: readonly string[]): ChangeSpec {
  const old = doc.toJSON()
  let same = 0
  while (same < old.length && same < lines.length && old[same] === lines[same]) same += 1
  let end = 0
  while (end < Math.min(old.length, lines.length) - same && old.at(-1 - end) === lines.at(-1 - end)) end += 1
  const isWhole = same === old.length - end
  const from = same === 0 ? 0 : doc.line(same).to
  const to = isWhole ? from : doc.line(old.length - end).to
  const inserted = lines.slice(same, lines.length - end)
  const insert = inserted.map((line) => `\n${line}`).join('')
  return { from, to, insert: same === 0 ? insert.slice(1) : insert }
}

export const listKeys: readonly KeyBinding[] = [
  { key: 'Enter', run: continueList },
  { key: 'Alt-ArrowUp', run: moveLine(-1) },
  { key: 'Alt-ArrowDown', run: moveLine(1) },
]
