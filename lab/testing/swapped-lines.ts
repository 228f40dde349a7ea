import { type Candidate, type Game, knowReplaced, type List, select, withReplaced } from '@opfor/kernel'

/** The game with two neighbouring lines of a list in the other order; `at` is the index of the upper one. */
export function withSwappedLines(game: Game, listId: string, at: number): Game {
  const list = game.declared.find(({ id }) => id === listId) as List<Candidate, unknown, unknown> | undefined
  if (list === undefined) throw new Error(`There is no list ${listId}.`)
  const { id, title, cite, steps, tie, more } = list
  const swapped = steps.flatMap((step, nth) =>
    nth === at || nth === at + 1 ? (steps[at + at + 1 - nth] ?? []) : step,
  )
  const name = `${listId} ${at}`
  knowReplaced(name, new Map([[id, select(id, title.text, cite, swapped, tie, more)]]))
  return { ...game, begin: (settings) => withReplaced(game.begin(settings), name) }
}
