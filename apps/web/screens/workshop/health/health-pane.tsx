import type { SourcePosition } from '@opfor/sheets'
import { useState } from 'react'
import { useSay, useSentence } from '../../../ui/text/language.tsx'
import { opponentWords } from '../../opponents/words.ts'
import type { Figures } from './figures.ts'
import { LineTable } from './line-table.tsx'
import { formatShare } from './marks.ts'
import { offersOf } from './offers.ts'
import type { Health } from './use-health.ts'
import { healthWords } from './words.ts'
import '../../../ui/components/fields.css'
import './health.css'

function Endings({ figures: { endings } }: { readonly figures: Figures }) {
  const say = useSay()
  const sentence = useSentence()
  const ended = endings.reduce((sum, { count }) => sum + count, 0)
  const share = (winner: string): number =>
    endings.reduce((sum, each) => sum + (each.winner === winner ? each.count : 0), 0) / ended
  const said = (winner: string): string => formatShare(share(winner), say)
  return (
    <section className="health-endings">
      <h2>{say(healthWords.endings)}</h2>
      {ended === 0 ? (
        <p>{say(healthWords.noneEnded)}</p>
      ) : (
        <>
          <p>
            <strong>
              {say(healthWords.wins, { you: said('player'), opponent: said('opponent') })}
              {share('nobody') > 0 && ` ${say(healthWords.nobodyWins, { nobody: said('nobody') })}`}
            </strong>
          </p>
          <ul>
            {endings
              .filter(({ count }) => count > 0)
              .toSorted((one, other) => other.count - one.count)
              .map(({ name, count }, nth) => (
                <li key={nth}>
                  {formatShare(count / ended, say)}: {sentence(name)}
                </li>
              ))}
          </ul>
        </>
      )}
    </section>
  )
}

const many = 10_000

/** From random answers, and from the person's own matches. */
export function HealthPane({
  health,
  look,
}: {
  readonly health: Health
  readonly look: (at: SourcePosition) => void
}) {
  const say = useSay()
  const [isOwn, setOwn] = useState(false)
  const { random, own, wanted, isOld, play, stop } = health
  const shown = isOwn && own !== undefined ? own : random
  if (random === undefined || shown === undefined) return <p className="soft">{say(healthWords.reading)}</p>
  const { matches, turns } = shown
  return (
    <>
      {own !== undefined && (
        <div className="segments" role="group" aria-label={say(healthWords.source)}>
          <button type="button" className="segment" aria-pressed={!isOwn} onClick={() => setOwn(false)}>
            {say(healthWords.random)}
          </button>
          <button type="button" className="segment" aria-pressed={isOwn} onClick={() => setOwn(true)}>
            {say(healthWords.own, { count: own.matches })}
          </button>
        </div>
      )}
      <p>
        {say(shown === own ? healthWords.fromOwn : healthWords.withRandom, { matches, turns })}
        {shown === own && own.older > 0 && ` ${say(healthWords.older, { count: own.older })}`}
      </p>
      {isOld && (
        <p className="notice" role="status">
          {say(healthWords.old)}
        </p>
      )}
      <div className="row health-run">
        {wanted === undefined ? (
          <button type="button" className="button quiet" onClick={() => play(many)}>
            {say(healthWords.playMany, { matches: many })}
          </button>
        ) : (
          <>
            <progress value={random.matches} max={wanted} aria-label={say(healthWords.title)} />
            <span>{say(healthWords.playing, { done: random.matches, wanted })}</span>
            <button type="button" className="button quiet" onClick={stop}>
              {say(healthWords.stop)}
            </button>
          </>
        )}
      </div>
      <Endings figures={shown} />
      <Questions figures={shown} />
      {shown === random && <Offers figures={random} look={look} />}
      <section>
        <h2>{say(healthWords.lines)}</h2>
        <LineTable figures={shown} look={look} />
      </section>
    </>
  )
}

function Questions({ figures: { questions, turn } }: { readonly figures: Figures }) {
  const say = useSay()
  const sentence = useSentence()
  return (
    <section className="health-questions">
      <p>{say(healthWords.perTurn, questions)}</p>
      {turn !== undefined && questions.most > 0 && (
        <details>
          <summary>{say(healthWords.exampleTurn, { most: questions.most })}</summary>
          <ol className="health-turn">
            {turn.events.map(({ text, answer }, nth) => (
              <li key={nth} className={answer === undefined ? 'soft' : 'health-asked'}>
                {sentence(text)} {answer !== undefined && <strong>{say(answer)}</strong>}
              </li>
            ))}
          </ol>
        </details>
      )}
    </section>
  )
}

function Offers({
  figures,
  look,
}: {
  readonly figures: Figures
  readonly look: (at: SourcePosition) => void
}) {
  const say = useSay()
  const offers = offersOf(figures)
  if (offers.length === 0) return undefined
  return (
    <section>
      <h2>{say(healthWords.offers)}</h2>
      <ul className="health-offers">
        {offers.map(({ at, text }, nth) => (
          <li key={nth}>
            <button type="button" className="text-button" onClick={() => look(at)}>
              {say(opponentWords.line, { line: at.line })}
            </button>
            <p>{say(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
