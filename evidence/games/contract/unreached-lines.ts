import type { LiveMatch, Game } from '@opfor/kernel'

export function unreachedLines(game: Game, ...spoken: readonly Iterable<string>[]): readonly string[] {
  const heard = new Set(spoken.flatMap((ids) => [...ids]))
  return game.declared
    .flatMap((each) => each.lines)
    .map((line) => line.id)
    .filter((id) => !heard.has(id))
}

export function reachedLines(match: LiveMatch<unknown>): ReadonlySet<string> {
  const spoken = new Set<string>()
  for (const one of match.log) {
    const lines = one.kind === 'decision' ? one.lines : [one]
    for (const line of lines) if ('rule' in line) spoken.add(line.rule.id)
  }
  return spoken
}
