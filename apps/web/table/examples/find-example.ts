import { digestValue, type ExamplePosition, type MatchState } from '@opfor/kernel'

export function findExample({
  game,
  journal,
}: Pick<MatchState, 'game' | 'journal'>): ExamplePosition | undefined {
  const { start } = journal
  if (start === undefined) return undefined
  return game.examples?.find((example) => digestValue(example.position) === digestValue(start))
}
