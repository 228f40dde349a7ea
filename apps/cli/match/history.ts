import { capitalize, type LiveMatch, type Layout, type Seat, type MatchStep, formatStep } from '@opfor/kernel'
import { applyStyle, wrapText } from '../lines/output.ts'
import { isHidden, isVisibleTo, secretViewer } from '../session/privacy.ts'
import { localize } from '../text/language.ts'
import { matchWords } from '../text/match-words.ts'

/** Omits undone steps and secrets. */
export function historyLines(match: LiveMatch<unknown>, from: number): readonly string[] {
  const reader = secretViewer(match)
  const lines: string[] = []
  for (let step = from; step < match.steps.length; step += 1) {
    const text = `${String(step + 1).padStart(4)}  ${stepText(match, step, reader)}`
    const [first = '', ...more] = wrapText(text, '      ')
    lines.push(applyStyle('faint', first.slice(0, 4)) + first.slice(4), ...more)
    for (const entry of match.log)
      if (entry.kind === 'change' && entry.after === step + 1 && entry.tell.as === 'headline')
        if (isVisibleTo(match, entry, reader))
          lines.push(...wrapText(`      ${capitalize(localize(entry.tell))}`, '      '))
  }
  return lines
}

/** Without a reader, omits text that only some may read. */
export function stepText(match: LiveMatch<unknown>, at: number, reader: Seat | undefined): string {
  const step = match.steps[at]
  if (step === undefined) return ''
  const { question, situation } = match.look(at)
  const { game } = match
  if (!('q' in step)) {
    const layouts = [game.layout(match.look(at + 1).situation), game.layout(situation)]
    return capitalize(localize(formatStep(step, game, question, ...layouts, candidateLayout(match, step))))
  }
  if (question !== undefined && isHidden(match, question, reader))
    return localize(matchWords.secret, { question: capitalize(localize(question.text)) })
  const text = capitalize(localize(formatStep(step, game, question)))
  return step.by === 'seed' ? localize(matchWords.byApp, { step: text }) : text
}

/** Contains only the candidates of an overruled decision. */
function candidateLayout({ log }: LiveMatch<unknown>, step: MatchStep): Layout {
  const candidates = log.flatMap((entry) =>
    'overrule' in step && entry.kind === 'decision' && entry.number === step.overrule.decision
      ? entry.among
      : [],
  )
  return { lying: [], rows: candidates.map((at) => ({ at, pieces: [] })), counters: [], places: [] }
}
