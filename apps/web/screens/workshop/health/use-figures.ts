import type { EditorView } from '@codemirror/view'
import { type RefObject, useEffect } from 'react'
import { useSay } from '../../../ui/text/language.tsx'
import { showFigures } from './gutter.ts'
import { lineMarks } from './marks.ts'
import type { Health } from './use-health.ts'

/** Milliseconds without changes before figures are drawn. */
const pause = 400

/** None on a small screen. */
export function useFigures(
  view: RefObject<EditorView | undefined>,
  health: Pick<Health, 'random' | 'isOld'> | undefined,
): void {
  const say = useSay()
  const figures = health?.random
  useEffect(() => {
    const show = (): void => {
      const { current } = view
      // Figures of an older text stay at their lines.
      if (current === undefined || (figures !== undefined && current.state.doc.toString() !== figures.text))
        return
      showFigures(current, figures === undefined ? [] : lineMarks(figures, say))
    }
    // An undo makes figures current again; they are not drawn during typing.
    const timer = setTimeout(show, pause)
    return () => clearTimeout(timer)
  }, [figures, health?.isOld])
}
