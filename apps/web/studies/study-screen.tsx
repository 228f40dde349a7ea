import type { Game } from '@opfor/kernel'
import { shareEstimator } from '@opfor/lab'
import { errorOf, isComparison, parseStudy, type Study } from '@opfor/lab/study'
import type { StoredStudy } from '@opfor/sync/api/shapes/study'
import { removeStudy, stopStudy } from '@opfor/sync/api/studies'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { toFileName, download } from '../device/download.ts'
import '../lab/lab.css'
import { useFigureStyle } from '../lab/open-seed-button.tsx'
import { callApi } from '../server/server.ts'
import { useSay } from '../text/language.tsx'
import { TopBar } from '../components/top-bar.tsx'
import { useGame } from '../registry/registry.ts'
import { comparisonWords } from '../lab/comparison-words.ts'
import type { ComparedGames } from '../lab/changed-groups.ts'
import type { Pair } from './pair.ts'
import { comparisonPage } from './comparison-page.ts'
import { useComparedGames } from './house-pages.ts'
import { isStalled, totalsOf } from './stored-study.ts'
import { playerText } from './setting-names.ts'
import './studies.css'
import { StudyFigures } from './study-figures.tsx'
import { useStudy } from './use-study.ts'
import { studyWords } from './words.ts'

/** A study on the server, with live results. */
export function StudyScreen({ id }: { readonly id: string }) {
  const say = useSay()
  const { study, problem } = useStudy(id)
  useFigureStyle()
  return (
    <>
      <TopBar
        title={study?.name ?? say(studyWords.title)}
        back={study === undefined ? '/' : `/lab/${study.game}`}
      />
      <main className="page lab">
        {problem !== undefined && (
          <p role="alert" className="notice">
            {say(studyWords[problem])}
          </p>
        )}
        {study !== undefined && <StudyDetails stored={study} />}
      </main>
    </>
  )
}

/** Parses the file of a study with the rules of this device. */
export function useParsedStudy(
  stored: StoredStudy,
): { readonly game: Game; readonly study: Study } | undefined {
  const game = useGame(stored.game)
  const parsed = parseStudy(stored.file, (id) => (id === stored.game ? game : undefined))
  return game === undefined || !parsed.ok ? undefined : { game, study: parsed.value }
}

function StudyDetails({ stored }: { readonly stored: StoredStudy }) {
  const say = useSay()
  const parsed = useParsedStudy(stored)
  if (parsed === undefined) return <p className="notice">{say(studyWords.missing)}</p>
  return (
    <>
      <h1 className="print-only">{stored.name}</h1>
      <Head stored={stored} study={parsed.study} />
      <Actions stored={stored} {...parsed} />
      <StudyFigures stored={stored} {...parsed} />
    </>
  )
}

function Head({ stored, study }: { readonly stored: StoredStudy; readonly study: Study }) {
  const say = useSay()
  const { state, played, most, rate, workers, threads, secondsLeft, problem, rules, code } = stored
  const numbers = { played, most, workers, threads, rate: rate < 10 ? rate.toFixed(1) : Math.round(rate) }
  const running = 'games' in study.until ? studyWords.progress : studyWords.atMost
  return (
    <section className="study-head" aria-label={say(studyWords[state])}>
      {state === 'running' && <progress value={played} max={most} aria-label={say(studyWords.running)} />}
      <p role="status">
        {state === 'waiting' && say(studyWords.waits)}
        {state === 'running' && say(running, numbers)}
        {state === 'running' &&
          secondsLeft !== undefined &&
          `, ${say(studyWords.left, { time: clock(secondsLeft) })}`}
        {state !== 'waiting' &&
          state !== 'running' &&
          `${say(studyWords[state])}. ${say(studyWords.ended, { played })}`}
      </p>
      {isStalled(stored) && (
        <p className="notice">
          {say(studyWords.noWorkerOf, { code: code ?? '' })} {say(studyWords.leftHelp)}
        </p>
      )}
      {problem !== undefined && <p className="notice">{problem}</p>}
      <ul>
        {study.policies.map((policy, at) => {
          const points = widest(stored, study, at)
          const player = playerText(policy, say)
          return points === undefined ? undefined : (
            <li key={player}>{say(studyWords.known, { player, points })}</li>
          )
        })}
      </ul>
      {code !== undefined && (
        <p className="soft">{say(studyWords.versions, { rules: rules ?? 0, code, from: study.from })}</p>
      )}
    </section>
  )
}

/** Half the widest confidence interval of a player's win rates, in percentage points. */
function widest(stored: StoredStudy, { until }: Study, at: number): string | undefined {
  const totals = totalsOf(stored, at)
  if (totals === undefined || isComparison(totals)) return undefined
  const shares = shareEstimator(errorOf(until))
  const halves = Object.values(totals).map(({ won, games }) => {
    const { from, to } = shares(won.count, games)
    return ((to - from) / 2) * 100
  })
  return halves.length === 0 ? undefined : Math.max(...halves).toFixed(1)
}

function clock(seconds: number): string {
  const minutes = Math.floor(seconds / 60)
  const rest = String(Math.floor(seconds % 60)).padStart(2, '0')
  if (minutes < 60) return `${minutes}:${rest}`
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}:${rest}`
}

function Actions({
  stored,
  game: played,
  study,
}: {
  readonly stored: StoredStudy
  readonly game: Game
  readonly study: Study
}) {
  const say = useSay()
  const games = useComparedGames(played, study)
  const [, go] = useLocation()
  const [isConfirming, setConfirming] = useState(false)
  const { id, name, state, game, file, parts, rules, code } = stored
  const isOpen = state === 'waiting' || state === 'running'
  const remove = async (): Promise<void> => {
    await callApi(removeStudy, { params: { study: id } })
    go(`/lab/${game}`)
  }
  const counted = { name, game, rules, code, file, parts: parts.map(({ totals }) => totals) }
  return (
    <div className="study-actions">
      {isOpen && (
        <button
          type="button"
          className="button"
          onClick={() => void callApi(stopStudy, { params: { study: id } })}
        >
          {say(studyWords.stop)}
        </button>
      )}
      <button
        type="button"
        className="button quiet"
        onClick={() => download(`${toFileName(name)}.json`, JSON.stringify(file, undefined, 2))}
      >
        {say(studyWords.save)}
      </button>
      {'first' in study.of && games !== undefined && parts.some(({ totals }) => totals !== undefined) && (
        <SavePage stored={stored} study={{ ...study, of: study.of }} games={games} />
      )}
      {parts.some(({ totals }) => totals !== undefined) && (
        <button
          type="button"
          className="button quiet"
          onClick={() => download(`${toFileName(name)}-totals.json`, JSON.stringify(counted))}
        >
          {say(studyWords.saveTotals)}
        </button>
      )}
      {!isOpen && (
        <button
          type="button"
          className="text-button"
          onClick={() => (isConfirming ? void remove() : setConfirming(true))}
        >
          {say(isConfirming ? studyWords.removeSure : studyWords.remove)}
        </button>
      )}
    </div>
  )
}

/** Saves a comparison as a page of text. */
function SavePage({
  stored,
  study,
  games,
}: {
  readonly stored: StoredStudy
  readonly study: Study & { readonly of: Pair }
  readonly games: ComparedGames
}) {
  const say = useSay()
  return (
    <button
      type="button"
      className="button quiet"
      onClick={() => download(`${toFileName(stored.name)}.md`, comparisonPage(stored, study, games, say))}
    >
      {say(comparisonWords.save)}
    </button>
  )
}
