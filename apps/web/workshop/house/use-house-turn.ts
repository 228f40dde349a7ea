import { type Game, problemOf } from '@opfor/kernel'
import type { Sheet } from '@opfor/sheets'
import { gameOfVariant, type Opponent, readVariant, type Variant } from '@opfor/variants'
import { useEffect, useMemo, useState } from 'react'
import { lastMatch, sampleMatch, type ShownMatch } from './position.ts'
import { type ComparedTurn, compareTurn } from './turns.ts'

/** The house rules of a page that can be played. */
export interface PlayedPage {
  readonly variant: Variant
  readonly game: Game
}

/** The page as it is played; undefined as long as something is left to fix. */
export function usePlayedPage(sheet: Sheet | undefined, opponent: Opponent): PlayedPage | undefined {
  return useMemo(() => {
    if (sheet === undefined || sheet.findings.length > 0) return undefined
    const made = gameOfVariant(sheet.text, opponent)
    return made.ok ? { variant: readVariant(sheet.text, opponent), game: made.value } : undefined
  }, [sheet, opponent])
}

/** The turns of a match, each by the printed opponent and by house rules. */
export function useHouseTurns(page: PlayedPage | undefined, { game: printed }: Opponent) {
  const [match, setMatch] = useState<ShownMatch | 'none'>()
  useEffect(() => {
    void lastMatch(printed).then((found) => setMatch(found ?? 'none'))
  }, [printed])
  const compared = useMemo((): readonly ComparedTurn[] | string => {
    if (match === undefined || match === 'none' || page === undefined) return []
    try {
      return match.turns.map((turn) => compareTurn(printed, page.game, turn, match.settings, match.seed))
    } catch (error) {
      return problemOf(error)
    }
  }, [match, page, printed])
  return { match, compared, another: () => setMatch(sampleMatch(printed) ?? 'none') }
}
