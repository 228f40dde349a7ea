import {
  type Game,
  leadsTo,
  type Layout,
  placed,
  placesOf,
  type Question,
  sampling,
  seeded,
  subjectsOf,
} from '@opfor/kernel'
import { newMatch, randomWishes } from '@opfor/kernel/testing'

/** How many questions of a match are looked at. */
const most = 60

/** What questions of a match played at random name that is no piece, no place and nothing with numbers on the table at that time. */
export function pointsAtNothing(game: Game, seed: number): readonly string[] {
  const match = newMatch(game, randomWishes(game, seed), seed)
  const wrong = new Set<string>()
  for (let asked = 0; asked < most && match.question !== undefined; asked += 1) {
    const { question } = match
    if (question.points !== undefined)
      for (const id of missing(question, game.layout(match.situation))) wrong.add(`${question.id}: ${id}`)
    const who = question.to === 'chance' ? seeded : sampling(seed)
    match.answer(who.answer(question, match), who.by)
  }
  return [...wrong]
}

function missing(question: Question, layout: Layout): readonly string[] {
  const { points, options = [] } = question
  const named = [...(points?.about ?? []), ...options.flatMap(({ id }) => leadsTo(question, id))]
  const there = new Set([
    ...placed(layout).map(({ piece }) => piece.id),
    ...placesOf(layout).map((place) => place.id),
    ...subjectsOf(layout).map((subject) => subject.id),
  ])
  return named.filter((id) => !there.has(id))
}
