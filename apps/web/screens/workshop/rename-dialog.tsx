import type { EditorView } from '@codemirror/view'
import type { Sheet } from '@opfor/sheets'
import { isNameTaken, nameAt, renameEdits } from '@opfor/sheets/editing'
import { useState } from 'react'
import { BottomSheet as Dialog } from '../../ui/components/sheet.tsx'
import { useSay } from '../../ui/text/language.tsx'
import { changesOf } from './editor/marks.ts'
import { workshopWords } from './words.ts'

export function RenameDialog({
  view,
  sheet,
  close,
}: {
  readonly view: EditorView
  readonly sheet: Sheet
  readonly close: () => void
}) {
  const say = useSay()
  const [found] = useState(() => {
    const { doc, selection } = view.state
    const { number, from } = doc.lineAt(selection.main.head)
    return nameAt(sheet, number, selection.main.head - from + 1)
  })
  const [name, setName] = useState(found?.name ?? '')
  if (found === undefined)
    return (
      <Dialog title={say(workshopWords.rename)} close={close}>
        <p>{say(workshopWords.noName)}</p>
      </Dialog>
    )
  const to = name.trim()
  const edits = renameEdits(sheet, found, to)
  const taken = isNameTaken(sheet, found, to)
  const apply = (): void => {
    view.dispatch({ changes: changesOf(view.state.doc, edits), userEvent: 'rename' })
    close()
    view.focus()
  }
  return (
    <Dialog title={say(workshopWords.rename)} close={close}>
      <form
        className="workshop-rename"
        onSubmit={(event) => {
          event.preventDefault()
          if (!taken && to !== '') apply()
        }}
      >
        <label>
          <span>{say(workshopWords.newName, { name: found.name })}</span>
          <input value={name} maxLength={60} onInput={({ currentTarget }) => setName(currentTarget.value)} />
        </label>
        {taken && <p role="alert">{say(workshopWords.nameTaken, { name: to })}</p>}
        <button type="submit" className="button" disabled={taken || to === '' || to === found.name}>
          {say(workshopWords.renameAll, { count: edits.length })}
        </button>
      </form>
    </Dialog>
  )
}
