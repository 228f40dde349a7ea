import type { Condition, Quantity, SetBase, SetOf } from '../model/index.ts'
import { find, ownersOf } from './names.ts'
import {
  firstMatch,
  lowOf,
  part,
  type Phrase,
  quotedIn,
  sourceOf,
  splitAt,
  textOf,
  withoutEnd,
} from './phrase.ts'
import { predicateOf, type Subject } from './predicate.ts'
import { quantityOf } from './quantity.ts'
import type { Reading, Scope } from './reading.ts'
import { columnOf, mentionsIn, thingOf } from './thing.ts'

/** A set of a known form: a roster, deck or hand, with conditions about its members. */
export function knownSet(phrase: Phrase, reading: Reading, scope: Scope): SetOf | undefined {
  return setWith(clauseOf, phrase, reading, scope)
}

/** The conditions of a clause; undefined if it is not known. */
type ReadClause = typeof clauseOf

function setWith(readClause: ReadClause, phrase: Phrase, reading: Reading, scope: Scope): SetOf | undefined {
  const whole = withoutEnd(phrase, ',.')
  const marks = marksIn(whole, reading)
  const base = baseOf(part(whole, whole.from, marks[0]?.at ?? whole.to), reading)
  if (base === undefined || base.form === 'named') return undefined
  const inner: Scope = { ...scope, member: ownersOf(base.section, reading.names), bare: { form: 'member' } }
  const conditions: Condition[] = []
  for (const [index, mark] of marks.entries()) {
    const clause = withoutEnd(part(whole, mark.at + mark.length, marks[index + 1]?.at ?? whole.to), ',')
    const read = readClause(mark.kind, clause, base.section, reading, inner, mark.column)
    if (read === undefined) return undefined
    conditions.push(...read)
  }
  return { ...sourceOf(whole), base, conditions }
}

/** A set of a known form; any other words are pieces that the player names. */
export function setOf(phrase: Phrase, reading: Reading, scope: Scope): SetOf {
  const bare = withoutEnd(phrase, '.')
  const words = quotedIn(bare)
  const known =
    words === undefined
      ? (reading.set(bare, scope) ?? setWith(clauseOrAsked, bare, reading, scope))
      : undefined
  return known ?? { ...sourceOf(bare), base: { form: 'named', words: textOf(words ?? bare) }, conditions: [] }
}

/** A roster or deck by its heading or by the word for one of its pieces. */
function baseOf(phrase: Phrase, { names, language }: Reading): SetBase | undefined {
  const low = lowOf(phrase)
  const rest = language.words.restOf.find((each) => low.startsWith(each))
  if (rest !== undefined) {
    const deck = find(names.sections, low.slice(rest.length), language)
    return deck?.kind === 'deck' ? { form: 'restOf', section: deck.name } : undefined
  }
  const prefix = language.words.oneOf.find((each) => low.startsWith(each)) ?? ''
  const name = low.slice(prefix.length)
  const exact = names.sections.get(name)
  if (exact?.kind === 'roster' || exact?.kind === 'deck') return { form: exact.kind, section: exact.name }
  const one = find(names.ones, name, language)
  if (one !== undefined) return { form: 'roster', section: one }
  const section = find(names.sections, name, language)
  return section?.kind === 'roster' || section?.kind === 'deck'
    ? { form: section.kind, section: section.name }
    : undefined
}

interface Mark {
  readonly at: number
  readonly length: number
  readonly kind: 'that' | 'whose' | 'relation'
  readonly column?: string
}

/** Where the clauses of a set begin: "that", "whose", and columns that hold names ("next to"). */
function marksIn(phrase: Phrase, { language, names }: Reading): readonly Mark[] {
  const { that, whose, and } = language.words
  const relations = [...names.columns.values()].flatMap((all) => all.filter(({ holds }) => holds === 'names'))
  const all: readonly (Omit<Mark, 'at'> & { readonly words: string })[] = [
    ...that.map((words) => ({ words, kind: 'that' as const, length: words.length })),
    ...whose.map((words) => ({ words, kind: 'whose' as const, length: words.length })),
    ...relations.flatMap(({ name }) =>
      [' ', ...and].map((before) => {
        const words = `${before}${name.toLowerCase()} `
        return { words, kind: 'relation' as const, length: words.length, column: name }
      }),
    ),
  ].toSorted((one, other) => other.length - one.length)
  const plain = phrase.low.slice(0, phrase.to).replaceAll('\u{E000}', ' ')
  const found: Mark[] = []
  for (let at = phrase.from; at < phrase.to && found.length < 9; at += 1) {
    const mark = all.find(({ words }) => plain.startsWith(words, at))
    if (mark === undefined) continue
    found.push({ ...mark, at })
    at += mark.length - 2
  }
  return found
}

function clauseOf(
  kind: Mark['kind'],
  clause: Phrase,
  owner: string,
  reading: Reading,
  scope: Scope,
  relation = '',
): readonly Condition[] | undefined {
  const source = sourceOf(clause)
  const thing = { form: 'member' } as const
  const owners = ownersOf(owner, reading.names)
  if (kind === 'relation') {
    const other = thingOf(clause, reading, scope)
    const known = columnOf(wordPhrase(relation, clause), owners, reading)
    if (other === undefined || known === undefined) return undefined
    return [{ ...source, form: 'nextTo', thing, other: other.thing, column: relation, not: false }]
  }
  if (kind === 'whose') {
    const read = firstMatch(clause, reading.language.clauses, (form, slots) => {
      const quantity = slots.subject && quantityOf(slots.subject, reading, scope)
      return quantity && predicateOf(form, slots, { quantity }, source, reading, { ...scope, bare: thing })
    })
    return read && [read]
  }
  const subject: Subject = {
    known: { thing, owners },
    quantity: { ...source, form: 'thing', thing },
  }
  const parts = splitAt(clause, reading.language.words.and).map((each) =>
    firstMatch(each, reading.language.predicates, (form, slots) =>
      predicateOf(form, slots, subject, sourceOf(each), reading, scope),
    ),
  )
  const known = parts.filter((each) => each !== undefined)
  return known.length === parts.length ? known : undefined
}

/** A clause that is not known: a noun that is not kept is measured, anything else is asked of each member. */
function clauseOrAsked(...args: Parameters<ReadClause>): readonly Condition[] | undefined {
  const [kind, clause, , reading, scope] = args
  const known = clauseOf(...args)
  if (known !== undefined || kind === 'relation') return known
  const compared =
    kind === 'whose'
      ? firstMatch(clause, reading.language.clauses, (form, slots) =>
          slots.subject === undefined || quantityOf(slots.subject, reading, scope) !== undefined
            ? undefined
            : predicateOf(
                form,
                slots,
                { quantity: measured(slots.subject) },
                sourceOf(clause),
                reading,
                scope,
              ),
        )
      : undefined
  return [compared ?? asked(clause, reading)]
}

/** A noun of a member that is not kept. */
function measured(phrase: Phrase): Quantity {
  return { ...sourceOf(phrase), form: 'measured', noun: textOf(phrase), of: { form: 'member' } }
}

/** A clause that is asked of each member, word for word. */
function asked(clause: Phrase, reading: Reading): Condition {
  const quoted = quotedIn(clause)
  const words = quoted ?? clause
  return {
    ...sourceOf(clause),
    form: 'asked',
    words: textOf(words),
    quoted: quoted !== undefined,
    mentions: mentionsIn(words, reading),
  }
}

function wordPhrase(word: string, like: Phrase): Phrase {
  return { ...like, low: word.toLowerCase(), from: 0, to: word.length }
}
