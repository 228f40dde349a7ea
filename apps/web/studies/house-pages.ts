import type { Game, Parsed } from '@opfor/kernel'
import type { Study } from '@opfor/lab/study'
import type { Opponent } from '@opfor/variants'
import { useEffect, useMemo, useState } from 'react'
import type { ComparedGames } from '../lab/changed-groups.ts'
import { houseGame, houseRulesOf, opponentOf } from '../storage/house-rules.ts'
import { listSheets } from '../storage/sheet-list.ts'

/** A saved page of house rules. */
export interface HousePage {
  readonly id: string
  readonly title: string
  readonly text: string
}

/** What a game can be compared with: the saved pages, and how one is read. */
export interface HousePages {
  readonly pages: readonly HousePage[]
  readonly read: (game: Game, text: string) => Parsed<Game>
}

/** The saved house rules of a game; undefined before they are loaded, and for a game that has none. */
export function useHousePages({ id }: Game): HousePages | undefined {
  const opponent = useOpponent(id)
  const [pages, setPages] = useState<readonly HousePage[]>()
  useEffect(() => {
    void listSheets().then((all) => setPages(all.filter(({ text }) => houseRulesOf(text) === id)))
  }, [id])
  return useMemo(() => {
    if (opponent === undefined || pages === undefined) return undefined
    const known = new Map<string, Parsed<Game>>()
    return {
      pages,
      read: (_, text) => {
        const game = known.get(text) ?? houseGame(text, opponent)
        known.set(text, game)
        return game
      },
    }
  }, [opponent, pages])
}

/** The games of a comparison; undefined before they are loaded, or if a page can no longer be played. */
export function useComparedGames(game: Game, { of }: Study): ComparedGames | undefined {
  const texts = 'first' in of ? [of.first.variant, of.second.variant] : []
  const [firstText, secondText] = texts
  const isHouse = texts.some((text) => text !== undefined)
  const opponent = useOpponent(isHouse ? game.id : undefined)
  return useMemo(() => {
    if (!isHouse) return { first: game, second: game }
    if (opponent === undefined) return undefined
    const [first, second] = [firstText, secondText].map((text) => {
      const read = text === undefined ? undefined : houseGame(text, opponent)
      return read === undefined ? game : read.ok ? read.value : undefined
    })
    return first === undefined || second === undefined ? undefined : { first, second }
  }, [game, opponent, isHouse, firstText, secondText])
}

function useOpponent(id: string | undefined): Opponent | undefined {
  const [opponent, setOpponent] = useState<Opponent>()
  useEffect(() => {
    if (id !== undefined) void opponentOf(id).then(setOpponent)
  }, [id])
  return opponent
}
