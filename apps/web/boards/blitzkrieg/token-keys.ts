import { lies, readToken, type Situation } from '@opfor/games/blitzkrieg/view'
import { useRef } from 'react'

/** A token and the place it lies on: a space, a slot of the row, a slot of the reserve. */
interface PlacedToken {
  readonly place: string
  readonly token: string
}

/** A token that is followed from place to place. */
interface KeyedToken extends PlacedToken {
  readonly key: number
}

/** Every token that is seen. */
function visibleTokens(now: Situation): readonly PlacedToken[] {
  const seen: PlacedToken[] = []
  for (const theatre of now.board.theatres)
    for (const { spaces } of theatre.campaigns)
      for (const space of spaces) {
        const token = lies(now, space)
        if (token !== '') seen.push({ place: space.id, token })
      }
  for (const [nth, kind] of now.bot.reserve.entries())
    seen.push({ place: rowSlot(nth), token: ownToken('bot', kind) })
  if (now.where === 'screen')
    for (const [nth, kind] of now.player.reserve.entries())
      seen.push({ place: reserveSlot(nth), token: ownToken('player', kind) })
  return seen
}

/** The id of a slot of the bot's row. */
export function rowSlot(nth: number): string {
  return `row-${nth + 1}`
}

/** The id of a slot of the player's reserve. */
export function reserveSlot(nth: number): string {
  return `reserve-${nth + 1}`
}

/** A unit of a side as it is drawn: special weapons look the same for both. */
export function ownToken(side: 'bot' | 'player', kind: string): string {
  return readToken(kind).unit.special ? kind : `${side} ${kind}`
}

/** The tokens of a situation, each under the key it had when it lay elsewhere. */
export function useTokenKeys(now: Situation): readonly KeyedToken[] {
  const last = useRef<{ readonly seen: readonly KeyedToken[]; readonly keys: number }>({ seen: [], keys: 0 })
  const { seen: before, keys } = last.current
  const next = assignKeys(before, visibleTokens(now), keys)
  last.current = next
  return next.seen
}

/** Tokens that stayed keep their keys, then those of the same kind that lay elsewhere; the rest are new. */
export function assignKeys(
  before: readonly KeyedToken[],
  lying: readonly PlacedToken[],
  keys: number,
): { readonly seen: readonly KeyedToken[]; readonly keys: number } {
  const left = new Map(before.map((each) => [each.place, each]))
  const stayed = new Map<string, number>()
  for (const { place, token } of lying) {
    const there = left.get(place)
    if (there?.token !== token) continue
    stayed.set(place, there.key)
    left.delete(place)
  }
  let next = keys
  const seen = lying.map(({ place, token }): KeyedToken => {
    const key = stayed.get(place)
    if (key !== undefined) return { place, token, key }
    const moved = [...left.values()].find((each) => each.token === token)
    if (moved === undefined) return { place, token, key: next++ }
    left.delete(moved.place)
    return { place, token, key: moved.key }
  })
  return { seen: seen.toSorted((a, b) => a.key - b.key), keys: next }
}
