import type { SheetCondition, Quantity, SetSource, PieceSet } from '../model/index.ts'
import { lookUpName, ownersOf } from './names.ts'
import {
  firstMatch,
  lowerText,
  subphrase,
  type Phrase,
  unquote,
  sourceOf,
  splitPhrase,
  textOf,
  withoutEnd,
} from './phrase.ts'
import { predicateOf, type PhraseSubject } from './predicate.ts'
import { readQuantity } from './quantity.ts'
import type { ReadContext, Referents } from './read-context.ts'
import { columnOf, mentionsIn, readEntityRef } from './entity.ts'

export function readKnownSet(phrase: Phrase, reading: ReadContext, scope: Referents): PieceSet | undefined {
  return setWith(clauseOf, phrase, reading, scope)
}

/** Returns undefined if the clause is unknown. */
type ReadClause = typeof clauseOf

function setWith(
  readClause: ReadClause,
  phrase: Phrase,
  reading: ReadContext,
  scope: Referents,
): PieceSet | undefined {
  const whole = withoutEnd(phrase, ',.')
  const marks = marksIn(whole, reading)
  const base = baseOf(subphrase(whole, whole.from, marks[0]?.at ?? whole.to), reading)
  if (base === undefined || base.form === 'named') return undefined
  const inner: Referents = {
    ...scope,
    member: ownersOf(base.section, reading.names),
    bare: { form: 'member' },
  }
  const conditions: SheetCondition[] = []
  for (const [index, mark] of marks.entries()) {
    const clause = withoutEnd(subphrase(whole, mark.at + mark.length, marks[index + 1]?.at ?? whole.to), ',')
    const read = readClause(mark.kind, clause, base.section, reading, inner, mark.column)
    if (read === undefined) return undefined
    conditions.push(...read)
  }
  return { ...sourceOf(whole), base, conditions }
}

/** Unknown words are pieces that the player names. */
export function readPieceSet(phrase: Phrase, reading: ReadContext, scope: Referents): PieceSet {
  const bare = withoutEnd(phrase, '.')
  const words = unquote(bare)
  const known =
    words === undefined
      ? (reading.set(bare, scope) ?? setWith(clauseOrAsked, bare, reading, scope))
      : undefined
  return known ?? { ...sourceOf(bare), base: { form: 'named', words: textOf(words ?? bare) }, conditions: [] }
}

function baseOf(phrase: Phrase, { names, language }: ReadContext): SetSource | undefined {
  const low = lowerText(phrase)
  const rest = language.words.restOf.find((each) => low.startsWith(each))
  if (rest !== undefined) {
    const deck = lookUpName(names.sections, low.slice(rest.length), language)
    return deck?.kind === 'deck' ? { form: 'restOf', section: deck.name } : undefined
  }
  const prefix = language.words.oneOf.find((each) => low.startsWith(each)) ?? ''
  const name = low.slice(prefix.length)
  const exact = names.sections.get(name)
  if (exact?.kind === 'roster' || exact?.kind === 'deck') return { form: exact.kind, section: exact.name }
  const one = lookUpName(names.ones, name, language)
  if (one !== undefined) return { form: 'roster', section: one }
  const section = lookUpName(names.sections, name, language)
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

/** The starts of clauses: "that", "whose", and columns of names ("next to"). */
function marksIn(phrase: Phrase, { language, names }: ReadContext): readonly Mark[] {
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
  reading: ReadContext,
  scope: Referents,
  relation = '',
): readonly SheetCondition[] | undefined {
  const source = sourceOf(clause)
  const thing = { form: 'member' } as const
  const owners = ownersOf(owner, reading.names)
  if (kind === 'relation') {
    const other = readEntityRef(clause, reading, scope)
    const known = columnOf(wordPhrase(relation, clause), owners, reading)
    if (other === undefined || known === undefined) return undefined
    return [{ ...source, form: 'nextTo', thing, other: other.thing, column: relation, not: false }]
  }
  if (kind === 'whose') {
    const read = firstMatch(clause, reading.language.clauses, (form, slots) => {
      const quantity = slots.subject && readQuantity(slots.subject, reading, scope)
      return quantity && predicateOf(form, slots, { quantity }, source, reading, { ...scope, bare: thing })
    })
    return read && [read]
  }
  const subject: PhraseSubject = {
    known: { thing, owners },
    quantity: { ...source, form: 'thing', thing },
  }
  const parts = splitPhrase(clause, reading.language.words.and).map((each) =>
    firstMatch(each, reading.language.predicates, (form, slots) =>
      predicateOf(form, slots, subject, sourceOf(each), reading, scope),
    ),
  )
  const known = parts.filter((each) => each !== undefined)
  return known.length === parts.length ? known : undefined
}

/** A noun without a column is measured; any other unknown clause is asked per member. */
function clauseOrAsked(...args: Parameters<ReadClause>): readonly SheetCondition[] | undefined {
  const [kind, clause, , reading, scope] = args
  const known = clauseOf(...args)
  if (known !== undefined || kind === 'relation') return known
  const compared =
    kind === 'whose'
      ? firstMatch(clause, reading.language.clauses, (form, slots) =>
          slots.subject === undefined || readQuantity(slots.subject, reading, scope) !== undefined
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

function measured(phrase: Phrase): Quantity {
  return { ...sourceOf(phrase), form: 'measured', noun: textOf(phrase), of: { form: 'member' } }
}

function asked(clause: Phrase, reading: ReadContext): SheetCondition {
  const quoted = unquote(clause)
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
