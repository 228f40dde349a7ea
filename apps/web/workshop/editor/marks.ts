import { type EditorState, RangeSet, StateEffect, StateField } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView } from '@codemirror/view'
import type { Position } from '@opfor/sheets'
import type { CheckedText } from '../checked-text.ts'
import { rangeOf } from './places.ts'

const looks = {
  verb: Decoration.mark({ class: 'cm-verb' }),
  name: Decoration.mark({ class: 'cm-name' }),
  // What is typed at the end of a phrase belongs to it.
  asked: Decoration.mark({ class: 'cm-asked', inclusiveEnd: true }),
}
const heading = Decoration.line({ class: 'cm-heading' })
const shown = Decoration.mark({ class: 'cm-shown' })

const setMarks = StateEffect.define<DecorationSet>()
const setShown = StateEffect.define<Position | undefined>()

/** What the words of the page mean: verbs, names, what will be asked; headings are bold. */
const meanings = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, { effects, changes }) =>
    effects.find((effect) => effect.is(setMarks))?.value ?? marks.map(changes),
  provide: (field) => EditorView.decorations.from(field),
})

/** The place that was last put into view; the next edit ends it. */
const place = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (before, { effects, docChanged, state }) => {
    const effect = effects.find((each) => each.is(setShown))
    if (effect === undefined) return docChanged ? Decoration.none : before
    const range = effect.value && rangeOf(state.doc, effect.value)
    return range === undefined || range.from === range.to
      ? Decoration.none
      : Decoration.set(shown.range(range.from, range.to))
  },
  provide: (field) => EditorView.decorations.from(field),
})

/** The fields of marks. */
export const marks = [meanings, place]

/** Shows the marks of a page that was read; nothing to do where they are shown already. */
export function marksEffects(state: EditorState, { marks: all, sheet }: CheckedText) {
  const { doc } = state
  const ranges = all.flatMap(({ kind, at }) => {
    const { from, to } = rangeOf(doc, at)
    return from === to ? [] : [looks[kind].range(from, to)]
  })
  const headings = [1, ...sheet.sections.map(({ at }) => at.line)].flatMap((line) => {
    const { from, text } = doc.line(Math.min(line, doc.lines))
    return text.startsWith('#') ? [heading.range(from)] : []
  })
  const now = RangeSet.of([...headings, ...ranges], true)
  return areSame(state.field(meanings), now) ? [] : [setMarks.of(now)]
}

/** Whether the same marks stand at the same places. */
function areSame(one: DecorationSet, other: DecorationSet): boolean {
  const [before, now] = [one.iter(), other.iter()]
  while (before.value && now.value) {
    if (before.from !== now.from || before.to !== now.to || !before.value.eq(now.value)) return false
    before.next()
    now.next()
  }
  return !before.value && !now.value
}

/** Puts a place of the page into view and marks it. */
export function showPlace(view: EditorView, at: Position): void {
  const { from } = rangeOf(view.state.doc, at)
  view.dispatch({
    selection: { anchor: from },
    effects: [setShown.of(at), EditorView.scrollIntoView(from, { y: 'center' })],
  })
}
