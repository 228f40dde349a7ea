import type { Game } from '@opfor/kernel'
import { shareEstimator } from '@opfor/lab'
import { errorOf, isComparison, parseStudy, type Study } from '@opfor/lab/study'
import type { StoredStudy } from '@opfor/sync/api/shapes/study'
import { removeStudy, stopStudy } from '@opfor/sync/api/studies'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { asFileName, download } from '../device/download.ts'
import '../lab/lab.css'
import { useFigureStyle } from '../lab/match-behind.tsx'
import { ask } from '../server/server.ts'
import { useSay } from '../text/language.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import { useGame } from '../shelf/shelf.ts'
import { isLeft, totalsIn } from './kept-study.ts'
import { playerTold } from './setting-names.ts'
import './studies.css'
import { StudyFigures } from './study-figures.tsx'
import { useStudy } from './use-study.ts'
import { studyWords } from './words.ts'

/** A study at the server: watched while it runs, with all it has counted. */
export function StudyScreen({ id }: { readonly id: string }) {
  const say = useSay()
  const { study, trouble } = useStudy(id)
  useFigureStyle()
  return (
    <>
      <TopBar
        title={study?.name ?? say(studyWords.title)}
        back={study === undefined ? '/' : `/lab/${study.game}`}
      />
      <main className="page lab">
        {trouble !== undefined && (
          <p role="alert" className="notice">
            {say(studyWords[trouble])}
          </p>
        )}
        {study !== undefined && <StudyOf kept={study} />}
      </main>
    </>
  )
}

/** A study's file, understood by the game of this device. */
export function useParsed(kept: StoredStudy): { readonly game: Game; readonly study: Study } | undefined {
  const game = useGame(kept.game)
  const parsed = parseStudy(kept.file, (id) => (id === kept.game ? game : undefined))
  return game === undefined || !parsed.ok ? undefined : { game, study: parsed.value }
}

function StudyOf({ kept }: { readonly kept: StoredStudy }) {
  const say = useSay()
  const parsed = useParsed(kept)
  if (parsed === undefined) return <p className="notice">{say(studyWords.missing)}</p>
  return (
    <>
      <h1 className="print-only">{kept.name}</h1>
      <Head kept={kept} study={parsed.study} />
      <Actions kept={kept} />
      <StudyFigures kept={kept} {...parsed} />
    </>
  )
}

function Head({ kept, study }: { readonly kept: StoredStudy; readonly study: Study }) {
  const say = useSay()
  const { state, played, most, rate, workers, threads, secondsLeft, problem, rules, code } = kept
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
      {isLeft(kept) && (
        <p className="notice">
          {say(studyWords.noWorkerOf, { code: code ?? '' })} {say(studyWords.leftHelp)}
        </p>
      )}
      {problem !== undefined && <p className="notice">{problem}</p>}
      <ul>
        {study.policies.map((policy, at) => {
          const points = widest(kept, study, at)
          const player = playerTold(policy, say)
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

/** Half of the widest interval of a player's win rates, in points. */
function widest(kept: StoredStudy, { until }: Study, at: number): string | undefined {
  const totals = totalsIn(kept, at)
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

function Actions({ kept }: { readonly kept: StoredStudy }) {
  const say = useSay()
  const [, go] = useLocation()
  const [sure, setSure] = useState(false)
  const { id, name, state, game, file, parts, rules, code } = kept
  const isOpen = state === 'waiting' || state === 'running'
  const remove = async (): Promise<void> => {
    await ask(removeStudy, { params: { study: id } })
    go(`/lab/${game}`)
  }
  const counted = { name, game, rules, code, file, parts: parts.map(({ totals }) => totals) }
  return (
    <div className="study-actions">
      {isOpen && (
        <button
          type="button"
          className="button"
          onClick={() => void ask(stopStudy, { params: { study: id } })}
        >
          {say(studyWords.stop)}
        </button>
      )}
      <button
        type="button"
        className="button quiet"
        onClick={() => download(`${asFileName(name)}.json`, JSON.stringify(file, undefined, 2))}
      >
        {say(studyWords.save)}
      </button>
      {parts.some(({ totals }) => totals !== undefined) && (
        <button
          type="button"
          className="button quiet"
          onClick={() => download(`${asFileName(name)}-totals.json`, JSON.stringify(counted))}
        >
          {say(studyWords.saveTotals)}
        </button>
      )}
      {!isOpen && (
        <button type="button" className="text-button" onClick={() => (sure ? void remove() : setSure(true))}>
          {say(sure ? studyWords.removeSure : studyWords.remove)}
        </button>
      )}
    </div>
  )
}
