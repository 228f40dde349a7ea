import { history, redo, undo } from '@codemirror/commands'
import { EditorState, type StateCommand, Transaction } from '@codemirror/state'
import { expect, test } from 'vitest'
import { stateWith, undoListOf } from './undo-list.ts'

const extensions = history({ minDepth: 200 })
let time = 0

/** Typed long after the text before. */
function typed(state: EditorState, insert: string): EditorState {
  time += 10_000
  const changes = { from: state.doc.length, insert }
  const selection = { anchor: state.doc.length + insert.length }
  return state.update({
    changes,
    selection,
    annotations: [Transaction.time.of(time), Transaction.userEvent.of('input.type')],
  }).state
}

function after(state: EditorState, command: StateCommand): EditorState {
  let next = state
  command({ state, dispatch: (transaction) => (next = transaction.state) })
  return next
}

function reloaded(state: EditorState, text = state.doc.toString()): EditorState {
  const list = JSON.parse(JSON.stringify(undoListOf(state))) as ReturnType<typeof undoListOf>
  return stateWith(text, list, extensions)
}

const written = typed(typed(EditorState.create({ doc: 'a', extensions }), 'b'), 'c')

test('undo and redo go beyond a reload', () => {
  const undone = after(reloaded(written), undo)
  expect(undone.doc.toString()).toBe('ab')
  const again = reloaded(undone)
  expect(after(again, redo).doc.toString()).toBe('abc')
  expect(after(again, redo).selection.main.head).toBe(3)
  expect(after(after(again, undo), undo).doc.toString()).toBe('a')
})

test('after a change elsewhere undo brings back the text of the list first', () => {
  const changed = reloaded(written, 'abc\nby another window')
  expect(changed.doc.toString()).toBe('abc\nby another window')
  const once = after(changed, undo)
  expect(once.doc.toString()).toBe('abc')
  expect(after(once, undo).doc.toString()).toBe('ab')
})

test('a list that cannot be read leaves the text without undo', () => {
  const state = stateWith(
    'text',
    { text: 'text', cursor: 0, done: [{ changes: 'none' }], undone: [] },
    extensions,
  )
  expect(state.doc.toString()).toBe('text')
  expect(after(state, undo).doc.toString()).toBe('text')
})

test('the list is bounded, and the oldest events are dropped first', () => {
  let state = EditorState.create({ doc: '', extensions })
  for (let nth = 0; nth < 300; nth += 1) state = typed(state, `${nth} `)
  expect(undoListOf(state).done.length).toBeLessThanOrEqual(221)
  for (let nth = 0; nth < 20; nth += 1) {
    state = typed(state, 'x'.repeat(60_000))
    state = state.update({ changes: { from: 0, to: state.doc.length } }).state
  }
  const list = undoListOf(state)
  expect(JSON.stringify(list.done).length).toBeLessThan(512 * 1024)
  expect(after(reloaded(state), undo).doc.length).toBe(60_000)
})
