import { chanceOf, type Conversation, type Edit, type Random, sampling, seeded } from '../index.ts'
import { decisions } from './decisions.ts'
import { anyOf, randomEdit } from './random-edit.ts'

/** A command of a person. The number selects the answer, edit or decision. */
export interface Act {
  readonly do: 'answer' | 'correct' | 'overrule' | 'undo' | 'redo'
  readonly by: number
}

/** Performs a random command in any game; false if it was not possible. */
export function randomAct(match: Conversation<unknown>, { do: what, by }: Act): boolean {
  const random = chanceOf(by, 0)
  switch (what) {
    case 'answer':
      return answerAtRandom(match, by)
    case 'correct': {
      const edit = editThatIsTaken(match, random)
      return edit !== undefined && match.correct([edit]).ok
    }
    case 'overrule': {
      const decision = anyOf(decisions(match), random)
      const to = decision && anyOf([...decision.among, undefined], random)
      return decision !== undefined && match.overrule(decision, to?.id, `reason ${by}`).ok
    }
    case 'undo':
      return match.undo(1 + random(3)).ok
    case 'redo':
      return match.redo(1 + random(3)).ok
  }
}

/** Answers the current question at random, or from the match's seed; false if the match is over. */
export function answerAtRandom(match: Conversation<unknown>, seed: number): boolean {
  const { question } = match
  if (question === undefined) return false
  const who = question.to === 'chance' ? seeded : sampling(seed)
  return match.answer(who.answer(question, match), who.by).ok
}

function editThatIsTaken({ game, situation }: Conversation<unknown>, random: Random): Edit | undefined {
  const layout = game.layout(situation)
  for (let tries = 0; tries < 20; tries += 1) {
    const edit = randomEdit(layout, random)
    if (edit !== undefined && game.correct(situation, edit).ok) return edit
  }
  return undefined
}
