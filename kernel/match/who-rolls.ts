import { type Answerer, seededAnswerer, type AnswererFor } from './answerers.ts'
import type { LiveMatch } from './live-match.ts'
import type { Question } from '../ask/question.ts'

/** May change during a match. */
export interface WhoRolls {
  readonly dice: 'app' | 'real'
  readonly draws: 'app' | 'real'
}

const onScreen: WhoRolls = { dice: 'app', draws: 'app' }

/** Uses the last journal entries, else the settings; default: the app on screen, the preference at a physical board. */
export function resolveWhoRolls(
  match: LiveMatch<unknown>,
  besideBoard: WhoRolls = { dice: 'app', draws: 'real' },
): WhoRolls {
  const { game, journal } = match
  const { settings } = journal
  const usual = game.isAtPhysicalBoard?.(settings) === true ? besideBoard : onScreen
  const { dice, draws } = { ...usual, ...game.defaultWhoRolls?.(settings) }
  return { dice: lastBy(match, 'dice') ?? dice, draws: lastBy(match, 'draws') ?? draws }
}

function lastBy(match: LiveMatch<unknown>, what: keyof WhoRolls): 'app' | 'real' | undefined {
  for (let at = match.steps.length - 1; at >= 0; at -= 1) {
    const step = match.steps[at]
    if (step === undefined || !('q' in step) || step.seat !== undefined) continue
    if (Array.isArray(step.a) !== (what === 'draws')) continue
    if (step.by !== 'seed' && step.by !== 'person') continue
    const { question } = match.look(at)
    if (question?.to === 'chance' && question.byApp !== true) return step.by === 'seed' ? 'app' : 'real'
  }
  return undefined
}

/** Answers chance from the seed if the app rolls or the result is secret; a person answers the rest. */
export function chanceAnswererFor(who: WhoRolls): AnswererFor {
  return (question: Question): Answerer | undefined => {
    if (question.to !== 'chance') return undefined
    if (question.secret === true || question.byApp === true) return seededAnswerer
    return (question.kind === 'draw' ? who.draws : who.dice) === 'app' ? seededAnswerer : undefined
  }
}
