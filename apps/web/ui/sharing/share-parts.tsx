import { formatAnswer, makeTranscript, type Message, type Params, type MatchState } from '@opfor/kernel'
import { useEffect, useState } from 'react'
import { download, toFileName } from '../../data/device/download.ts'
import { progressText } from '../../data/storage/progress-text.ts'
import { progressOf } from '../../data/storage/progress.ts'
import { deferredWords } from '../text/deferred-words.ts'
import { dateLocale, useLanguage, useSay } from '../text/language.tsx'
import { createMatchLink } from './link.ts'
import { ShareLink } from './share-link.tsx'
import './sharing.css'
import { sharingWords } from './words.ts'

type Say = (words: Message, params?: Params) => string

function resultText(match: MatchState, changed: number, say: Say, locale?: string): string {
  const { game, outcome, journal } = match
  const progress = progressText(progressOf(match))
  const day = new Date(changed).toLocaleDateString(locale, { dateStyle: 'medium' })
  const settings = game.options.flatMap(({ question, default: standard }, at) => {
    const chosen = journal.settings.options[question.id]
    if (question.kind === 'entry' || (at > 0 && chosen === standard)) return []
    const isQuestion = /[?.:]$/.test(say(question.text))
    const words = isQuestion ? sharingWords.setting : sharingWords.option
    return [say(words, { question: question.text, answer: formatAnswer(question, chosen) })]
  })
  return [
    `${say(sharingWords.played, { title: game.title })}, ${day}`,
    outcome === undefined
      ? say(sharingWords.underWay, { progress })
      : say(sharingWords.ended, { outcome: outcome.text, progress }),
    ...settings,
  ].join('\n')
}

/** `status` says whether copying worked. */
export function useCopy(): { readonly copy: (text: string) => void; readonly status: string } {
  const say = useSay()
  const [status, setStatus] = useState('')
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setStatus(say(sharingWords.copied))
    } catch {
      setStatus(say(sharingWords.notCopied))
    }
  }
  return { copy: (text) => void copy(text), status }
}

export function SecretsWarning({ match: { outcome, game, journal } }: { readonly match: MatchState }) {
  const say = useSay()
  if (outcome !== undefined || game.seats(journal.settings).length < 2) return undefined
  return <p className="notice">{say(deferredWords.holdsHands)}</p>
}

export function ShareParts({
  match,
  name,
  played,
}: {
  readonly match: MatchState
  readonly name: string
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
