import {
  withDefaultSettings,
  isOptionApplicable,
  type Game,
  isOptionOffered,
  type Json,
  type NumberQuestion,
  type MatchOption,
  Pack,
  positionOfMatch,
  type Question,
  type Settings,
  type SettingsInput,
  resolveSettings,
} from '@opfor/kernel'
import { lazy, Suspense, useState } from 'react'
import { useLocation } from 'wouter'
import { lastChoices, saveChoices } from '../../data/device/last-choices.ts'
import { useSay } from '../../ui/text/language.tsx'
import { startMatch } from '../../data/store/new-match.ts'
import { isNeededPack } from '../../table/packs/needed-pack.ts'
import { PackOption } from '../../table/packs/pack-option.tsx'
import { HouseRulesLink } from '../../ui/components/house-rules-link.tsx'
import { Choices } from '../../ui/components/choices.tsx'
import { NumberInput } from '../../ui/components/number-input.tsx'
import { useSetUpLocation } from '../../ui/components/back-location.ts'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { Unofficial } from '../../ui/components/unofficial.tsx'
import { useGameAt } from '../../data/storage/open-game.ts'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import { ui } from '../../ui/text/words.ts'
import { CostliestRule, WinsNote } from './strength-note.tsx'

const SetUpPosition = lazy(async () => ({
  default: (await import('../../table/corrections/set-up-position.tsx')).SetUpPosition,
}))

const NotHere = lazy(async () => ({ default: (await import('../opponents/not-here.tsx')).OpponentNotFound }))
const FoldedExamples = lazy(async () => ({
  default: (await import('../../table/examples/examples.tsx')).FoldedExamples,
}))

/** The option's id, equal in all games. */
const difficulty = 'difficulty'

export function NewMatch({ id, packId }: { readonly id: string; readonly packId: string }) {
  const game = useGameAt(id)
  return game === undefined ? <NotHere address={id} /> : <NewMatchOf game={game} packId={packId} />
}

function NewMatchOf({ game, packId }: { readonly game: Game; readonly packId: string }) {
  const back = useSetUpLocation()
  const say = useSay()
  const [, go] = useLocation()
  const [options, setOptions] = useState<Readonly<Record<string, Json>>>(() => ({ ...lastChoices(game) }))
  const [rulings, setRulings] = useState<Readonly<Record<string, string>>>({})
  const [problem, setProblem] = useState('')
  const [isLoading, setLoading] = useState(packId !== '')
  const [isStarting, setStarting] = useState(false)
  const [positionSettings, setPositionSettings] = useState<Settings>()
  const chosen = withDefaultSettings(game.options, options)
  const offered = game.options.filter((option) => isOptionOffered(option, chosen))
  const valueOf = (option: MatchOption): Json => {
    const value = chosen[option.question.id]
    return isOptionApplicable(option, value, chosen) ? value : option.default
  }
  const settingsInput = {
    options: Object.fromEntries(offered.map((option) => [option.question.id, valueOf(option)])),
    rulings,
  }
  const start = async (): Promise<void> => {
    setStarting(true)
    const started = await startMatch(game, settingsInput, game.title).finally(() => setStarting(false))
    if (!started.ok) return setProblem(started.problem)
    saveChoices(game.id, options)
    go(`/match/${started.value}`)
  }
  const settings = positionSettingsFor(game, settingsInput)
  const packs = offered.filter(({ question }) => question instanceof Pack)
  const plain = offered.filter(({ question }) => question.kind !== 'entry')
  // Packs that the game needs or recommends come first; others are with the options.
  const needed = packs.filter(isNeededPack)
  const first = [...needed, ...plain.slice(0, 3)]
  const others = [...plain.slice(3), ...packs.filter((option) => !isNeededPack(option))]
  const withLevels = offered.some(({ question }) => question.id === difficulty)
  const field = (option: MatchOption) => (
    <OptionField
      game={game}
      key={option.question.id}
      option={option}
      packId={packId}
      onLoaded={() => setLoading(false)}
      value={valueOf(option)}
      chosen={chosen}
      change={(value) => setOptions((before) => ({ ...before, [option.question.id]: value }))}
    />
  )
  if (positionSettings !== undefined)
    return (
      <Suspense>
        <SetUpPosition game={game} settings={positionSettings} />
      </Suspense>
    )
  return (
    <>
      <TopBar title={game.title} back={back} />
      <main className="page new-match">
        <HouseRulesLink game={game} />
        {first.map(field)}
        {!withLevels && <WinsNote game={game} />}
        <CostliestRule game={game} />
        {others.length > 0 && (
          <details
            className="card"
            // Open if it contains the preselected pack.
            open={packId !== '' && others.some(({ question: { id } }) => typeof options[id] === 'object')}
          >
            <summary>{say(deferredWords.moreOptions)}</summary>
            {others.map(field)}
          </details>
        )}
        {game.rulings.length > 0 && (
          <details className="card">
            <summary>{say(deferredWords.rulings)}</summary>
            {game.rulings.map((ruling) => (
              <Choices
                key={ruling.id}
                legend={say(ruling.question)}
                chosen={rulings[ruling.id] ?? ruling.default}
                choose={(reading) => setRulings({ ...rulings, [ruling.id]: reading })}
                choices={Object.entries(ruling.readings).map(([value, text]) => ({ value, text: say(text) }))}
              >
                <p className="soft">{say(ruling.why)}</p>
              </Choices>
            ))}
          </details>
        )}
        {game.examples !== undefined && (
          <Suspense>
            <FoldedExamples game={game} />
          </Suspense>
        )}
        {problem !== '' && (
          <p role="alert" className="notice">
            {problem}
          </p>
        )}
        <p className="soft">
          <Unofficial game={game} />
        </p>
      </main>
      <div className="thumb-bar">
        <button
          type="button"
          className="button big"
          // Disabled until the preselected pack is loaded.
          disabled={isStarting || (isLoading && packs.length > 0)}
          onClick={() => void start()}
        >
          {say(deferredWords.start)}
        </button>
        {settings !== undefined && (
          <button type="button" className="text-button" onClick={() => setPositionSettings(settings)}>
            {say(deferredWords.setUp)}
          </button>
        )}
      </div>
    </>
  )
}

