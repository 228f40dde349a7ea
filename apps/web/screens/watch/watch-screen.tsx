import { type LiveMatch, type Game, messages } from '@opfor/kernel'
import { use, useEffect, useState } from 'react'
import { recordings } from 'virtual:recordings'
import { Link } from 'wouter'
import { usePreferences } from '../../data/device/preferences.ts'
import { openGame } from '../../data/registry/registry.ts'
import { BoardPanel } from '../../table/boards/board-panel.tsx'
import { StepArrows } from '../../ui/components/step-arrows.tsx'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { LogLine } from '../../ui/log/log-line.tsx'
import { useSay } from '../../ui/text/language.tsx'
import { ui } from '../../ui/text/words.ts'
import { openTranscript } from './open-transcript.ts'
import './watch.css'

/** At normal speed, in milliseconds. */
const stepTime = 1800

interface Playback {
  readonly step: number
  readonly isPlaying: boolean
  readonly speed: number
  /** Shows a step and pauses. */
  readonly goTo: (step: number) => void
  readonly setPlaying: (playing: boolean) => void
  readonly setSpeed: (speed: number) => void
}

/** Starts by itself, unless the user wants less motion. */
function usePlayback(steps: number): Playback {
  const [step, setStep] = useState(0)
  const [wanted, setPlaying] = useState(!wantsLessMotion())
  const [speed, setSpeed] = useState(1)
  const isPlaying = wanted && step < steps
  useEffect(() => {
    if (!isPlaying) return undefined
    const timer = setTimeout(() => setStep(step + 1), stepTime / speed)
    return () => clearTimeout(timer)
  }, [isPlaying, step, speed])
  const goTo = (to: number): void => {
    setPlaying(false)
    setStep(to)
  }
  const play = (playing: boolean): void => {
    if (playing && step === steps) setStep(0)
    setPlaying(playing)
  }
  return { step, isPlaying, speed, goTo, setPlaying: play, setSpeed }
}

function wantsLessMotion(): boolean {
  return usePreferences.getState().motion === 'less' || matchMedia('(prefers-reduced-motion: reduce)').matches
}

const watchWords = messages('web.watch', {
  play: 'Play',
  pause: 'Pause',
  speed: 'Speed',
  times: '{times}×',
  step: 'Step {step} of {steps}',
  notKept: 'A recorded match. Nothing is saved.',
  own: 'Play it yourself',
})

type Match = LiveMatch<unknown>

const opened = new Map<string, Promise<Match | undefined>>()

/** Replayed in memory only; undefined if there is none. */
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

/** Saves nothing. */
export function WatchScreen({ id }: { readonly id: string }) {
  const match = use(recordedMatch(id))
  return match === undefined ? <TopBar title={id} back={`/game/${id}`} /> : <WatchedMatch match={match} />
}

const speeds = [1, 2, 4]

function WatchedMatch({ match }: { readonly match: Match }) {
  const say = useSay()
  const { game, steps } = match
  const { step, isPlaying, speed, goTo, setPlaying, setSpeed } = usePlayback(steps.length)
  const { situation, question } = match.look(step)
  const log = match.log.flatMap((one) => (one.kind === 'change' && one.after === step ? [one.tell] : []))
  return (
    <div className="match">
      <TopBar title={`${say(ui.watch)}: ${game.title}`} back={`/game/${game.id}`} />
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
