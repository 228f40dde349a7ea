import { withParams } from '@opfor/kernel'
import type { SheetCard, DeckSection, SheetExample, SheetSection, SourceRange } from '../model/index.ts'
import { diagnosticMessages } from '../say/diagnostic-messages.ts'
import { readQuote } from '../text/about.ts'
import { reportUnknownBold } from './unknown-bold.ts'
import { readChart } from './chart.ts'
import { readCondition } from '../phrases/condition.ts'
import { readCounters } from '../text/counters.ts'
import { type CardLine, readBulletCards, readTableCards } from './deck.ts'
import { readEnd } from './end.ts'
import { readExample } from './example.ts'
import { endOfBaseText, type Opening, openingsOf } from './section-kind.ts'
import type { PlainText } from '../text/plain-text.ts'
import { isTieLine, readListSection, reportAskedClauses } from './list.ts'
import { readListLines } from './list-lines.ts'
import { reportLooksKnown, reportUnknownName } from '../phrases/look-alike.ts'
import type { ListBody } from '../text/markdown.ts'
import { lookUpName } from '../phrases/names.ts'
import { isListContinued, type SectionOutline } from '../text/outline.ts'
import { lowerText, subphrase, sourceOf, textOf } from '../phrases/phrase.ts'
import { phraseOf, type ReadContext, addDiagnostic } from '../phrases/read-context.ts'
import { isColumnWordsLine, readRoster } from './roster.ts'
import { readPieceSet } from '../phrases/set.ts'
import { readShortBody, readSteps } from './steps.ts'
import { readFallbackActions } from './fallback-actions.ts'

const maxNesting = 4

/** A parsed section with its examples. */
export interface ReadSection {
  readonly section: SheetSection
  readonly examples: readonly SheetExample[]
}

type Content = SheetSection extends infer S ? (S extends SheetSection ? Omit<S, keyof Common> : never) : never
interface Common extends SourceRange {
  readonly heading: string
  readonly level: number
  readonly onlyIf: unknown
  readonly openings: unknown
  readonly prose: unknown
}

const tooDeep = withParams(diagnosticMessages.tooDeep, { limit: maxNesting })