/** Undefined if the game does not support positions. */
function positionSettingsFor(game: Game, settingsInput: SettingsInput): Settings | undefined {
  const settings = resolveSettings(game, settingsInput)
  if (!settings.ok) return undefined
  return positionOfMatch(game, game.initialSituation(settings.value), settings.value).ok
    ? settings.value
    : undefined
}

function OptionField({
  game,
  option,
  packId,
  onLoaded,
  value,
  chosen,
  change,
}: {
  readonly game: Game
  readonly option: MatchOption
  readonly packId: string
  readonly onLoaded: () => void
  readonly value: Json
  /** Some values are only valid with certain others. */
  readonly chosen: Readonly<Record<string, Json>>
  readonly change: (value: Json) => void
}) {
  const say = useSay()
  const { question } = option
  if (question instanceof Pack)
    return (
      <PackOption
        game={game.id}
        question={question}
        own={packId}
        loaded={onLoaded}
        value={value}
        change={change}
      />
    )
  if (question.kind === 'number') return <NumberField question={question} value={value} change={change} />
  const choices =
    question.kind === 'yesNo'
      ? [
          { value: true, text: say(ui.yes) },
          { value: false, text: say(ui.no) },
        ]
      : (question.options ?? [])
          .filter(({ id }) => isOptionApplicable(option, id, chosen))
          .map(({ id, name }) => ({ value: id, text: say(name) }))
  return (
    <Choices legend={say(question.text)} chosen={value} choose={change} choices={choices}>
      {question.id === difficulty && <WinsNote game={game} level={value} />}
    </Choices>
  )
}

function NumberField({
  question,
  value,
  change,
}: {
  readonly question: Question
  readonly value: Json
  readonly change: (value: Json) => void
}) {
  const say = useSay()
  const { from, to } = (question as NumberQuestion).range
  return (
    <label className="card option number-option">
      <span>{say(question.text)}</span>
      <NumberInput inputMode="numeric" min={from} max={to} value={value} change={change} />
    </label>
  )
}
