import type { Game, Json } from '@opfor/kernel'
import { type PolicyName, policyNames } from '@opfor/lab'
import { maxGames, parseStudy, armCount } from '@opfor/lab/study'
import { submitStudy } from '@opfor/sync/api/studies'
import { useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { Choices } from '../components/choices.tsx'
import { labWords } from '../lab/words.ts'
import { callApi } from '../server/server.ts'
import { useSay } from '../text/language.tsx'
import { TopBar } from '../components/top-bar.tsx'
import { useGame } from '../registry/registry.ts'
import { ChangeField } from './change-field.tsx'
import {
  type Draft,
  type DraftProps,
  toStudyFile,
  defaultDraft,
  houseRules,
  selectableOptions,
  valuesOf,
} from './draft.ts'
import { useHousePages } from './house-pages.ts'
import { optionText, readingText } from './setting-names.ts'
import './studies.css'
import { NumberField, Checkboxes } from './checkboxes.tsx'
import { studyWords } from './words.ts'

/** The form for a new study: players, settings, and the stopping rule; `page` is the id of house rules to compare. */
export function NewStudy({ id, page }: { readonly id: string; readonly page?: string | undefined }) {
  const game = useGame(id)
  return game === undefined ? <TopBar title={id} back="/" /> : <NewStudyOf game={game} page={page} />
}

function NewStudyOf({ game, page }: { readonly game: Game; readonly page: string | undefined }) {
  const say = useSay()
  const [, go] = useLocation()
  const [draft, setDraft] = useState(() => defaultDraft(game, page))
  const [problem, setProblem] = useState('')
  const [busy, setBusy] = useState(false)
  const change = (part: Partial<Draft>): void => setDraft((before) => ({ ...before, ...part }))
  const house = useHousePages(game)
  const pages = house?.pages
  const { file, study } = useMemo(() => {
    const made = toStudyFile(game, draft, pages)
    return { file: made, study: parseStudy(made, () => game, house?.read) }
  }, [game, draft, house, pages])
  // Until a page is chosen, there is nothing to compare.
  const isMissing =
    draft.what === 'compare' &&
    draft.change === houseRules &&
    pages?.some(({ id }) => id === draft.from || id === draft.to) !== true
  const submit = async (): Promise<void> => {
    setBusy(true)
    const result = await callApi(submitStudy, { body: { file } })
    setBusy(false)
    if (result.ok) go(`/study/${result.value.id}`)
    else setProblem(result.problem === '' ? say(studyWords.away) : result.problem)
  }
  const message = study.ok ? problem : study.problem
  return (
    <>
      <TopBar title={say(studyWords.newOne)} back={`/lab/${game.id}`} />
      <main className="page new-study">
        <label className="field">
          <span>{say(studyWords.nameIt)}</span>
          <input
            value={draft.name}
            maxLength={100}
            onChange={({ target }) => change({ name: target.value })}
          />
        </label>
        <Checkboxes<PolicyName>
          legend={say(studyWords.players)}
          values={policyNames.map((name) => ({ value: name, text: say(labWords[name]) }))}
          checked={draft.policies}
          change={(policies) => change({ policies: policyNames.filter((name) => policies.includes(name)) })}
        />
        {draft.policies.includes('searching') && (
          <NumberField
            name={say(studyWords.budget)}
            value={draft.budget}
            change={(budget) => change({ budget })}
          />
        )}
        <Choices
          legend={say(studyWords.what)}
          chosen={draft.what}
          choices={[
            { value: 'measure', text: say(studyWords.measure) },
            { value: 'compare', text: say(studyWords.compare) },
          ]}
          choose={(what) => change({ what })}
        />
        {draft.what === 'measure' ? (
          <Grid game={game} draft={draft} change={change} />
        ) : (
          <ChangeField game={game} draft={draft} change={change} pages={pages} />
        )}
        <Choices
          legend={say(studyWords.until)}
          chosen={draft.until}
          choices={[
            { value: 'games', text: say(studyWords.untilGames) },
            { value: 'known', text: say(studyWords.untilKnown) },
          ]}
          choose={(until) => change({ until })}
        />
        {draft.until === 'games' ? (
          <NumberField
            name={say(studyWords.games)}
            value={draft.games}
            change={(games) => change({ games })}
          />
        ) : (
          <>
            <NumberField
              name={say(studyWords.within)}
              value={draft.within}
              change={(within) => change({ within })}
            />
            <NumberField
              name={say(studyWords.mostGames)}
              value={draft.most}
              change={(most) => change({ most })}
            />
            <p className="soft">{say(studyWords.untilNote)}</p>
          </>
        )}
        {message !== '' && (
          <p role="alert" className="notice">
            {say(studyWords.wrong, { problem: message })}
          </p>
        )}
        {study.ok && (
          <p className="soft">
            {say(studyWords.sum, {
              players: study.value.policies.length,
              settings: armCount(study.value),
              matches: study.value.policies.length * armCount(study.value) * maxGames(study.value.until),
            })}
          </p>
        )}
      </main>
      <div className="thumb-bar">
        <button
          type="button"
          className="button big"
          disabled={!study.ok || busy || isMissing}
          onClick={() => void submit()}
        >
          {say(studyWords.submit)}
        </button>
      </div>
    </>
  )
}

/** The values to measure; the first option is open, the others and the rulings are collapsed. */
function Grid({ game, draft, change }: DraftProps) {
  const say = useSay()
  const [first, ...others] = selectableOptions(game)
  const option = (id: string) => (
    <Checkboxes<Json>
      key={id}
      legend={say(studyWords.values, {
        name: say(game.options.find(({ question }) => question.id === id)?.question.text ?? studyWords.what),
      })}
      values={valuesOf(game, id).map((value) => ({ value, text: optionText(game, id, value, say) }))}
      checked={draft.options[id] ?? []}
      change={(values) => change({ options: { ...draft.options, [id]: values } })}
    />
  )
  return (
    <>
      {first !== undefined && option(first)}
      {others.length > 0 && (
        <details className="card">
          <summary>{say(studyWords.moreSettings)}</summary>
          {others.map(option)}
        </details>
      )}
      {game.rulings.length > 0 && (
        <details className="card">
          <summary>{say(studyWords.rulings)}</summary>
          {game.rulings.map(({ id, question, readings }) => (
            <Checkboxes<string>
              key={id}
              legend={say(question)}
              values={Object.keys(readings).map((value) => ({
                value,
                text: readingText(game, id, value, say),
              }))}
              checked={draft.rulings[id] ?? []}
              change={(values) => change({ rulings: { ...draft.rulings, [id]: values } })}
            />
          ))}
        </details>
      )}
    </>
  )
}
