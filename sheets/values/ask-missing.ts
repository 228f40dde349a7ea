import {
  restartSignal,
  withParams,
  type Message,
  names,
  number,
  type Procedure,
  type Question,
  which,
  yesNo,
} from '@opfor/kernel'
import { askOrRestart, withTopic } from './asking.ts'
import { askCell } from './cells.ts'
import {
  answerKeyOf,
  recallValidAnswer,
  recallAnyAnswer,
  rememberAnswer,
  type WholeSpan,
} from './answer-memory.ts'
import { namedCandidate, pieceSetName, slug, literalSheetText as worded } from '../declare/naming.ts'
import type { SheetRun, PhraseView } from './sheet-run.ts'
import type { Situation } from '../declare/situation.ts'
import { type ValueOrUnknown, type MentionedValue, type MissingValue, UnknownValue } from './unknown-value.ts'
import { sheetRunMessages } from '../declare/sheet-run-messages.ts'

type Form<F extends MissingValue['form']> = Extract<MissingValue, { readonly form: F }>

/** Asks for the first missing value, together with the same question about other candidates. */
export function* askMissing(view: PhraseView, unknown: readonly UnknownValue[]): Procedure<void> {
  const [first] = unknown
  if (first === undefined) return
  const { missing } = first
  switch (missing.form) {
    case 'condition':
      return yield* tellCondition(view, missing, unknown)
    case 'measured':
      return yield* tellNumber(view, missing)
    case 'cell':
      return yield* askCell(view, missing.piece, missing.column)
    case 'named':
      return yield* tellNames(view, missing.words)
  }
}

function* tellCondition(
  view: PhraseView,
  missing: Form<'condition'>,
  unknown: readonly UnknownValue[],
): Procedure<void> {
  const all =
    unknown.length < 2
      ? []
      : unknown.flatMap(({ missing: each }) =>
          each.form === 'condition' && each.words === missing.words && each.candidate !== '' ? [each] : [],
        )
  if (all.length > 1) return yield* tellWhich(view, missing, all)
  const key = answerKeyOf(missing)
  const proposal = recallAnyAnswer(view, missing, key) as boolean | undefined
  const text = withSubject(
    missing.candidate === '' ? missing.actor : missing.candidate,
    toQuestionText(missing.words),
    missing.named,
  )
  const question = yesNo(idOf(missing.words), 'table', text, {
    proposal,
    isEarlierAnswer: proposal !== undefined,
  })
  const about = missing.candidate === '' ? undefined : missing.candidate
  const answer = yield* askOrRestart(view.table, withTopic({ words: missing.words, about }, question))
  if (answer !== restartSignal) rememberAnswer(view, missing, answer, key)
}

function* tellWhich(
  view: PhraseView,
  { words: text, actor, named: mentioned }: Form<'condition'>,
  all: readonly Form<'condition'>[],
): Procedure<void> {
  const options = all.map(({ candidate }) => namedCandidate(candidate))
  const keys = all.map(answerKeyOf)
  const older = all.map((each, at) => recallAnyAnswer(view, each, keys[at]) as boolean | undefined)
  const proposal = older.includes(undefined) ? undefined : options.filter((_, at) => older[at])
  const question = which(
    `${idOf(text)}.which`,
    'table',
    withSubject(actor, withParams(sheetRunMessages.which, { words: worded(text) }), mentioned),
    options,
    {
      proposal,
      isEarlierAnswer: proposal !== undefined,
    },
  )
  const answer = yield* askOrRestart(view.table, withTopic({ words: text }, question))
  if (answer === restartSignal) return
  for (const [at, each] of all.entries())
    rememberAnswer(
      view,
      each,
      answer.some(({ id }) => id === options[at]?.id),
      keys[at],
    )
}

