import { bag, countsOf, type Draw, type RemainingToken } from '@opfor/kernel'

/** The tokens of a draw with how many are left after those drawn so far; a kind that is elsewhere keeps its place. */
export function tokensLeft(
  { all, nameOf, options }: Draw,
  drawn: readonly string[],
): readonly RemainingToken[] {
  return countsOf(bag(all)).map(([id]) => {
    const { left = 0 } = options.find((option) => option.id === id) ?? {}
    return { id, name: nameOf(id), left: left - drawn.filter((kind) => kind === id).length }
  })
}
