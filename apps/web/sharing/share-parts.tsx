import { type Standing, makeTranscript } from '@opfor/kernel'
import { lazy, Suspense, useEffect, useState } from 'react'
import { ShortLink } from '../account/short-link.tsx'
import { toFileName, download } from '../device/download.ts'
import { dateLocale, useLanguage, useSay } from '../text/language.tsx'
import { SecretsWarning } from './secrets-warning.tsx'
import { createMatchLink } from './link.ts'
import { resultText } from './result.ts'
import './sharing.css'
import { sharingWords } from './words.ts'

const QrCode = lazy(async () => ({ default: (await import('../components/qr-code.tsx')).QrCode }))

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
  const [status, setStatus] = useState('')
  const [qr, setQr] = useState(false)
  const { journal, game } = match
  const result = resultText(match, played, say, dateLocale(useLanguage().code))
  useEffect(() => {
    void createMatchLink(match.journal).then(setLink)
  }, [match])
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setStatus(say(sharingWords.copied))
    } catch {
      setStatus(say(sharingWords.notCopied))
    }
  }
  const send = (): void => void navigator.share({ title: name, url: link }).catch(() => undefined)
  const transcript = (): void => {
    const text = makeTranscript(game, journal)
    if (text.ok) download(`${toFileName(name)}.txt`, text.value)
  }
  return (
    <div className="share">
      <section>
        <p className="soft">{say(sharingWords.linkIntro)}</p>
        <SecretsWarning match={match} />
        <input
          className="share-link"
          readOnly
          aria-label={say(sharingWords.link)}
          value={link}
          onFocus={({ target }) => target.select()}
        />
        <div className="row">
          {'share' in navigator && (
            <button type="button" className="button" onClick={send}>
              {say(sharingWords.sendLink)}
            </button>
          )}
          <button type="button" className="button" onClick={() => void copy(link)}>
            {say(sharingWords.copyLink)}
          </button>
          <button type="button" className="button quiet" aria-pressed={qr} onClick={() => setQr(!qr)}>
            {say(sharingWords.qr)}
          </button>
        </div>
        {qr && (
          <Suspense>
            <QrCode link={link} />
          </Suspense>
        )}
      </section>
      <ShortLink journal={journal} title={name} copy={(text) => void copy(text)} />
      <section>
        <h3>{say(sharingWords.result)}</h3>
        <pre className="result">{result}</pre>
        <button type="button" className="button quiet" onClick={() => void copy(result)}>
          {say(sharingWords.copyResult)}
        </button>
      </section>
      <section>
        <h3>{say(sharingWords.files)}</h3>
        <div className="row">
          <button
            type="button"
            className="button quiet"
            onClick={() => download(`${toFileName(name)}.json`, JSON.stringify(journal))}
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
