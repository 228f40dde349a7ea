import {
  again,
  fill,
  type Message,
  names,
  number,
  type Procedure,
  type Question,
  which,
  yesNo,
} from '@opfor/kernel'
import { askOnce, on } from './asking.ts'
import { askCell } from './cells.ts'
import { keyOf, recall, recallOlder, remember, type Span } from './memory.ts'
import { named, setName, slug, words as worded } from './naming.ts'
import type { View } from './play.ts'
import type { Situation } from './situation.ts'
import type { Mentioned, Missing, Unknown } from './unknown.ts'
import { words } from './words.ts'

type Form<F extends Missing['form']> = Extract<Missing, { readonly form: F }>

/** The player tells what is missing: the first, and with it all that is the same question about other candidates. */
export function* tell(view: View, unknown: readonly Unknown[]): Procedure<void> {
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
  view: View,
  missing: Form<'condition'>,
  unknown: readonly Unknown[],
): Procedure<void> {
  const all =
    unknown.length < 2
      ? []
      : unknown.flatMap(({ missing: each }) =>
          each.form === 'condition' && each.words === missing.words && each.candidate !== '' ? [each] : [],
        )
  if (all.length > 1) return yield* tellWhich(view, missing, all)
  const key = keyOf(missing)
  const proposal = recallOlder(view, missing, key) as boolean | undefined
  const text = withWho(
    missing.candidate === '' ? missing.actor : missing.candidate,
    asQuestion(missing.words),
    missing.named,
  )
  const question = yesNo(idOf(missing.words), 'table', text, { proposal, recalled: proposal !== undefined })
  const about = missing.candidate === '' ? undefined : missing.candidate
  const answer = yield* askOnce(view.table, on({ words: missing.words, about }, question))
  if (answer !== again) remember(view, missing, answer, key)
}

function* tellWhich(
  view: View,
  { words: text, actor, named: mentioned }: Form<'condition'>,
  all: readonly Form<'condition'>[],
): Procedure<void> {
  const options = all.map(({ candidate }) => named(candidate))
  const keys = all.map(keyOf)
  const older = all.map((each, at) => recallOlder(view, each, keys[at]) as boolean | undefined)
  const proposal = older.includes(undefined) ? undefined : options.filter((_, at) => older[at])
  const question = which(
    `${idOf(text)}.which`,
    'table',
    withWho(actor, fill(words.which, { words: worded(text) }), mentioned),
    options,
    {
      proposal,
      recalled: proposal !== undefined,
    },
  )
  const answer = yield* askOnce(view.table, on({ words: text }, question))
  if (answer === again) return
  for (const [at, each] of all.entries())
    remember(
      view,
      each,
      answer.some(({ id }) => id === options[at]?.id),
      keys[at],
    )
}

function* tellNumber(view: View, missing: Form<'measured'>): Procedure<void> {
  const { noun, candidate } = missing
  const { unit, ...whole } = view.rules.spanOf(noun)
  const known = recall(view, missing) as Span | undefined
  const from = Math.max(whole.from, known?.from ?? whole.from)
  const to = Math.max(from, Math.min(whole.to, (known?.below ?? Infinity) - 1))
  const older = recallOlder(view, missing) as Span | undefined
  const proposal = older !== undefined && older.from + 1 === older.below ? older.from : undefined
  const question = number(
    `sheet.measured.${slug(noun)}`,
    'table',
    fill(words.howMuch, { who: worded(candidate), noun: worded(noun) }),
    { from, to, unit },
    { proposal, recalled: proposal !== undefined },
  )
  const answer = yield* askOnce(view.table, on({ words: noun, about: candidate }, question))
  if (answer !== again) remember(view, missing, { from: answer, below: answer + 1 })
}

/** The candidates whose measured noun is below a limit are told at once. */
export function* tellBelow(view: View, all: readonly Form<'measured'>[], limit: number): Procedure<void> {
  const [first] = all
  if (first === undefined) return
  if (all.length === 1) return yield* tellNumber(view, first)
  const options = all.map(({ candidate }) => named(candidate))
  const text = withWho(first.actor, whichBelow(view, first.noun, limit))
  const question = which(`sheet.measured.${slug(first.noun)}.below`, 'table', text, options)
  const answer = yield* askOnce(view.table, on({ words: first.noun, limit }, question))
  if (answer === again) return
  for (const [at, each] of all.entries()) {
    const span = (recall(view, each) as Span | undefined) ?? { from: -Infinity, below: Infinity }
    const isBelow = answer.some(({ id }) => id === options[at]?.id)
    remember(view, each, isBelow ? { ...span, below: limit } : { ...span, from: limit })
  }
}

function whichBelow({ rules }: View, noun: string, limit: number): Message {
  const isNone = limit === 1 && rules.spanOf(noun).from === 0
  return isNone
    ? fill(words.whichNone, { noun: worded(noun) })
    : fill(words.whichBelow, { noun: worded(noun), limit })
}

function* tellNames(view: View, text: string): Procedure<void> {
  const taken = view.rules.allNames(view.table.now)
  const asking = fill(words.whoAre, { words: worded(setName(text)) })
  const question: Question<readonly string[]> = names(`sheet.named.${slug(text)}`, 'table', asking, {
    atLeast: 0,
    atMost: 30,
    taken,
  })
  const told = yield* askOnce(view.table, on({ words: text }, question))
  if (told === again) return
  const { table } = view
  const next: Situation = { ...table.now, named: { ...table.now.named, [text]: told } }
  table.change(next, words.named, { words: worded(setName(text)), names: told })
}

/** Words with the one they are about before them, and those whom they name behind them. */
export function withWho(
  who: string | undefined,
  text: Message,
  mentioned: readonly Mentioned[] = [],
): Message {
  const others = mentioned.filter(({ name }) => name === undefined || name !== who)
  const said = others.length === 0 ? text : fill(words.naming, { text, names: others.map(mentionedTold) })
  return who === undefined || who === '' ? said : fill(words.about, { who: worded(who), text: said })
}

function mentionedTold({ list, name }: Mentioned): Message {
  return fill(words.mentioned, { list: worded(list), name: name === undefined ? words.none : worded(name) })
}

/** Words as a question. */
export function asQuestion(text: string): Message {
  return text.endsWith('?') ? worded(text) : fill(words.question, { words: worded(text) })
}

function idOf(text: string): string {
  return `sheet.asked.${slug(text)}`
}
