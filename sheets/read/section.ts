import { fill } from '@opfor/kernel'
import type { Card, Deck, Example, Section, Source } from '../model/index.ts'
import { words } from '../say/words.ts'
import { quoteOf } from './about.ts'
import { noteBold } from './bold.ts'
import { chartOf } from './chart.ts'
import { conditionOf } from './condition.ts'
import { countersOf } from './counters.ts'
import { type CardLine, cardsOfBullets, cardsOfTable } from './deck.ts'
import { endOf } from './end.ts'
import { exampleOf } from './example.ts'
import { type Opening, openingsOf } from './kind.ts'
import type { Letters } from './letters.ts'
import { isTieLine, listOf, noteSet } from './list.ts'
import { endOfWords } from './list-base.ts'
import { linesOf } from './list-lines.ts'
import { noteAsked, noteUnknown } from './look-alike.ts'
import type { ListBody } from './markdown.ts'
import { find } from './names.ts'
import { goesOn, type Outline } from './outline.ts'
import { lowOf, part, sourceOf, textOf } from './phrase.ts'
import { phraseOf, type Reading, report } from './reading.ts'
import { isBelow, rosterOf } from './roster.ts'
import { setOf } from './set.ts'
import { shortBody, stepsOf } from './steps.ts'
import { walkOf } from './walk.ts'

/** Lists can be nested this deep. */
const maxNesting = 4

/** A section that was read, with the examples that stand in it. */
export interface ReadSection {
  readonly section: Section
  readonly examples: readonly Example[]
}

type Content = Section extends infer S ? (S extends Section ? Omit<S, keyof Common> : never) : never
interface Common extends Source {
  readonly heading: string
  readonly level: number
  readonly onlyIf: unknown
  readonly openings: unknown
  readonly prose: unknown
}

/** Reads a section whose kind is known. */
export function readSection(outline: Outline, kind: Section['kind'], reading: Reading): ReadSection {
  const { openings, prose } = openingsOf(outline, reading)
  const content = contentOf(kind, outline, openings, reading)
  noteShape(outline, kind, reading)
  noteBold(outline, reading)
  const scope = { it: 'any' } as const
  const onlyIf = openings.flatMap(({ form, slots: { condition } }) =>
    form === 'onlyIf' && condition !== undefined
      ? [noteAsked(conditionOf(condition, reading, scope), condition, reading, scope)]
      : [],
  )
  const heading = sourceOf(phraseOf(outline.heading, reading))
  const last = reading.firstLine + outline.lines - 1
  const section: Section = {
    at: { line: reading.firstLine, column: 1, endLine: Math.max(last, reading.firstLine), endColumn: 1 },
    text: outline.heading.text,
    heading: heading.text,
    level: outline.level,
    onlyIf,
    openings: openings.map(({ form, phrase }) => ({ ...sourceOf(phrase), form })),
    prose: [
      ...prose.filter(({ letters }) => !isTieLine(letters, reading)).map(sourceOf),
      ...proseAfter(outline, content, reading),
    ],
    ...content,
  }
  const quotes = outline.quotes.map((letters) => quoteOf(letters, reading.language))
  const examples = quotes.filter(({ about }) => about === 'example').map((each) => exampleOf(each, reading))
  return { section, examples }
}

function contentOf(
  kind: Section['kind'],
  outline: Outline,
  openings: readonly Opening[],
  reading: Reading,
): Content {
  const { body } = outline
  const numbered: ListBody | undefined = body === undefined || body.kind === 'table' ? undefined : body
  switch (kind) {
    case 'roster':
      return body?.kind === 'table'
        ? rosterOf(body, outline, reading.language, reading.firstLine)
        : { kind: 'prose' }
    case 'counters':
      return { kind, counters: countersOf(numbered?.items ?? [], reading.language, reading.firstLine) }
    case 'deck':
      return deckOf(outline, openings, reading)
    case 'list':
      return { kind, ...listOf(outline, openings, reading) }
    case 'finding': {
      const noun = openings.find(({ form }) => form === 'finding')?.slots.noun
      return {
        kind,
        noun: noun === undefined ? outline.heading.text : textOf(noun),
        lines: numbered === undefined ? [] : linesOf(numbered, reading, { it: [] }),
      }
    }
    case 'chart':
      return body?.kind === 'table'
        ? { kind, ...chartOf(body, openings, outline.modifiers, reading) }
        : { kind: 'prose' }
    case 'walk':
      return walkOf(outline, openings, reading)
    case 'steps': {
      const { turn, setup } = reading.language.words
      const low = outline.heading.text.toLowerCase()
      const role = turn.includes(low) ? 'turn' : setup.includes(low) ? 'setup' : 'other'
      return { kind, role, steps: numbered === undefined ? [] : stepsOf(numbered, reading) }
    }
    case 'report':
      return { kind, steps: numbered === undefined ? [] : stepsOf(numbered, reading) }
    case 'end':
      return endOf(outline, reading)
    case 'prose':
      return { kind }
  }
}

