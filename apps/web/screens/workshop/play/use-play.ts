import {
  chanceAnswererFor,
  beginMatch,
  type LiveMatch,
  type Game,
  type Json,
  type Parsed,
  autoPlay,
  errorMessage,
  type MatchState,
  matchState,
  undoCount,
} from '@opfor/kernel'
import { gameOfSheet, type SheetReplay, replayWithRules, type Sheet } from '@opfor/sheets'
import { useMemo, useReducer, useState } from 'react'
import { notPlayable } from '../../opponents/not-playable.ts'
import { newSeed } from '../../../data/store/new-match.ts'

export interface Playing {
  readonly match: LiveMatch<unknown>
  readonly standing: MatchState
  /** Since the last answer. */
  readonly replay: SheetReplay<unknown> | undefined
}

/** Matches of this visit by sheet, as last answered. */
const answered = new Map<string, LiveMatch<unknown>>()

/** The app rolls and draws: trying a text should be quick. */
const byApp = chanceAnswererFor({ dice: 'app', draws: 'app' })

/** New, as it was answered, or replayed after an edit. */
function playOf(id: string, sheet: Sheet | undefined): Parsed<Playing> | undefined {
  if (sheet === undefined || notPlayable(sheet) !== undefined) return undefined
  const game = gameOfSheet(sheet) as unknown as Game
  const before = answered.get(id)
  if (before === undefined) return begun(id, game)
  if (before.game.rules?.digest === game.rules?.digest) return { ok: true, value: shown(before) }
  const replay = replayWithRules(before, game)
  return replay.ok ? { ok: true, value: shown(replay.value.match, replay.value) } : replay
}

function begun(id: string, game: Game): Parsed<Playing> {
  const match = beginMatch(game, newSeed())
  if (!match.ok) return match
  answered.set(id, match.value)
  return { ok: true, value: shown(match.value) }
}

function shown(match: LiveMatch<unknown>, replay?: SheetReplay<unknown>): Playing {
  autoPlay(match, byApp)
  return { match, standing: matchState(match), replay }
}

/** Returns the error of failing rules; the text stays. */
function attempt<T>(work: () => Parsed<T> | undefined): Parsed<T> | undefined {
  try {
    return work()
  } catch (error) {
    return { ok: false, problem: errorMessage(error) }
  }
}

/** After an edit the match is replayed with the same answers. */
export function usePlay(id: string, sheet: Sheet | undefined) {
  const [version, answeredAgain] = useReducer((count: number) => count + 1, 0)
  const [refused, setRefused] = useState('')
  const play = useMemo(() => attempt(() => playOf(id, sheet)), [id, sheet, version])
  const playing = play?.ok === true ? play.value : undefined
  const act = (change: (match: LiveMatch<unknown>) => Parsed<unknown>): void => {
    const match = playing?.match
    if (match === undefined) return
    const done = attempt(() => change(match))
    setRefused(done?.ok === false ? done.problem : '')
    if (done?.ok !== true) return
    answered.set(id, match)
    answeredAgain()
  }
  return {
    playing,
    problem: play?.ok === false ? play.problem : refused,
    answer: (json: Json) => act((match) => match.answer(json, 'person', 'player')),
    undo: () =>
      act((match) => {
        const back = undoCount(match)
        if (back > 0) match.undo(back)
        return { ok: true, value: back }
      }),
    restart: () => {
      answered.delete(id)
      answeredAgain()
    },
  }
}
