import { historyField, isolateHistory } from '@codemirror/commands'
import { EditorSelection, EditorState, type Extension } from '@codemirror/state'
import type { Json } from '@opfor/kernel'
import type { UndoList } from '../../../data/storage/undo-storage.ts'
import { changeTo } from '../editor/commands.ts'

/** Characters of JSON; the oldest events are dropped first. */
const mostCharacters = 512 * 1024

type Event = { readonly [key: string]: Json }

interface History {
  readonly done: readonly Event[]
  readonly undone: readonly Event[]
}

export function undoListOf(state: EditorState): UndoList {
  const { history } = state.toJSON({ history: historyField }) as { readonly history: History }
  const undone = eventsIn(history.undone, mostCharacters / 2)
  const left = mostCharacters - JSON.stringify(undone).length
  const cursor = state.selection.main.head
  return { text: state.doc.toString(), cursor, done: eventsIn(history.done, left), undone }
}

/** The last events that fit, without cursor moves. */
function eventsIn(events: readonly Event[], characters: number): readonly Event[] {
  const changes = events
    .filter((event) => event['changes'] !== undefined)
    .map((event) => ({ ...event, selectionsAfter: [] }))
  let left = characters
  const first = changes.findLastIndex((event) => {
    left -= JSON.stringify(event).length + 1
    return left < 0
  })
  return changes.slice(first + 1)
}

/** Undo goes back beyond this visit. If the text was changed elsewhere, undo first reverts that change. */
export function stateWith(text: string, list: UndoList | undefined, extensions: Extension): EditorState {
  const fresh = (): EditorState => EditorState.create({ doc: text, extensions })
  if (list === undefined) return fresh()
  try {
    const { text: doc, cursor, done, undone } = list
    const selection = EditorSelection.single(Math.min(cursor, doc.length)).toJSON() as Json
    const json = { doc, selection, history: { done, undone } }
    const state = EditorState.fromJSON(json, { extensions }, { history: historyField })
    if (doc === text) return state
    const changes = changeTo(state.doc, text.split('\n'))
    return state.update({ changes, annotations: isolateHistory.of('full') }).state
  } catch {
    // A list of another editor version is useless.
    return fresh()
  }
}
