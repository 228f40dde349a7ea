import { type Answerer, seeded, type WhoAnswers } from './answerers.ts'
import type { Conversation } from './conversation.ts'
import type { Question } from '../ask/question.ts'

/** Whether dice and draws are the app's or physical. May change during a match. */
export interface WhoRolls {
  readonly dice: 'app' | 'real'
  readonly draws: 'app' | 'real'
}

const onScreen: WhoRolls = { dice: 'app', draws: 'app' }

/**
 * By the last entries of the journal; otherwise by the options of the match, the app on screen, and the person's preference
 * at a physical board.
 */
export function whoRolls(
  match: Conversation<unknown>,
  besideBoard: WhoRolls = { dice: 'app', draws: 'real' },
): WhoRolls {
  const { game, journal } = match
  const { settings } = journal
  const usual = game.besideBoard?.(settings) === true ? besideBoard : onScreen
  const { dice, draws } = { ...usual, ...game.rollsBy?.(settings) }
  return { dice: lastBy(match, 'dice') ?? dice, draws: lastBy(match, 'draws') ?? draws }
}

function lastBy(match: Conversation<unknown>, what: keyof WhoRolls): 'app' | 'real' | undefined {
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

/** Chance is answered from the seed where it is the app's, in this match or in any, and where it is secret; everything else waits for a person. */
export function answersOf(who: WhoRolls): WhoAnswers {
  return (question: Question): Answerer | undefined => {
    if (question.to !== 'chance') return undefined
    if (question.secret === true || question.byApp === true) return seeded
    return (question.kind === 'draw' ? who.draws : who.dice) === 'app' ? seeded : undefined
  }
}
