import {
  seededRandom,
  type LiveMatch,
  type Edit,
  type Random,
  randomAnswerer,
  seededAnswerer,
} from '../index.ts'
import { decisionsOf } from './decisions.ts'
import { pickRandom, randomEdit } from './random-edit.ts'

export interface RandomCommand {
  readonly do: 'answer' | 'correct' | 'overrule' | 'undo' | 'redo'
  readonly by: number
}

export function performRandomCommand(match: LiveMatch<unknown>, { do: what, by }: RandomCommand): boolean {
  const random = seededRandom(by, 0)
  switch (what) {
    case 'answer':
      return answerRandomly(match, by)
    case 'correct': {
      const edit = editThatIsTaken(match, random)
      return edit !== undefined && match.correct([edit]).ok
    }
    case 'overrule': {
      const decision = pickRandom(decisionsOf(match), random)
      const to = decision && pickRandom([...decision.among, undefined], random)
      return decision !== undefined && match.overrule(decision, to?.id, `reason ${by}`).ok
    }
    case 'undo':
      return match.undo(1 + random(3)).ok
    case 'redo':
      return match.redo(1 + random(3)).ok
  }
}

/** Chance may use the match's seed; returns false if the match is over. */
export function answerRandomly(match: LiveMatch<unknown>, seed: number): boolean {
  const { question } = match
  if (question === undefined) return false
  const who = question.to === 'chance' ? seededAnswerer : randomAnswerer(seed)
  return match.answer(who.answer(question, match), who.by).ok
}

function editThatIsTaken({ game, situation }: LiveMatch<unknown>, random: Random): Edit | undefined {
  const layout = game.layout(situation)
  for (let tries = 0; tries < 20; tries += 1) {
    const edit = randomEdit(layout, random)
    if (edit !== undefined && game.applyEdit(situation, edit).ok) return edit
  }
  return undefined
}
