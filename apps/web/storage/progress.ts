import { answerTold, type Standing, type Message } from '@opfor/kernel'
import type { Progress } from './saved-match.ts'

/** How far a match has come. */
export function progressOf(match: Standing): Progress {
  const { outcome } = match
  const progress = { ...countTurns(match), chosen: notableSettings(match) }
  return outcome === undefined
    ? progress
    : { ...progress, ended: { winner: outcome.winner, way: outcome.way } }
}

/** The turn or round that the game itself counts; else the turns that ended, where they are such as people count. */
function countTurns({ game, situation, turns, steps }: Standing): Pick<Progress, 'turns' | 'counted'> {
  const { counters } = game.layout(situation)
  for (const counted of ['turn', 'round'] as const) {
    const value = counters.find(({ id }) => id === counted)?.value
    if (typeof value === 'number') return { turns: value, counted }
  }
  if (game.countsTurns === true) return { turns }
  return { turns: steps.filter((step) => 'q' in step && step.by === 'person').length, counted: 'answers' }
}

/** The first thing that is settled before a match, and which of the next ones is not as usual. */
function notableSettings({ game, journal }: Standing): readonly Message[] {
  return game.options.slice(0, 3).flatMap(({ question, standard }, at) => {
    const chosen = journal.settings.options[question.id]
    const isNamed = question.options?.some(({ id }) => id === chosen) === true
    return isNamed && (at === 0 || chosen !== standard) ? [answerTold(question, chosen ?? '')] : []
  })
}
