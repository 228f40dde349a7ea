import { useSay } from '../../../ui/text/language.tsx'
import { tableWords } from './words.ts'

const marks = [
  'legendSides',
  'legendSpent',
  'legendMarks',
  'legendTerrain',
  'legendHome',
  'legendKeys',
] as const

/** A legend of the marks on the map. */
export function Legend() {
  const say = useSay()
  return (
    <details className="bp-legend soft">
      <summary>{say(tableWords.legend)}</summary>
      <ul>
        {marks.map((mark) => (
          <li key={mark}>{say(tableWords[mark])}</li>
        ))}
      </ul>
    </details>
  )
}
