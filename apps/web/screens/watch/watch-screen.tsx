import { recordings } from 'virtual:recordings'
import type { Conversation, Game } from '@opfor/kernel'
import { use } from 'react'
import { Link } from 'wouter'
import { BoardPanel } from '../../table/boards/board-panel.tsx'
import { LogLine } from '../../ui/components/log-line.tsx'
import { StepArrows } from '../../ui/components/step-arrows.tsx'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { openGame } from '../../data/registry/registry.ts'
import { useSay } from '../../ui/text/language.tsx'
import { ui } from '../../ui/text/words.ts'
import { openTranscript } from './open-transcript.ts'
import { usePlayback } from './use-playback.ts'
import './watch.css'
import { watchWords } from './words.ts'

type Match = Conversation<unknown>

const opened = new Map<string, Promise<Match | undefined>>()

/** The recorded match of a game, replayed in memory only; undefined if there is none. */
function recordedMatch(id: string): Promise<Match | undefined> {
  const already = opened.get(id)
  if (already !== undefined) return already
  const loading = loadMatch(id)
  opened.set(id, loading)
  loading.catch(() => opened.delete(id))
  return loading
}

async function loadMatch(id: string): Promise<Match | undefined> {
  const text = await recordings[id]?.()
  const game: Game | undefined = await openGame(id)
  if (text === undefined || game === undefined) return undefined
  const match = openTranscript(game, text.default)
  return match.ok ? match.value : undefined
}

/** A recorded match that plays itself. Nothing of it is saved. */
export function WatchScreen({ id }: { readonly id: string }) {
  const match = use(recordedMatch(id))
  return match === undefined ? <TopBar title={id} back="/" /> : <WatchedMatch match={match} />
}

const speeds = [1, 2, 4]

function WatchedMatch({ match }: { readonly match: Match }) {
  const say = useSay()
  const { game, steps } = match
  const { step, isPlaying, speed, goTo, setPlaying, setSpeed } = usePlayback(steps.length)
  const { situation, question } = match.look(step)
  const log = match.told.flatMap((one) => (one.kind === 'change' && one.after === step ? [one.tell] : []))
  return (
    <div className="match">
      <TopBar title={`${say(ui.watch)}: ${game.title}`} back="/" />
      <main className="match-main">
        <section className="said-panel watched-log">
          <p className="soft">{say(watchWords.notKept)}</p>
          {log.map((tell, at) => (
            <p key={at} className={tell.as === 'headline' ? 'headline' : undefined}>
              <LogLine tell={tell} game={game} large={tell.as === 'headline'} />
            </p>
          ))}
          {step === steps.length && match.outcome !== undefined && (
            <p className="headline">{say(match.outcome.text)}</p>
          )}
        </section>
        <BoardPanel game={game} situation={situation} question={undefined} choose={() => undefined} />
      </main>
      <section className="thumb-bar watch-bar" aria-label={say(ui.watch)}>
        <p>
          {say(watchWords.step, { step, steps: steps.length })}
          {question !== undefined && <span className="soft"> {say(question.text)}</span>}
        </p>
        <div className="row">
          <button type="button" className="button" onClick={() => setPlaying(!isPlaying)}>
            {say(isPlaying ? watchWords.pause : watchWords.play)}
          </button>
          <StepArrows step={step} steps={steps.length} go={goTo} />
          <label className="watch-speed">
            {say(watchWords.speed)}{' '}
            <select value={speed} onChange={({ target }) => setSpeed(Number(target.value))}>
              {speeds.map((times) => (
                <option key={times} value={times}>
                  {say(watchWords.times, { times })}
                </option>
              ))}
            </select>
          </label>
          <Link href="/" className="text-button">
            {say(watchWords.own)}
          </Link>
        </div>
      </section>
    </div>
  )
}
