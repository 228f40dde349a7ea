import type { Decision, Standing } from '@opfor/kernel'
import { type Sheet, writtenExample } from '@opfor/sheets'
import { useState } from 'react'
import { useSay } from '../../../ui/text/language.tsx'
import { workshopWords } from '../words.ts'

/** Writes a decision of the match as an example into the page. */
export function MakeExample({
  decision,
  standing: { game, journal, told },
  sheet,
  add,
}: {
  readonly decision: Decision
  readonly standing: Standing
  readonly sheet: Sheet
  /** Adds a line to the page. */
  readonly add: (line: string) => void
}) {
  const say = useSay()
  const [hasFailed, setFailed] = useState(false)
  const make = (): void => {
    const start = game.begin(journal.settings) as Parameters<typeof writtenExample>[1]
    const line = writtenExample(sheet, start, told, decision)
    if (line === undefined) setFailed(true)
    else add(line)
  }
  if (hasFailed) return <p className="soft">{say(workshopWords.noExample)}</p>
  return (
    <button type="button" className="text-button workshop-make" onClick={make}>
      {say(workshopWords.makeExample)}
    </button>
  )
}
