import type { Position, Sheet } from '@opfor/sheets'
import { AskedItems } from '../opponents/findings.tsx'
import { useSay } from '../../ui/text/language.tsx'
import { workshopWords } from './words.ts'

/** All that the page would ask, with how often; a tap shows where it stands. */
export function Asked({
  sheet,
  look,
}: {
  readonly sheet: Sheet | undefined
  readonly look: (at: Position) => void
}) {
  const say = useSay()
  if (sheet === undefined) return <p className="soft">{say(workshopWords.reading)}</p>
  if (sheet.asked.length === 0) return <p className="soft">{say(workshopWords.nothingAsked)}</p>
  return (
    <>
      <p className="soft">{say(workshopWords.askedIntro)}</p>
      <AskedItems asked={sheet.asked} look={look} />
    </>
  )
}
