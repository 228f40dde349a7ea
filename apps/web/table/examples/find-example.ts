import { type Standing, digest, type Example } from '@opfor/kernel'

/** The example that a match started from, if any. */
export function findExample({ game, journal }: Pick<Standing, 'game' | 'journal'>): Example | undefined {
  const { start } = journal
  if (start === undefined) return undefined
  return game.examples?.find((example) => digest(example.position) === digest(start))
}
