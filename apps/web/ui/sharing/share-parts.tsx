import { type Standing, makeTranscript } from '@opfor/kernel'
import { useEffect, useState } from 'react'
import { toFileName, download } from '../../data/device/download.ts'
import { dateLocale, useLanguage, useSay } from '../text/language.tsx'
import { SecretsWarning } from './secrets-warning.tsx'
import { createMatchLink } from './link.ts'
import { resultText } from './result.ts'
import { ShareLink } from './share-link.tsx'
import './sharing.css'
import { useCopy } from './use-copy.ts'
import { sharingWords } from './words.ts'

/** All ways to share a match: link, QR code, result as text, and files. */
export function ShareParts({
  match,
  name,
  played,
}: {
  readonly match: Standing
  readonly name: string
  /** The time when it was last played. */
  readonly played: number
}) {
  const say = useSay()
  const [link, setLink] = useState('')
  const { copy, status } = useCopy()
  const { journal, game } = match
  const result = resultText(match, played, say, dateLocale(useLanguage().code))
  useEffect(() => {
    void createMatchLink(match.journal).then(setLink)
  }, [match])
  const transcript = (): void => {
    const text = makeTranscript(game, journal)
    if (text.ok) download(`${toFileName(name)}.txt`, text.value)
  }
  return (
    <div className="share">
      <ShareLink link={link} title={name} intro={say(sharingWords.linkIntro)} copy={copy}>
        <SecretsWarning match={match} />
      </ShareLink>
      <section>
        <h3>{say(sharingWords.result)}</h3>
        <pre className="shared-text">{result}</pre>
        <button type="button" className="button quiet" onClick={() => copy(result)}>
          {say(sharingWords.copyResult)}
        </button>
      </section>
      <section>
        <h3>{say(sharingWords.files)}</h3>
        <div className="row">
          <button
            type="button"
            className="button quiet"
            onClick={() => download(`${toFileName(name)}.opfor.json`, JSON.stringify(journal))}
          >
            {say(sharingWords.saveMatch)}
          </button>
          <button type="button" className="button quiet" onClick={transcript}>
            {say(sharingWords.saveTranscript)}
          </button>
        </div>
      </section>
      <p role="status" className="told">
        {status}
      </p>
    </div>
  )
}
