import type { EditorView } from '@codemirror/view'
import { type RefObject, useEffect } from 'react'
import { useSay } from '../../../ui/text/language.tsx'
import { showFigures } from './gutter.ts'
import { lineMarks } from './marks.ts'
import type { Health } from './use-health.ts'

/** How long nothing changes before figures are drawn. */
const pause = 400

/** Shows figures with random answers beside the lines of the editor; none on a small screen. */
export function useFigures(
  view: RefObject<EditorView | undefined>,
  health: Pick<Health, 'random' | 'isOld'> | undefined,
): void {
  const say = useSay()
  const figures = health?.random
  useEffect(() => {
    const show = (): void => {
      const { current } = view
      // Figures of an older text stay where the editor has moved them.
      if (current === undefined || (figures !== undefined && current.state.doc.toString() !== figures.text))
        return
      showFigures(current, figures === undefined ? [] : lineMarks(figures, say))
    }
    // Figures are current again after an edit was undone; while somebody types they are not drawn.
    const timer = setTimeout(show, pause)
    return () => clearTimeout(timer)
  }, [figures, health?.isOld])
}
