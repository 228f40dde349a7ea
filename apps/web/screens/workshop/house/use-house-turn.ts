import { type Game, problemOf } from '@opfor/kernel'
import type { Sheet } from '@opfor/sheets'
import type { Opponent, Variant } from '@opfor/variants'
import { useEffect, useMemo, useState } from 'react'
import { rulesIn } from '../../opponents/house-sheet.ts'
import { newSeed } from '../../../data/store/match-store.ts'
import { lastMatch } from './last-match.ts'
import { sampleMatch, type ShownMatch } from './sample-match.ts'
import { type ComparedTurn, comparedTurn, type MatchTurn, type PlayedTurn, playTurn } from './turns.ts'

/** The house rules of a page that can be played. */
export interface PlayedPage {
  readonly variant: Variant
  readonly game: Game
}

/** The page as it is played; undefined as long as something is left to fix. */
export function usePlayedPage(sheet: Sheet | undefined): PlayedPage | undefined {
  return useMemo(() => {
    const { variant, game } = (sheet && rulesIn(sheet)) ?? {}
    return variant && game && { variant, game }
  }, [sheet])
}

/** How long nothing is typed before the turns are played again. */
const pause = 150

/** The turns of a match, each by the printed opponent and by house rules. */
export function useHouseTurns(latest: PlayedPage | undefined, { game: printed }: Opponent) {
  const [match, setMatch] = useState<ShownMatch | 'none'>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    lastMatch(printed).then(
      (found) => setMatch(found ?? 'none'),
      (error: unknown) => setProblem(problemOf(error)),
    )
  }, [printed])
  const [page, setPage] = useState(latest)
  // As long as something is to fix, the last text that can be played is shown.
  useEffect(() => {
    if (latest === undefined) return undefined
    const timer = setTimeout(() => setPage(latest), pause)
    return () => clearTimeout(timer)
  }, [latest])
  const asPrinted = useMemo(() => attempt(() => playedBy(printed, match)), [match, printed])
  const compared = useMemo((): readonly ComparedTurn[] | string => {
    if (problem !== undefined) return problem
    if (typeof asPrinted === 'string') return asPrinted
    if (page === undefined) return []
    const house = attempt(() => playedBy(page.game, match))
    if (typeof house === 'string') return house
    return asPrinted.map(({ turn, played }, nth) => comparedTurn(turn, played, house[nth]?.played ?? played))
  }, [match, page, asPrinted, problem])
  const another = (seed = newSeed()): void => setMatch(sampleMatch(printed, seed) ?? 'none')
  return { match, page, compared, another }
}

interface OneTurn {
  readonly turn: MatchTurn
  readonly played: PlayedTurn
}

/** The turns of a match by a game. */
function playedBy(game: Game, match: ShownMatch | 'none' | undefined): readonly OneTurn[] {
  if (match === undefined || match === 'none') return []
  return match.turns.map((turn) => ({ turn, played: playTurn(game, turn, match.settings, match.seed) }))
}

/** Rules that fail say why; the text stays as it is. */
function attempt<T>(work: () => readonly T[]): readonly T[] | string {
  try {
    return work()
  } catch (error) {
    return problemOf(error)
  }
}
