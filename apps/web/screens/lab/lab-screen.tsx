import type { Game, Message } from '@opfor/kernel'
import {
  armOfSeed,
  armsByLevel,
  type Experiment,
  levelsOf,
  type PolicyName,
  policyNames,
  type Totals,
  defaultBudget,
} from '@opfor/lab'
import { OtherFigures, type PlotInput, WinRates } from '@opfor/lab/plots'
import { useEffect, useRef, useState } from 'react'
import { useLanguage, useSay } from '../../ui/text/language.tsx'
import { PrintedHouseRulesLink } from '../../ui/components/to-house-rules.tsx'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { useGame } from '../../data/registry/registry.ts'
import { ui } from '../../ui/text/words.ts'
import { Choices } from '../../ui/components/choices.tsx'
import { type ExperimentRun, runExperiment } from './worker-pool.ts'
import './lab.css'
import { OpenSeedButton, useFigureStyle } from './open-seed-button.tsx'
import { isTooFewForLevels, resultSentence } from './result-sentence.ts'
import { labWords } from './words.ts'

interface LabRun {
  readonly experiment: Experiment
  readonly totals: Totals
  readonly games: number
  readonly seconds: number
  readonly state: 'running' | 'stopped' | 'finished' | 'failed'
}

const players: Readonly<Record<PolicyName, Message>> = {
  random: labWords.random,
  greedy: labWords.greedy,
  searching: labWords.searching,
}

const sizes = [100, 1000, 10_000] as const

export function LabScreen({ id }: { readonly id: string }) {
  const game = useGame(id)
  return game === undefined ? <TopBar title={id} back={`/game/${id}`} /> : <LabOf game={game} />
}

function LabOf({ game }: { readonly game: Game }) {
  const say = useSay()
  const [name, setName] = useState<PolicyName>('greedy')
  const [size, setSize] = useState<number>(sizes[0])
  const [done, setDone] = useState<LabRun>()
  const running = useRef<ExperimentRun>(undefined)
  useFigureStyle()
  useEffect(() => () => running.current?.terminate(), [])
  const start = async (): Promise<void> => {
    const experiment = {
      game: game.id,
      policy: { name, budget: defaultBudget },
      arms: armsByLevel(levelsOf(game)),
    }
    const started = performance.now()
    const onProgress = (totals: Totals, games: number): void =>
      setDone({
        experiment,
        totals,
        games,
        seconds: (performance.now() - started) / 1000,
        state: 'running',
      })
    onProgress({}, 0)
    running.current = runExperiment(experiment, { from: 0, to: size }, onProgress)
    const ended = await running.current.done
    setDone((last) => last && { ...last, state: ended })
  }
  const isRunning = done?.state === 'running'
  return (
    <>
      <TopBar title={say(labWords.title, { game: game.title })} back={`/game/${game.id}`}>
        <PrintedHouseRulesLink game={game} />
      </TopBar>
      <main className="page lab">
        <p>{say(labWords.intro)}</p>
        {done !== undefined && <Progress done={done} size={size} />}
        {done !== undefined && done.games > 0 && <Result game={game} done={done} />}
        <details className="card">
          <summary>{say(labWords.choices)}</summary>
          <div className="lab-choices">
            <Choices
              legend={say(labWords.who)}
              chosen={name}
              choose={setName}
              choices={policyNames.map((each) => ({ value: each, text: say(players[each]) }))}
            />
            <Choices
              legend={say(labWords.many)}
              chosen={size}
              choose={setSize}
              choices={sizes.map((each) => ({ value: each, text: String(each) }))}
            />
          </div>
        </details>
      </main>
      <div className="thumb-bar">
        {isRunning ? (
          <button type="button" className="button big" onClick={() => running.current?.stop()}>
            {say(labWords.stop)}
          </button>
        ) : (
          <button type="button" className="button big" onClick={() => void start()}>
            {say(labWords.run)}
          </button>
        )}
      </div>
    </>
  )
}

function Progress({ done, size }: { readonly done: LabRun; readonly size: number }) {
  const say = useSay()
  const { games, seconds, state } = done
  const rate = seconds === 0 ? 0 : Math.round(games / seconds)
  const text =
    state === 'running'
      ? say(labWords.progress, { done: games, games: size, rate })
      : say(labWords[state], { done: games, seconds: seconds.toFixed(1) })
  return (
    <div className="lab-progress">
      {state === 'running' && <progress value={games} max={size} aria-label={say(ui.lab)} />}
      <p role="status">{text}</p>
    </div>
  )
}

/** One sentence and one picture; other figures are folded. */
function Result({ game, done: { experiment, totals } }: { readonly game: Game; readonly done: LabRun }) {
  const language = useLanguage()
  const say = useSay()
  const input: PlotInput = {
    game,
    totals,
    language,
    matchOf: (seed) => (
      <OpenSeedButton
        game={game}
        settings={armOfSeed(experiment, seed).settings}
        policy={experiment.policy}
        seed={seed}
      />
    ),
  }
  return (
    <>
      <p className="lab-sentence">{say(resultSentence(input, experiment.policy.name))}</p>
      {isTooFewForLevels(input) && <p className="soft">{say(labWords.tooFew)}</p>}
      <WinRates {...input} />
      <details className="card">
        <summary>{say(labWords.figures)}</summary>
        <OtherFigures {...input} />
      </details>
    </>
  )
}