export function readSection(
  outline: SectionOutline,
  kind: SheetSection['kind'],
  reading: ReadContext,
): ReadSection {
  const { openings, prose } = openingsOf(outline, reading)
  const content = contentOf(kind, outline, openings, reading)
  noteShape(outline, kind, reading)
  reportUnknownBold(outline, reading)
  const scope = { it: 'any' } as const
  const onlyIf = openings.flatMap(({ form, slots: { condition } }) =>
    form === 'onlyIf' && condition !== undefined
      ? [reportLooksKnown(readCondition(condition, reading, scope), condition, reading, scope)]
      : [],
  )
  const heading = sourceOf(phraseOf(outline.heading, reading))
  const last = reading.firstLine + outline.lines - 1
  const section: SheetSection = {
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
  const quotes = outline.quotes.map((letters) => readQuote(letters, reading.language))
  const examples = quotes.filter(({ about }) => about === 'example').map((each) => readExample(each, reading))
  return { section, examples }
}

function contentOf(
  kind: SheetSection['kind'],
  outline: SectionOutline,
  openings: readonly Opening[],
  reading: ReadContext,
): Content {
  const { body } = outline
  const numbered: ListBody | undefined = body === undefined || body.kind === 'table' ? undefined : body
  switch (kind) {
    case 'roster':
      return body?.kind === 'table'
        ? readRoster(body, outline, reading.language, reading.firstLine)
        : { kind: 'prose' }
    case 'counters':
      return { kind, counters: readCounters(numbered?.items ?? [], reading.language, reading.firstLine) }
    case 'deck':
      return deckOf(outline, openings, reading)
    case 'list':
      return { kind, ...readListSection(outline, openings, reading) }
    case 'finding': {
      const noun = openings.find(({ form }) => form === 'finding')?.slots.noun
      return {
        kind,
        noun: noun === undefined ? outline.heading.text : textOf(noun),
        lines: numbered === undefined ? [] : readListLines(numbered, reading, { it: [] }),
      }
    }
    case 'chart':
      return body?.kind === 'table'
        ? { kind, ...readChart(body, openings, outline.modifiers, reading) }
        : { kind: 'prose' }
    case 'walk':
      return readFallbackActions(outline, openings, reading)
    case 'steps': {
      const { turn, setup } = reading.language.words
      const low = outline.heading.text.toLowerCase()
      const role = turn.includes(low) ? 'turn' : setup.includes(low) ? 'setup' : 'other'
      return { kind, role, steps: numbered === undefined ? [] : readSteps(numbered, reading) }
    }
    case 'report':
      return { kind, steps: numbered === undefined ? [] : readSteps(numbered, reading) }
    case 'end':
      return readEnd(outline, reading)
    case 'prose':
      return { kind }
  }
}

function deckOf(outline: SectionOutline, openings: readonly Opening[], reading: ReadContext): DeckSection {
  const { body } = outline
  const { words: own } = reading.language
  const has = (form: Opening['form']) => openings.some((each) => each.form === form)
  const table = body?.kind === 'table' ? readTableCards(body, own, reading.firstLine) : undefined
  const bullets = body?.kind === 'table' ? undefined : body
  const lines = table?.cards ?? (bullets ? readBulletCards(bullets, reading.firstLine) : [])
  const bagOf = openings.find(({ form }) => form === 'bagOf')?.slots.set
  const hand = openings.find(({ form }) => form === 'hand')
  const said = openings.map(({ phrase }) => lowerText(phrase)).join(' ')
  const from =
    hand?.slots.rest &&
    subphrase(hand.slots.rest, hand.slots.rest.from, endOfBaseText(hand.slots.rest, reading.language))
  const deck = from && lookUpName(reading.names.sections, lowerText(from), reading.language)
  if (from && deck?.kind !== 'deck') reportUnknownName(from, reading, reading.names.sections.keys())
  const size = Number(hand?.slots.number === undefined ? 0 : textOf(hand.slots.number))
  const set = bagOf && subphrase(bagOf, bagOf.from, endOfBaseText(bagOf, reading.language))
  const of = set && reportAskedClauses(readPieceSet(set, reading, { it: 'any' }), set, reading)
  return {
    kind: 'deck',
    form: hand !== undefined ? 'hand' : has('bag') || has('bagOf') ? 'bag' : 'deck',
    columns: table?.columns ?? [],
    cards: lines.map((line) => cardOf(line, reading)),
    ...(of === undefined ? {} : { of }),
    ...(deck === undefined ? {} : { hand: { size: Number.isInteger(size) ? size : 0, from: deck.name } }),
    hidden: own.hidden.some((each) => said.includes(`, ${each}`)),
    emptyAtFirst: own.emptyAtFirst.some((each) => said.includes(`, ${each}`)),
    reshuffles: has('reshuffle'),
    drawnGoesBack: has('goesBack'),
  }
}

function cardOf({ card, letters, stepsAt }: CardLine, reading: ReadContext): SheetCard {
  if (stepsAt === undefined) return { ...card, body: [] }
  const phrase = phraseOf(letters, reading)
  return { ...card, body: readShortBody(subphrase(phrase, stepsAt, phrase.to), reading) }
}

function proseAfter(
  { after }: SectionOutline,
  content: Content,
  reading: ReadContext,
): readonly SourceRange[] {
  const isRead = (letters: PlainText) =>
    (content.kind === 'list' && isTieLine(letters, reading)) ||
    (content.kind === 'roster' && content.columns.some(({ name }) => isColumnWordsLine(letters, name)))
  return after.filter((letters) => !isRead(letters)).map((letters) => sourceOf(phraseOf(letters, reading)))
}

function noteShape(outline: SectionOutline, kind: SheetSection['kind'], reading: ReadContext): void {
  if (outline.heading.text === '')
    addDiagnostic(reading, phraseOf(outline.heading, reading), diagnosticMessages.noHeading)
  let above = outline.body
  for (const body of outline.more) {
    const letters = body.kind === 'table' ? body.heads[0] : body.items[0]?.letters
    const isSameList =
      above !== undefined && outline.body?.kind === 'numbered' && isListContinued(above, body)
    if (letters !== undefined && !(isSameList && body.kind === 'numbered'))
      addDiagnostic(
        reading,
        phraseOf(letters, reading),
        isSameList ? diagnosticMessages.unnumbered : diagnosticMessages.secondBody,
      )
    above = body
  }
  for (const letters of outline.tooDeep) addDiagnostic(reading, phraseOf(letters, reading), tooDeep)
  if (outline.body !== undefined && outline.body.kind !== 'table') noteDepth(outline.body, 1, reading)
  if (kind !== 'prose' || outline.body?.kind !== 'bullets') return
  for (const { letters } of outline.body.items) {
    if (/^[^:]{1,60}: \S+(?: \(.*)?$/u.test(letters.text) && /\d|\(/u.test(letters.text)) {
      addDiagnostic(reading, phraseOf(letters, reading), diagnosticMessages.almostCounter)
    }
  }
}

function noteDepth({ items }: ListBody, depth: number, reading: ReadContext): void {
  for (const { letters, lists } of items) {
    if (depth > maxNesting) {
      addDiagnostic(reading, phraseOf(letters, reading), tooDeep)
      return
    }
    for (const list of lists) noteDepth(list, depth + 1, reading)
  }
}
