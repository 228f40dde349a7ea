import { formatAnswer, type Message, type MatchState } from '@opfor/kernel'
import type { Progress } from './saved-match.ts'

export function progressOf(match: MatchState): Progress {
  const { outcome, question } = match
  const progress = {
    ...countTurns(match),
    chosen: notableSettings(match),
    standing: standingOf(match),
    isYourTurn: question !== undefined && question.to !== 'chance' && question.to !== 'table',
  }
  return outcome === undefined
    ? progress
    : { ...progress, ended: { winner: outcome.winner, way: outcome.way } }
}

function standingOf({ game: { scoring }, situation }: MatchState): Progress['standing'] {
  const score = scoring?.of(situation)
  return scoring && score && { ...score, opponent: scoring.opponent, unit: scoring.unit }
}

/** The game's own turn or round, otherwise the completed turns or the number of answers. */
function countTurns({ game, situation, turns, steps }: MatchState): Pick<Progress, 'turns' | 'counted'> {
  const { counters } = game.layout(situation)
  for (const counted of ['turn', 'round'] as const) {
    const value = counters.find(({ id }) => id === counted)?.value
    if (typeof value === 'number') return { turns: value, counted }
  }
  if (game.countsTurns === true) return { turns }
  return { turns: steps.filter((step) => 'q' in step && step.by === 'person').length, counted: 'answers' }
}

/** The first option, and non-defaults among the next two; never those that a sample was prepared with. */
function notableSettings({ game, journal, steps }: MatchState): readonly Message[] {
  const isSample = steps.some((step) => 'by' in step && step.by === 'policy')
  return game.options.slice(0, 3).flatMap(({ question, default: standard }, at) => {
    const chosen = journal.settings.options[question.id]
    const isNamed = question.options?.some(({ id }) => id === chosen) === true
    return isNamed && (at === 0 || (chosen !== standard && !isSample))
      ? [formatAnswer(question, chosen ?? '')]
      : []
  })
}
