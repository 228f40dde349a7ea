import {
  answersOf,
  begin,
  type Conversation,
  type Game,
  type Json,
  type Parsed,
  playOn,
  problemOf,
  type Standing,
  standingOf,
  stepsBack,
} from '@opfor/kernel'
import { gameOfSheet, type Replay, replayOn, type Sheet } from '@opfor/sheets'
import { useMemo, useReducer, useState } from 'react'
import { notPlayable } from '../../opponents/not-playable.ts'
import { newSeed } from '../../../data/store/match-store.ts'

/** The match beside the text, by the current text. */
export interface Playing {
  readonly match: Conversation<unknown>
  readonly standing: Standing
  /** What an edit has changed since the last answer. */
  readonly replay: Replay<unknown> | undefined
}

/** Matches that were begun in this visit, by the sheet: each as it was when it was last answered. */
const answered = new Map<string, Conversation<unknown>>()

/** The app rolls and draws: trying a text should be quick. */
const byApp = answersOf({ dice: 'app', draws: 'app' })

/** The match of a sheet by its current text: begun, as it was answered, or replayed after an edit. */
function playOf(id: string, sheet: Sheet | undefined): Parsed<Playing> | undefined {
  if (sheet === undefined || notPlayable(sheet) !== undefined) return undefined
  const game = gameOfSheet(sheet) as unknown as Game
  const before = answered.get(id)
  if (before === undefined) return begun(id, game)
  if (before.game.rules?.digest === game.rules?.digest) return { ok: true, value: shown(before) }
  const replay = replayOn(before, game)
  return replay.ok ? { ok: true, value: shown(replay.value.match, replay.value) } : replay
}

function begun(id: string, game: Game): Parsed<Playing> {
  const match = begin(game, newSeed())
  if (!match.ok) return match
  answered.set(id, match.value)
  return { ok: true, value: shown(match.value) }
}

function shown(match: Conversation<unknown>, replay?: Replay<unknown>): Playing {
  playOn(match, byApp)
  return { match, standing: standingOf(match), replay }
}

/** Rules that fail say why; the text stays as it is. */
function attempt<T>(work: () => Parsed<T> | undefined): Parsed<T> | undefined {
  try {
    return work()
  } catch (error) {
    return { ok: false, problem: problemOf(error) }
  }
}

/** Plays the current page; after an edit the match is replayed with the same answers. */
export function usePlay(id: string, sheet: Sheet | undefined) {
  const [version, answeredAgain] = useReducer((count: number) => count + 1, 0)
  const [refused, setRefused] = useState('')
  const play = useMemo(() => attempt(() => playOf(id, sheet)), [id, sheet, version])
  const playing = play?.ok === true ? play.value : undefined
  const act = (change: (match: Conversation<unknown>) => Parsed<unknown>): void => {
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
        const back = stepsBack(match)
        if (back > 0) match.undo(back)
        return { ok: true, value: back }
      }),
    restart: () => {
      answered.delete(id)
      answeredAgain()
    },
  }
}
