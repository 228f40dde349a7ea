import {
  type Game,
  type Layout,
  optionTargets,
  pieceLocations,
  placesOf,
  type Question,
  randomAnswerer,
  seededAnswerer,
  valueOwners,
} from '@opfor/kernel'
import { newMatch, randomSettings } from '@opfor/kernel/testing'

const most = 60

/** Names no piece, place or number on the table at that time. */
export function pointsAtNothing(game: Game, seed: number): readonly string[] {
  const match = newMatch(game, randomSettings(game, seed), seed)
  const wrong = new Set<string>()
  for (let asked = 0; asked < most && match.question !== undefined; asked += 1) {
    const { question } = match
    if (question.points !== undefined)
      for (const id of missing(question, game.layout(match.situation))) wrong.add(`${question.id}: ${id}`)
    const who = question.to === 'chance' ? seededAnswerer : randomAnswerer(seed)
    match.answer(who.answer(question, match), who.by)
  }
  return [...wrong]
}

function missing(question: Question, layout: Layout): readonly string[] {
  const { points, options = [] } = question
  const named = [...(points?.about ?? []), ...options.flatMap(({ id }) => optionTargets(question, id))]
  const there = new Set([
    ...pieceLocations(layout).map(({ piece }) => piece.id),
    ...placesOf(layout).map((place) => place.id),
    ...valueOwners(layout).map((subject) => subject.id),
  ])
  return named.filter((id) => !there.has(id))
}
