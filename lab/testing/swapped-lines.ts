import {
  type Candidate,
  type Game,
  registerLists,
  type PriorityList,
  priorityList,
  withReplacedLists,
} from '@opfor/kernel'

/** `at` is the index of the upper line. */
export function withSwappedLines(game: Game, listId: string, at: number): Game {
  const list = game.declared.find(({ id }) => id === listId) as
    | PriorityList<Candidate, unknown, unknown>
    | undefined
  if (list === undefined) throw new Error(`There is no list ${listId}.`)
  const { id, title, cite, steps, tie, more } = list
  const swapped = steps.flatMap((step, nth) =>
    nth === at || nth === at + 1 ? (steps[at + at + 1 - nth] ?? []) : step,
  )
  const name = `${listId} ${at}`
  registerLists(name, new Map([[id, priorityList(id, title.text, cite, swapped, tie, more)]]))
  return { ...game, initialSituation: (settings) => withReplacedLists(game.initialSituation(settings), name) }
}
