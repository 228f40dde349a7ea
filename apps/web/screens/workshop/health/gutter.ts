import { RangeSet, StateEffect, StateField } from '@codemirror/state'
import { EditorView, gutter, GutterMarker } from '@codemirror/view'
import type { LineMark } from './marks.ts'

class Marker extends GutterMarker {
  readonly #mark: LineMark

  constructor(mark: LineMark) {
    super()
    this.#mark = mark
  }

  override eq(other: GutterMarker): boolean {
    return other instanceof Marker && other.#mark.title === this.#mark.title
  }

  override toDOM(): Node {
    const { share, asks, isIdle, title } = this.#mark
    const node = document.createElement('span')
    node.title = title
    node.className = isIdle ? 'cm-health-mark cm-health-idle' : 'cm-health-mark'
    const questions = document.createElement('span')
    questions.className = 'cm-health-asks'
    questions.textContent = asks === '' ? '' : `${asks} ?`
    const decided = document.createElement('span')
    decided.textContent = share
    node.append(questions, decided)
    return node
  }
}

interface Shown {
  readonly markers: RangeSet<GutterMarker>
  /** The text has changed since. */
  readonly isOld: boolean
}

const setMarks = StateEffect.define<readonly LineMark[]>()
const none: Shown = { markers: RangeSet.of<GutterMarker>([]), isOld: false }

const shown = StateField.define<Shown>({
  create: () => none,
  update: (before, { effects, changes, docChanged, state: { doc } }) => {
    const marks = effects.find((effect) => effect.is(setMarks))?.value
    if (marks === undefined)
      return docChanged ? { markers: before.markers.map(changes), isOld: true } : before
    const ranges = marks
      .filter(({ line }) => line <= doc.lines)
      .map((mark) => new Marker(mark).range(doc.line(mark.line).from))
    return { markers: RangeSet.of(ranges, true), isOld: false }
  },
  provide: (field) =>
    EditorView.editorAttributes.from(field, ({ isOld }): Record<string, string> => {
      return isOld ? { class: 'cm-health-old' } : {}
    }),
})

/** Old figures follow the text and are marked as approximate until the next come. */
export const healthGutter = [
  shown,
  gutter({
    class: 'cm-health',
    side: 'after',
    markers: ({ state }) => state.field(shown).markers,
  }),
  EditorView.theme({
    '.cm-gutters.cm-gutters-after': { borderInlineStart: 'none' },
    '.cm-health .cm-gutterElement': { padding: '0 0.5rem 0 0.25rem' },
    '.cm-health-mark': {
      display: 'flex',
      justifyContent: 'flex-end',
      gap: '0.5rem',
      fontSize: '0.75rem',
      lineHeight: '1.75',
      fontFamily: 'system-ui, sans-serif',
      fontVariantNumeric: 'tabular-nums',
      whiteSpace: 'nowrap',
    },
    '.cm-health-mark > :empty': { display: 'none' },
    '.cm-health-asks': { color: 'var(--soft)' },
    '.cm-health-idle': { color: 'var(--special)', fontWeight: '600' },
    '&.cm-health-old .cm-health-mark': { color: 'var(--soft)', fontStyle: 'italic', fontWeight: '400' },
    '&.cm-health-old .cm-health-mark > :last-child:not(:empty)::before': { content: '"~ "' },
  }),
]

export function showFigures(view: EditorView, marks: readonly LineMark[]): void {
  view.dispatch({ effects: setMarks.of(marks) })
}
