import type { Conversation, Game } from '@opfor/kernel'

/** The declared lines of a game that are not among those that spoke: no match reached them. */
export function silentLines(game: Game, ...spoken: readonly Iterable<string>[]): readonly string[] {
  const heard = new Set(spoken.flatMap((ids) => [...ids]))
  return game.declared
    .flatMap((each) => each.lines)
    .map((line) => line.id)
    .filter((id) => !heard.has(id))
}

/** The lines that spoke in a match. */
export function spokenIn(match: Conversation<unknown>): ReadonlySet<string> {
  const spoken = new Set<string>()
  for (const one of match.told) {
    const lines = one.kind === 'decision' ? one.lines : [one]
    for (const line of lines) if ('rule' in line) spoken.add(line.rule.id)
  }
  return spoken
}
