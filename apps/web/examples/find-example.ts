import { type Standing, digest, type Example } from '@opfor/kernel'

/** The example that a match began from, where it did. */
export function findExample({ game, journal }: Pick<Standing, 'game' | 'journal'>): Example | undefined {
  const { start } = journal
  if (start === undefined) return undefined
  return game.examples?.find((example) => digest(example.position) === digest(start))
}