function deckOf(outline: Outline, openings: readonly Opening[], reading: Reading): Deck {
  const { body } = outline
  const { words: own } = reading.language
  const has = (form: Opening['form']) => openings.some((each) => each.form === form)
  const table = body?.kind === 'table' ? cardsOfTable(body, own, reading.firstLine) : undefined
  const lines =
    table?.cards ??
    (body === undefined || body.kind === 'table' ? [] : cardsOfBullets(body, reading.firstLine))
  const bagOf = openings.find(({ form }) => form === 'bagOf')?.slots.set
  const hand = openings.find(({ form }) => form === 'hand')
  const said = openings.map(({ phrase }) => lowOf(phrase)).join(' ')
  const from =
    hand?.slots.rest &&
    part(hand.slots.rest, hand.slots.rest.from, endOfWords(hand.slots.rest, reading.language))
  const deck = from && find(reading.names.sections, lowOf(from), reading.language)
  if (from !== undefined && deck?.kind !== 'deck') noteUnknown(from, reading, reading.names.sections.keys())
  const size = Number(hand?.slots.number === undefined ? 0 : textOf(hand.slots.number))
  const set = bagOf && part(bagOf, bagOf.from, endOfWords(bagOf, reading.language))
  return {
    kind: 'deck',
    form: hand !== undefined ? 'hand' : has('bag') || has('bagOf') ? 'bag' : 'deck',
    columns: table?.columns ?? [],
    cards: lines.map((line) => cardOf(line, reading)),
    ...(set === undefined ? {} : { of: noteSet(setOf(set, reading, { it: 'any' }), set, reading) }),
    ...(deck === undefined ? {} : { hand: { size: Number.isInteger(size) ? size : 0, from: deck.name } }),
    hidden: own.hidden.some((each) => said.includes(`, ${each}`)),
    emptyAtFirst: own.emptyAtFirst.some((each) => said.includes(`, ${each}`)),
    reshuffles: has('reshuffle'),
    drawnGoesBack: has('goesBack'),
  }
}

function cardOf({ card, letters, stepsAt }: CardLine, reading: Reading): Card {
  if (stepsAt === undefined) return { ...card, body: [] }
  const phrase = phraseOf(letters, reading)
  return { ...card, body: shortBody(part(phrase, stepsAt, phrase.to), reading) }
}

function proseAfter({ after }: Outline, content: Content, reading: Reading): readonly Source[] {
  const isRead = (letters: Letters) =>
    (content.kind === 'list' && isTieLine(letters, reading)) ||
    (content.kind === 'roster' && content.columns.some(({ name }) => isBelow(letters, name)))
  return after.filter((letters) => !isRead(letters)).map((letters) => sourceOf(phraseOf(letters, reading)))
}

/** Notes what is wrong with the shape of a section. */
function noteShape(outline: Outline, kind: Section['kind'], reading: Reading): void {
  if (outline.heading.text === '') report(reading, phraseOf(outline.heading, reading), words.noHeading)
  let above = outline.body
  for (const body of outline.more) {
    const letters = body.kind === 'table' ? body.heads[0] : body.items[0]?.letters
    const isSameList = above !== undefined && outline.body?.kind === 'numbered' && goesOn(above, body)
    if (letters !== undefined && !(isSameList && body.kind === 'numbered'))
      report(reading, phraseOf(letters, reading), isSameList ? words.unnumbered : words.secondBody)
    above = body
  }
  for (const letters of outline.tooDeep)
    report(reading, phraseOf(letters, reading), fill(words.tooDeep, { limit: maxNesting }))
  if (outline.body !== undefined && outline.body.kind !== 'table') noteDepth(outline.body, 1, reading)
  if (kind !== 'prose' || outline.body?.kind !== 'bullets') return
  for (const { letters } of outline.body.items) {
    if (/^[^:]{1,60}: \S+(?: \(.*)?$/u.test(letters.text) && /\d|\(/u.test(letters.text)) {
      report(reading, phraseOf(letters, reading), words.almostCounter)
    }
  }
}

function noteDepth({ items }: ListBody, depth: number, reading: Reading): void {
  for (const { letters, lists } of items) {
    if (depth > maxNesting) {
      report(reading, phraseOf(letters, reading), fill(words.tooDeep, { limit: maxNesting }))
      return
    }
    for (const list of lists) noteDepth(list, depth + 1, reading)
  }
}
