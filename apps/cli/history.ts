import { capital, type Conversation, type Layout, say, type Seat, type Step, stepTold } from '@opfor/kernel'
import { styled, wrapped } from './output.ts'
import { isHidden, isVisibleTo, viewer } from './privacy.ts'

/** The history of a match: each step that was not undone, and what the opponent did after it, without secrets. */
export function historyLines(match: Conversation<unknown>, from: number): readonly string[] {
  const reader = viewer(match)
  const lines: string[] = []
  for (let at = from; at < match.steps.length; at += 1) {
    const text = `${String(at + 1).padStart(4)}  ${stepText(match, at, reader)}`
    const [first = '', ...more] = wrapped(text, '      ')
    lines.push(styled('faint', first.slice(0, 4)) + first.slice(4), ...more)
    for (const one of match.told)
      if (one.kind === 'change' && one.after === at + 1 && one.tell.as === 'headline')
        if (isVisibleTo(match, one, reader))
          lines.push(...wrapped(`      ${capital(say(one.tell))}`, '      '))
  }
  return lines
}

/** A step of a match as a sentence, as the viewer may read it, or everybody if none is given. */
export function stepText(match: Conversation<unknown>, at: number, reader: Seat | undefined): string {
  const step = match.steps[at]
  if (step === undefined) return ''
  const { question, situation } = match.look(at)
  const { game } = match
  if (!('q' in step)) {
    const layouts = [game.layout(match.look(at + 1).situation), game.layout(situation)]
    return capital(say(stepTold(step, game, question, ...layouts, namesIn(match, step))))
  }
  if (question !== undefined && isHidden(match, question, reader))
    return `${capital(say(question.text))} (secret)`
  const by = step.by === 'seed' ? ' (by the app)' : ''
  return `${capital(say(stepTold(step, game, question)))}${by}`
}

/** The candidates of an overruled decision, as a layout that contains nothing else. */
function namesIn({ told }: Conversation<unknown>, step: Step): Layout {
  const among = told.flatMap((one) =>
    'overrule' in step && one.kind === 'decision' && one.number === step.overrule.decision ? one.among : [],
  )
  return { lying: [], rows: among.map((at) => ({ at, pieces: [] })), counters: [], places: [] }
}
