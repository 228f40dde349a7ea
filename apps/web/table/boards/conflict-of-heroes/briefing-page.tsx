import { briefing, sides, type Situation } from '@opfor/games/conflict-of-heroes/view'
import type { MatchState } from '@opfor/kernel'
import { useEffect, useState } from 'react'
import { useSay } from '../../../ui/text/language.tsx'
import { journalUntil } from '../../../data/store/new-match.ts'
import { createMatchLink } from '../../../ui/sharing/link.ts'
import '../../../ui/components/tools.css'
import './board.css'
import './briefing.css'
import { MapFigure } from './map-figure.tsx'
import { briefingWords } from './words.ts'

export function BriefingPage({ match }: { readonly match: MatchState }) {
  const say = useSay()
  const [status, setStatus] = useState('')
  const [link, setLink] = useState('')
  const { now, step } = findGenerated(match)
  const { title, parts } = briefing(now)
  useEffect(() => {
    const make = async (): Promise<void> => {
      const matchLink = await createMatchLink(journalUntil(match, step))
      setLink(matchLink.replace('#match=', '#briefing='))
    }
    void make()
  }, [match, step])
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(link)
      setStatus(say(briefingWords.copied))
    } catch {
      setStatus(say(briefingWords.notCopied))
    }
  }
  return (
    <main className="page briefing coh-board">
      <div className="row briefing-tools">
        <button type="button" className="button" onClick={() => print()}>
          {say(briefingWords.print)}
        </button>
        <button type="button" className="button quiet" onClick={() => void copy()}>
          {say(briefingWords.copyLink)}
        </button>
        <input
          className="share-link"
          readOnly
          aria-label={say(briefingWords.link)}
          value={link}
          onFocus={({ target }) => target.select()}
        />
        {status !== '' && <p role="status">{status}</p>}
      </div>
      <header className="briefing-head">
        <h2>{say(title)}</h2>
        <p className="soft">{say(briefingWords.game)}</p>
      </header>
      <div className="briefing-parts">
        {parts.map(({ heading, lines }, at) => (
          <section key={at} className={`briefing-part ${at > 0 && at <= 2 ? `coh-${sides[at - 1]}` : ''}`}>
            <h3>{say(heading)}</h3>
            <ul>
              {lines
                .map((line) => say(line))
                .filter((line) => line !== '')
                .map((line, nth) => (
                  <li key={nth}>{line}</li>
                ))}
            </ul>
          </section>
        ))}
      </div>
      <p className="soft briefing-foot">{say(briefingWords.ownWords)}</p>
      {now.maps.length > 0 && <MapFigure now={now} />}
    </main>
  )
}

/** Later steps do not change the briefing. */
function findGenerated(match: MatchState): { readonly now: Situation; readonly step: number } {
  const done = match.log.find(
    (one) => one.kind === 'change' && /^(mission|over)$/.test((one.now as Situation).stage),
  )
  return done?.kind === 'change'
    ? { now: done.now as Situation, step: done.after }
    : { now: match.situation as Situation, step: match.steps.length }
}
