import { answerTold, type Standing, type Message } from '@opfor/kernel'
import type { Progress } from './saved-match.ts'

/** The progress of a match. */
export function progressOf(match: Standing): Progress {
  const { outcome } = match
  const progress = { ...countTurns(match), chosen: notableSettings(match) }
  return outcome === undefined
    ? progress
    : { ...progress, ended: { winner: outcome.winner, way: outcome.way } }
}

/** The turn or round of the game, if it counts them; else the completed turns or the number of answers. */
function countTurns({ game, situation, turns, steps }: Standing): Pick<Progress, 'turns' | 'counted'> {
  const { counters } = game.layout(situation)
  for (const counted of ['turn', 'round'] as const) {
    const value = counters.find(({ id }) => id === counted)?.value
    if (typeof value === 'number') return { turns: value, counted }
  }
  if (game.countsTurns === true) return { turns }
  return { turns: steps.filter((step) => 'q' in step && step.by === 'person').length, counted: 'answers' }
}

/** The first option of a match, and those of the next two that differ from the default; but not what a sample was prepared with. */
function notableSettings({ game, journal, steps }: Standing): readonly Message[] {
  const isSample = steps.some((step) => 'by' in step && step.by === 'policy')
  return game.options.slice(0, 3).flatMap(({ question, standard }, at) => {
    const chosen = journal.settings.options[question.id]
    const isNamed = question.options?.some(({ id }) => id === chosen) === true
    return isNamed && (at === 0 || (chosen !== standard && !isSample))
      ? [answerTold(question, chosen ?? '')]
      : []
  })
}
