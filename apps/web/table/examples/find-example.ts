import { digestValue, type Example, type MatchState } from '@opfor/kernel'

export function findExample({ game, journal }: Pick<MatchState, 'game' | 'journal'>): Example | undefined {
  const { start } = journal
  if (start === undefined) return undefined
  return game.examples?.find((example) => digestValue(example.position) === digestValue(start))
}
