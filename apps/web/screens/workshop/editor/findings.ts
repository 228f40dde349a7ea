import { type Diagnostic, forEachDiagnostic } from '@codemirror/lint'
import type { EditorState } from '@codemirror/state'
import type { Message } from '@opfor/kernel'
import type { Finding } from '@opfor/sheets'
import type { CheckedText } from '../checked-text.ts'
import { changesOf, rangeOf } from './places.ts'

/** Findings and notes as the editor underlines them, with their fixes as actions. */
export function diagnosticsOf(
  { doc }: EditorState,
  { findings, sheet }: CheckedText,
  say: (message: Message) => string,
): readonly Diagnostic[] {
  const diagnostic =
    (severity: Diagnostic['severity']) =>
    ({ line, column, end, message, fixes }: Finding): Diagnostic => ({
      ...rangeOf(doc, { line, column, endLine: end.line, endColumn: end.column }),
      severity,
      message: say(message),
      actions: fixes.map((fix) => ({
        name: say(fix.message),
        apply: (view) => view.dispatch({ changes: changesOf(view.state.doc, fix.edits), userEvent: 'fix' }),
      })),
    })
  return [...findings.map(diagnostic('warning')), ...sheet.hints.map(diagnostic('info'))]
}

/** Whether the editor shows these findings already, at these places and with these fixes. */
export function areShown(state: EditorState, diagnostics: readonly Diagnostic[]): boolean {
  const shown: Diagnostic[] = []
  forEachDiagnostic(state, (each, from, to) => shown.push({ ...each, from, to }))
  return keyOf(shown) === keyOf(diagnostics)
}

function keyOf(diagnostics: readonly Diagnostic[]): string {
  const keys = diagnostics.map(({ from, to, message, actions = [] }) =>
    [from, to, message, ...actions.map(({ name }) => name)].join(' '),
  )
  return keys.toSorted().join('\n')
}
