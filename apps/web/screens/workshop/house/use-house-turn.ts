import { type LiveMatch, type Game, errorMessage } from '@opfor/kernel'
import type { Sheet } from '@opfor/sheets'
import type { ModdableGame, Variant } from '@opfor/variants'
import { useEffect, useMemo, useState } from 'react'
import { gameOfJournal } from '../../../data/storage/games.ts'
import { reopenJournal } from '../../../data/storage/reopen-journal.ts'
import { listMatches, loadMatch } from '../../../data/storage/storage.ts'
import { newSeed } from '../../../data/store/new-match.ts'
import { rulesIn } from '../../opponents/house-sheet.ts'
import { sampleMatch, type ShownMatch, shownMatch } from './sample-match.ts'
import { type ComparedTurn, comparedTurn, type MatchTurn, type PlayedTurn, playTurn } from './turns.ts'

/** The opponent must have decided something; otherwise the app plays one. */
async function lastMatch(game: Game): Promise<ShownMatch | undefined> {
  const saved = (await listMatches()).filter((match) => match.game === game.id && match.entries > 0)
  for (const { id, name } of saved.slice(0, 5)) {
    const match = await openMatch(id)
    const shown = match && shownMatch(match, name)
    if (shown !== undefined) return shown
  }
  return sampleMatch(game, newSeed())
}

async function openMatch(id: string): Promise<LiveMatch<unknown> | undefined> {
  const saved = await loadMatch(id)
  const game = saved && (await gameOfJournal(saved.journal))
  if (saved === undefined || game === undefined) return undefined
  const opened = reopenJournal(game, saved.journal, saved.record.name)
  return opened.ok ? opened.value.match : undefined
}

export interface PlayedPage {
  readonly variant: Variant
  readonly game: Game
}

/** Undefined while something is left to fix. */
export function usePlayedPage(sheet: Sheet | undefined): PlayedPage | undefined {
  return useMemo(() => {
    const { variant, game } = (sheet && rulesIn(sheet)) ?? {}
    return variant && game && { variant, game }
  }, [sheet])
}

/** Milliseconds without typing before the turns are played again. */
const pause = 150

export function useHouseTurns(latest: PlayedPage | undefined, { game: printed }: ModdableGame) {
  const [match, setMatch] = useState<ShownMatch | 'none'>()
  const [problem, setProblem] = useState<string>()
  useEffect(() => {
    lastMatch(printed).then(
      (found) => setMatch(found ?? 'none'),
      (error: unknown) => setProblem(errorMessage(error)),
    )
  }, [printed])
  const [page, setPage] = useState(latest)
  // While something is left to fix, the last playable text is shown.
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

function playedBy(game: Game, match: ShownMatch | 'none' | undefined): readonly OneTurn[] {
  if (match === undefined || match === 'none') return []
  return match.turns.map((turn) => ({ turn, played: playTurn(game, turn, match.settings, match.seed) }))
}

/** Returns the error of failing rules; the text stays. */
function attempt<T>(work: () => readonly T[]): readonly T[] | string {
  try {
    return work()
  } catch (error) {
    return errorMessage(error)
  }
}
