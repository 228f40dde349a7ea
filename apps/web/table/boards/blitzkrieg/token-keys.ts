import { lies, readToken, type Situation } from '@opfor/games/blitzkrieg/view'
import { useRef } from 'react'

/** The place is a space, or a slot of the row or the reserve. */
interface PlacedToken {
  readonly place: string
  readonly token: string
}

/** The key is stable across situations. */
interface KeyedToken extends PlacedToken {
  readonly key: number
}

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

export function rowSlot(nth: number): string {
  return `row-${nth + 1}`
}

export function reserveSlot(nth: number): string {
  return `reserve-${nth + 1}`
}

/** Special weapons look the same for both sides. */
export function ownToken(side: 'bot' | 'player', kind: string): string {
  return readToken(kind).unit.special ? kind : `${side} ${kind}`
}

/** Stable keys let moves be animated. */
export function useTokenKeys(now: Situation): readonly KeyedToken[] {
  const last = useRef<{ readonly seen: readonly KeyedToken[]; readonly keys: number }>({ seen: [], keys: 0 })
  const { seen: before, keys } = last.current
  const next = assignKeys(before, visibleTokens(now), keys)
  last.current = next
  return next.seen
}

/** Unmoved tokens keep their keys; others take the key of a moved token of their kind, or a new one. */
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
