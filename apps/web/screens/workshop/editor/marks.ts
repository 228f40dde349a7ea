import { type Range, type RangeCursor, RangeSet, StateEffect, StateField, type Text } from '@codemirror/state'
import { Decoration, type DecorationSet, EditorView, ViewPlugin, type ViewUpdate } from '@codemirror/view'
import type { TextEdit, SourcePosition } from '@opfor/sheets'
import { type MarkedSection, syntaxMarksOf } from '@opfor/sheets/editing'
import type { CheckedText } from '../checked-text.ts'

/** Lines and columns count from 1. */
function offsetOf(doc: Text, line: number, column: number): number {
  const { from, to } = doc.line(Math.max(1, Math.min(line, doc.lines)))
  return line > doc.lines ? to : Math.min(from + column - 1, to)
}

export function rangeOf(doc: Text, at: SourcePosition): { readonly from: number; readonly to: number } {
  const from = offsetOf(doc, at.line, at.column)
  return { from, to: Math.max(from, offsetOf(doc, at.endLine, at.endColumn)) }
}

export function changesOf(doc: Text, edits: readonly TextEdit[]) {
  return edits.map(({ at, text }) => ({ ...rangeOf(doc, at), insert: text }))
}

const looks = {
  verb: Decoration.mark({ class: 'cm-verb' }),
  name: Decoration.mark({ class: 'cm-name' }),
  // Text typed at the end of a phrase belongs to it.
  asked: Decoration.mark({ class: 'cm-asked', inclusiveEnd: true }),
}
const heading = Decoration.line({ class: 'cm-heading' })
const shown = Decoration.mark({ class: 'cm-shown' })

const setMarks = StateEffect.define<DecorationSet>()
const setShown = StateEffect.define<SourcePosition | undefined>()

/** Verbs, names and asked phrases; headings are bold. */
const meanings = StateField.define<DecorationSet>({
  create: () => Decoration.none,
  update: (marks, { effects, changes }) =>
    effects.find((effect) => effect.is(setMarks))?.value ?? marks.map(changes),
  provide: (field) => EditorView.decorations.from(field),
})

/** Parts whose marks are shown and unedited; only the others are compared. */
const shownParts = ViewPlugin.define(() => {
  let parts: ReadonlySet<MarkedSection> = new Set()
  return {
    get: () => parts,
    set: (now: readonly MarkedSection[]) => {
      parts = new Set(now)
    },
    update({ docChanged, changes, startState: { doc: before }, state: { doc } }: ViewUpdate) {
      if (!docChanged) return
      if (doc.lines !== before.lines) {
        parts = new Set()
        return
      }
      changes.iterChangedRanges((from, to) => {
        const [first, last] = [before.lineAt(from).number, before.lineAt(to).number]
        parts = new Set([...parts].filter(({ line, endLine }) => endLine < first || line > last))
      })
    },
  }
})

/** The place last put into view, until the next edit. */
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

export const marks = [meanings, shownParts, place]

/** Empty if they are shown already. House rules have no names of their own, and ask nothing. */
export function marksEffects(
  view: EditorView,
  { sheet, opponent }: Pick<CheckedText, 'sheet' | 'opponent'>,
): readonly StateEffect<unknown>[] {
  const parts = syntaxMarksOf(sheet)
  const shownNow = view.plugin(shownParts)
  const { doc } = view.state
  const before = view.state.field(meanings)
  let now = before
  for (const part of parts) {
    if (shownNow?.get().has(part) === true) continue
    const [filterFrom, filterTo] = [doc.line(part.line).from, doc.line(part.endLine).to]
    const add = rangesOf(doc, opponent === undefined ? part : verbsOf(part))
    if (areSame(before, RangeSet.of(add, true), filterFrom, filterTo)) continue
    now = now.update({ filterFrom, filterTo, filter: () => false, add, sort: true })
  }
  shownNow?.set(parts)
  return now === before ? [] : [setMarks.of(now)]
}

function verbsOf(part: MarkedSection): MarkedSection {
  return { ...part, marks: part.marks.filter(({ kind }) => kind === 'verb') }
}

function rangesOf(doc: Text, { line, marks: all }: MarkedSection): Range<Decoration>[] {
  const { from: start, text } = doc.line(line)
  const ranges = all.flatMap(({ kind, at }) => {
    const { from, to } = rangeOf(doc, at)
    return from === to ? [] : [looks[kind].range(from, to)]
  })
  return text.startsWith('#') ? [heading.range(start), ...ranges] : ranges
}

/** Compares the marks between two offsets. */
function areSame(one: DecorationSet, other: DecorationSet, from: number, to: number): boolean {
  const [before, now] = [one.iter(from), other.iter(from)]
  const isWithin = (at: RangeCursor<Decoration>): boolean => at.value !== null && at.from <= to
  while (isWithin(before) && isWithin(now)) {
    if (
      before.from !== now.from ||
      before.to !== now.to ||
      before.value?.eq(now.value as Decoration) !== true
    )
      return false
    before.next()
    now.next()
  }
  return !isWithin(before) && !isWithin(now)
}

export function showPlace(view: EditorView, at: SourcePosition): void {
  const { from } = rangeOf(view.state.doc, at)
  view.dispatch({
    selection: { anchor: from },
    effects: [setShown.of(at), EditorView.scrollIntoView(from, { y: 'center' })],
  })
}