function* tellNumber(view: PhraseView, missing: Form<'measured'>): Procedure<void> {
  const { noun, candidate } = missing
  const { unit, ...whole } = view.rules.spanOf(noun)
  const known = recallValidAnswer(view, missing) as WholeSpan | undefined
  const from = Math.max(whole.from, known?.from ?? whole.from)
  const to = Math.max(from, Math.min(whole.to, (known?.below ?? Infinity) - 1))
  const older = recallAnyAnswer(view, missing) as WholeSpan | undefined
  const proposal = older !== undefined && older.from + 1 === older.below ? older.from : undefined
  const question = number(
    `sheet.measured.${slug(noun)}`,
    'table',
    withParams(sheetRunMessages.howMuch, { who: worded(candidate), noun: worded(noun) }),
    { from, to, unit },
    { proposal, isEarlierAnswer: proposal !== undefined },
  )
  const answer = yield* askOrRestart(view.table, withTopic({ words: noun, about: candidate }, question))
  if (answer !== restartSignal) rememberAnswer(view, missing, { from: answer, below: answer + 1 })
}

/** Asks with one question which candidates are below a limit. */
export function* askBelowLimit(
  view: PhraseView,
  all: readonly Form<'measured'>[],
  limit: number,
): Procedure<void> {
  const [first] = all
  if (first === undefined) return
  if (all.length === 1) return yield* tellNumber(view, first)
  const options = all.map(({ candidate }) => namedCandidate(candidate))
  const text = withSubject(first.actor, whichBelow(view, first.noun, limit))
  const question = which(`sheet.measured.${slug(first.noun)}.below`, 'table', text, options)
  const answer = yield* askOrRestart(view.table, withTopic({ words: first.noun, limit }, question))
  if (answer === restartSignal) return
  for (const [at, each] of all.entries()) {
    const span = (recallValidAnswer(view, each) as WholeSpan | undefined) ?? {
      from: -Infinity,
      below: Infinity,
    }
    const isBelow = answer.some(({ id }) => id === options[at]?.id)
    rememberAnswer(view, each, isBelow ? { ...span, below: limit } : { ...span, from: limit })
  }
}

function whichBelow({ rules }: PhraseView, noun: string, limit: number): Message {
  const isNone = limit === 1 && rules.spanOf(noun).from === 0
  return isNone
    ? withParams(sheetRunMessages.whichNone, { noun: worded(noun) })
    : withParams(sheetRunMessages.whichBelow, { noun: worded(noun), limit })
}

function* tellNames(view: PhraseView, text: string): Procedure<void> {
  const taken = view.rules.allNames(view.table.now)
  const asking = withParams(sheetRunMessages.whoAre, { words: worded(pieceSetName(text)) })
  const question: Question<readonly string[]> = names(`sheet.named.${slug(text)}`, 'table', asking, {
    atLeast: 0,
    max: 30,
    taken,
  })
  const told = yield* askOrRestart(view.table, withTopic({ words: text }, question))
  if (told === restartSignal) return
  const { table } = view
  const next: Situation = { ...table.now, named: { ...table.now.named, [text]: told } }
  table.change(next, sheetRunMessages.named, { words: worded(pieceSetName(text)), names: told })
}

/** Puts the subject before the words, and the named pieces behind. */
export function withSubject(
  who: string | undefined,
  text: Message,
  mentioned: readonly MentionedValue[] = [],
): Message {
  const others = mentioned.filter(({ name }) => name === undefined || name !== who)
  const said =
    others.length === 0
      ? text
      : withParams(sheetRunMessages.naming, { text, names: others.map(mentionedTold) })
  return who === undefined || who === ''
    ? said
    : withParams(sheetRunMessages.about, { who: worded(who), text: said })
}

function mentionedTold({ list, name }: MentionedValue): Message {
  return withParams(sheetRunMessages.mentioned, {
    list: worded(list),
    name: name === undefined ? sheetRunMessages.none : worded(name),
  })
}

export function toQuestionText(text: string): Message {
  return text.endsWith('?') ? worded(text) : withParams(sheetRunMessages.question, { words: worded(text) })
}

function idOf(text: string): string {
  return `sheet.asked.${slug(text)}`
}

/** Evaluates a phrase, asking the player for missing values. */
export function* valueOrAsk<T>(play: SheetRun, value: (view: PhraseView) => ValueOrUnknown<T>): Procedure<T> {
  for (;;) {
    const found = value(play)
    if (!(found instanceof UnknownValue)) return found
    yield* askMissing(play, [found, ...found.more])
  }
}
