import { capital, type Conversation, type Layout, type Seat, type Step, stepTold } from '@opfor/kernel'
import { styled, wrap } from './output.ts'
import { isHidden, isVisibleTo, viewer } from './privacy.ts'
import { say } from './text/language.ts'
import { matchWords } from './text/match-words.ts'

/** The history of a match: each step that was not undone, and what the opponent did after it, without secrets. */
export function historyLines(match: Conversation<unknown>, from: number): readonly string[] {
  const reader = viewer(match)
  const lines: string[] = []
  for (let step = from; step < match.steps.length; step += 1) {
    const text = `${String(step + 1).padStart(4)}  ${stepText(match, step, reader)}`
    const [first = '', ...more] = wrap(text, '      ')
    lines.push(styled('faint', first.slice(0, 4)) + first.slice(4), ...more)
    for (const entry of match.told)
      if (entry.kind === 'change' && entry.after === step + 1 && entry.tell.as === 'headline')
        if (isVisibleTo(match, entry, reader))
          lines.push(...wrap(`      ${capital(say(entry.tell))}`, '      '))
  }
  return lines
}

/** The text of a step for a viewer; without a viewer, only what everybody may read. */
export function stepText(match: Conversation<unknown>, at: number, reader: Seat | undefined): string {
  const step = match.steps[at]
  if (step === undefined) return ''
  const { question, situation } = match.look(at)
  const { game } = match
  if (!('q' in step)) {
    const layouts = [game.layout(match.look(at + 1).situation), game.layout(situation)]
    return capital(say(stepTold(step, game, question, ...layouts, candidateLayout(match, step))))
  }
  if (question !== undefined && isHidden(match, question, reader))
    return say(matchWords.secret, { question: capital(say(question.text)) })
  const text = capital(say(stepTold(step, game, question)))
  return step.by === 'seed' ? say(matchWords.byApp, { step: text }) : text
}

/** The candidates of an overruled decision, as a layout that contains nothing else. */
function candidateLayout({ told }: Conversation<unknown>, step: Step): Layout {
  const candidates = told.flatMap((entry) =>
    'overrule' in step && entry.kind === 'decision' && entry.number === step.overrule.decision
      ? entry.among
      : [],
  )
  return { lying: [], rows: candidates.map((at) => ({ at, pieces: [] })), counters: [], places: [] }
}
