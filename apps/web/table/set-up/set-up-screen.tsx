import {
  isOptionApplicable,
  type Game,
  type Json,
  type Message,
  type MatchOption,
  type Settings,
  setUpLines,
  type MatchStart,
} from '@opfor/kernel'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { Choices } from '../../ui/components/choices.tsx'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { lastChoices, saveChoices } from '../../data/device/last-choices.ts'
import { usePreferences } from '../../data/device/preferences.ts'
import { isNeededPack, type PackedOption } from '../packs/needed-pack.ts'
import { PackOption } from '../packs/pack-option.tsx'
import { useGame } from '../../data/registry/registry.ts'
import { confirmSetUp } from '../../data/store/set-up-steps.ts'
import { newSeed } from '../../data/store/new-match.ts'
import { optionsFor, startAt } from '../../data/store/start-at.ts'
import { useSay } from '../../ui/text/language.tsx'
import { ui } from '../../ui/text/words.ts'
import { LayOut, setUpWords } from './lay-out.tsx'
import './set-up.css'

export function SetUpScreen({ id }: { readonly id: string }) {
  const game = useGame(id)
  const start = game?.starts?.table
  return game === undefined || start === undefined ? (
    <TopBar title={id} back={`/game/${id}`} />
  ) : (
    <SetUpOf game={game} start={start} />
  )
}

const rollers = {
  person: { dice: 'real', draws: 'real' },
  mixed: { dice: 'app', draws: 'real' },
  app: { dice: 'app', draws: 'app' },
} as const

function SetUpOf({ game, start }: { readonly game: Game; readonly start: MatchStart }) {
  const say = useSay()
  const [, go] = useLocation()
  const { dice, draws, prefer } = usePreferences()
  const [seed] = useState(newSeed)
  const [problem, setProblem] = useState('')
  const [isStarting, setStarting] = useState(false)
  const by = draws === 'app' ? 'app' : dice === 'app' ? 'mixed' : 'person'
  const [changed, setChanged] = useState<Settings['options']>({})
  const chosen = { ...optionsFor(game, start), ...changed, ...start.options }
  const choose = ({ question }: Pick<MatchOption, 'question'>, value: Json): void =>
    setChanged((before) => ({ ...before, [question.id]: value }))
  const asked = game.options.filter(
    ({ levels, question }) => levels === true || start.asked?.includes(question.id) === true,
  )
  const lines = setUpLines(game, start, seed, chosen, { dice, draws })
  const isFirst =
    start.first !== undefined && lastChoices(game) === undefined && holds(start.first.options, chosen)
  const playWhole = (): void =>
    setChanged((before) => ({ ...before, ...standardsOf(game, start.first?.options ?? {}) }))
  const begin = async (): Promise<void> => {
    setStarting(true)
    const started = await startAt(game, 'table', seed, changed).finally(() => setStarting(false))
    if (!started.ok) return setProblem(started.problem)
    confirmSetUp(started.value)
    return go(`/match/${started.value}`)
  }
  // The chosen values become the defaults of the settings.
  const keepChoices = (): void => saveChoices(game.id, chosen)
  return (
    <>
      <TopBar title={game.title} back={`/game/${game.id}`} />
      <main className="page new-match set-up">
        <h2>{say(setUpWords.title)}</h2>
        <p>{say(start.setUpMessages)}</p>
        {isFirst && start.first !== undefined && (
          <div className="notice">
            <p>{say(start.first.told)}</p>
            <button type="button" className="text-button" onClick={playWhole}>
              {say(setUpWords.whole)}
            </button>
          </div>
        )}
        {asked.map((option) => (
          <label key={option.question.id} className="set-up-level">
            <span>{say(option.question.text)}</span>
            <select
              value={(chosen[option.question.id] ?? option.default) as string}
              onChange={({ target }) => choose(option, target.value)}
            >
              {option.question.options
                ?.filter(({ id }) => isOptionApplicable(option, id, chosen))
                .map(({ id, name }) => (
                  <option key={id} value={id}>
                    {say(name)}
                  </option>
                ))}
            </select>
          </label>
        ))}
        {neededPacks(game, start).map(({ question, default: standard }) => (
          <PackOption
            key={question.id}
            game={game.id}
            question={question}
            leave={keepChoices}
            value={chosen[question.id] ?? standard}
            change={(value) => choose({ question }, value)}
          />
        ))}
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
        <Link href={`/new/${game.id}`} className="text-button" onClick={keepChoices}>
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

/** Packs to choose for this start, such as the battle, including the owner's. */
function neededPacks({ options }: Game, start: MatchStart): readonly PackedOption[] {
  return options.filter(isNeededPack).filter(({ question }) => !Object.hasOwn(start.options, question.id))
}

function holds(options: Settings['options'], chosen: Settings['options']): boolean {
  return Object.entries(options).every(([id, value]) => chosen[id] === value)
}

function standardsOf({ options }: Game, of: Settings['options']): Settings['options'] {
  const named = options.filter(({ question }) => Object.hasOwn(of, question.id))
  return Object.fromEntries(named.map(({ question, default: standard }) => [question.id, standard]))
}

const noLines: readonly Message[] = []
