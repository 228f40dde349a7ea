import {
  answerTold,
  type Candidate,
  type Conversation,
  type Decision,
  type Draw,
  type Entry,
  type Game,
  lineTold,
  type NumberOf,
  type Question,
  say,
  summary,
  type Told,
  why,
} from '@opfor/kernel'
import { styled, width, wrapped } from './output.ts'

/** What the rules said, as a person reads it: the headline strong, what to move as a tick list, numbered rules behind. */
export function toldLines(told: readonly Told<unknown>[], tick: string, { cites }: Game): readonly string[] {
  return told.flatMap((one) => {
    if (one.kind !== 'change') return []
    const { number } = cites?.[one.tell.id] ?? {}
    const text = number === undefined ? say(one.tell) : `${say(one.tell)} [${number}]`
    if (one.tell.as === 'headline') return ['', ...wrapped(text).map((line) => styled('strong', line))]
    return wrapped(`  ${one.tell.as === 'aside' ? ' '.repeat(tick.length) : tick} ${text}`, '      ')
  })
}

/** What stands before a thing to move: a box to tick beside a real board, a dash on screen. */
export function tickFor(match: Conversation<unknown>): string {
  return match.game.besideBoard?.(match.journal.settings) === true ? '[ ]' : '-'
}

/** The decisions among what was said. */
export function decisionsIn(told: readonly Told<unknown>[]): readonly Decision[] {
  return told.flatMap((one) => (one.kind === 'decision' && !one.open ? [one] : []))
}

/** One sentence for each decision. */
export function summaries(decisions: readonly Decision[]): readonly string[] {
  return decisions.flatMap((each) => wrapped(say(summary(each)), '  '))
}

/** A decision in full, line by line. */
export function explained(decision: Decision): readonly string[] {
  const lines = why(decision).map((line) => say(line))
  const last = lines.pop() ?? ''
  const { book, heading } = decision.by.cite
  return [
    ...wrapped(last, '  ').map((line) => styled('strong', line)),
    ...wrapped(`  ${book}: ${heading}`, '  ').map((line) => styled('faint', line)),
    ...lines.flatMap((line) => wrapped(`  ${line}`, '     ')),
  ]
}

/** A line that stands outside any decision. */
export function looseLines(told: readonly Told<unknown>[]): readonly string[] {
  return told.flatMap((one) =>
    one.kind === 'decision' || one.kind === 'change' ? [] : wrapped(`  ${say(lineTold(one))}`, '     '),
  )
}

/** The question and what may be answered. */
export function questionLines(question: Question): readonly string[] {
  const asked = wrapped(`? ${say(question.text)}`, '  ')
  return [...asked.map((line) => styled('strong', line)), ...optionLines(question)]
}

function optionLines(question: Question): readonly string[] {
  switch (question.kind) {
    case 'die':
      return [styled('faint', '  Roll it and type what it shows; "dice app" lets the app roll.')]
    case 'yesNo':
      return [styled('faint', '  yes or no')]
    case 'number': {
      const { from, to, unit } = (question as NumberOf).range
      return [styled('faint', `  ${from} to ${to} ${say(unit)}`)]
    }
    case 'draw':
      return drawLines(question as Draw)
    case 'entry':
      return Object.entries((question as Entry<Record<string, unknown>>).fields).map(
        ([key, field]) => `  ${key}: ${say(field.text)}`,
      )
    case 'choice':
    case 'which':
      return numbered((question.options ?? []).map(optionText))
  }
}

function drawLines(question: Draw): readonly string[] {
  const most = question.atMost ? 'at most ' : ''
  const kinds = question.options.map((each) => `${say(each.name)} (${most}${each.left})`)
  return numbered(kinds)
}

function optionText(option: Candidate): string {
  return option.brief === undefined ? say(option.name) : `${option.id}  ${say(option.brief)}`
}

/** A numbered list, in as many columns as fit. */
export function numbered(texts: readonly string[]): readonly string[] {
  const items = texts.map((text, at) => `${String(at + 1).padStart(4)}  ${text}`)
  const longest = Math.max(0, ...items.map((item) => item.length)) + 2
  const columns = Math.max(1, Math.floor(width() / longest))
  const rows = Math.ceil(items.length / columns)
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_column, column) => (items[row + column * rows] ?? '').padEnd(longest))
      .join('')
      .trimEnd(),
  )
}

/** The history of a match: each step that counts, and what the rules said after it. */
export function historyLines(match: Conversation<unknown>, from: number): readonly string[] {
  const lines: string[] = []
  for (const [at, step] of match.steps.entries()) {
    if (at < from) continue
    const number = styled('faint', String(at + 1).padStart(4))
    if ('q' in step) {
      const asked = match.look(at).question
      const text = asked === undefined ? step.q : say(asked.text)
      lines.push(...wrapped(`${number}  ${text} ${say(answerTold(asked, step.a))} (${step.by})`, '      '))
    } else if ('correct' in step) lines.push(`${number}  corrected: ${JSON.stringify(step.correct)}`)
    else
      lines.push(
        `${number}  overruled: ${step.overrule.list} to ${step.overrule.to ?? 'nobody'}: ${step.overrule.reason}`,
      )
    for (const one of match.told)
      if (one.kind === 'change' && one.after === at + 1 && one.tell.as === 'headline')
        lines.push(...wrapped(`      ${say(one.tell)}`, '      '))
  }
  return lines
}
