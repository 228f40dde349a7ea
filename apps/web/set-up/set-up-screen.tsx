import { type Game, type Message, setUpLines, type Start } from '@opfor/kernel'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Choices } from '../components/choices.tsx'
import { TopBar } from '../components/top-bar.tsx'
import { lastChoices } from '../device/last-choices.ts'
import { usePreferences } from '../device/preferences.ts'
import { useGame } from '../registry/registry.ts'
import { newSeed } from '../store/match-store.ts'
import { optionsFor, startAt } from '../store/start-at.ts'
import { useSay } from '../text/language.tsx'
import { ui } from '../text/words.ts'
import { LayOut } from './lay-out.tsx'
import './set-up.css'
import { setUpWords } from './words.ts'

/** The set-up page of a match at a physical table: what to lay out, and who rolls. */
export function SetUpScreen({ id }: { readonly id: string }) {
  const game = useGame(id)
  const start = game?.starts?.table
  return game === undefined || start === undefined ? (
    <TopBar title={id} back="/" />
  ) : (
    <SetUpOf game={game} start={start} />
  )
}

const rollers = {
  person: { dice: 'real', draws: 'real' },
  mixed: { dice: 'app', draws: 'real' },
  app: { dice: 'app', draws: 'app' },
} as const

function SetUpOf({ game, start }: { readonly game: Game; readonly start: Start }) {
  const say = useSay()
  const [, go] = useLocation()
  const { dice, draws, prefer } = usePreferences()
  const [seed] = useState(newSeed)
  const [problem, setProblem] = useState('')
  const [isStarting, setStarting] = useState(false)
  const by = draws === 'app' ? 'app' : dice === 'app' ? 'mixed' : 'person'
  const lines = setUpLines(game, start, seed, optionsFor(game, start), { dice, draws })
  const isFirst = start.first !== undefined && lastChoices(game) === undefined
  const begin = async (): Promise<void> => {
    setStarting(true)
    const started = await startAt(game, 'table', seed).finally(() => setStarting(false))
    if (started.ok) go(`/match/${started.value}`)
    else setProblem(started.problem)
  }
  return (
    <>
      <TopBar title={game.title} back="/" />
      <main className="page new-match set-up">
        <h2>{say(setUpWords.title)}</h2>
        <p>{say(start.told)}</p>
        {isFirst && start.first !== undefined && <p className="notice">{say(start.first.told)}</p>}
        <Choices
          legend={say(setUpWords.whoRolls)}
          chosen={by}
          choose={(chosen) => prefer(rollers[chosen])}
          choices={(['person', 'mixed', 'app'] as const).map((value) => ({
            value,
            text: say(setUpWords[value]),
          }))}
        />
        <LayOut lines={lines.ok ? lines.value : noLines} />
        {problem !== '' && (
          <p role="alert" className="notice">
            {problem}
          </p>
        )}
        <Link href={`/new/${game.id}`} className="text-button">
          {say(ui.matchSettings)}
        </Link>
      </main>
      <div className="thumb-bar">
        <button type="button" className="button big" disabled={isStarting} onClick={() => void begin()}>
          {say(setUpWords.go)}
        </button>
      </div>
    </>
  )
}

const noLines: readonly Message[] = []
