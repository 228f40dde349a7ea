import type { CompiledLanguage, OpeningForm } from '../language/index.ts'
import type { SheetSection } from '../model/index.ts'
import { readCounter } from '../text/counters.ts'
import { type PlainText, plainTextOf } from '../text/plain-text.ts'
import { isListLine } from './list-lines.ts'
import type { ListBody } from '../text/markdown.ts'
import { lowerName } from '../phrases/names.ts'
import type { SectionOutline } from '../text/outline.ts'
import { type FilledSlots, firstMatch, lowerText, subphrase, type Phrase, textOf } from '../phrases/phrase.ts'
import { phraseOf, type ReadContext } from '../phrases/read-context.ts'
import { readCountedName } from '../phrases/roll.ts'
import { sentencesOf } from '../phrases/sentences.ts'

export interface Opening {
  readonly form: OpeningForm
  readonly slots: FilledSlots
  readonly phrase: Phrase
}

type Place = Pick<ReadContext, 'language' | 'firstLine'> & {
  readonly names: Pick<ReadContext['names'], 'several'>
}

export function openingsOf(outline: SectionOutline, place: Place) {
  const openings: Opening[] = []
  const prose: Phrase[] = []
  for (const letters of outline.before) {
    for (const phrase of sentencesOf(phraseOf(letters, place))) {
      const opening = firstMatch(phrase, place.language.openings, (form, slots): Opening | undefined =>
        isOpening(form, slots, outline) ? { form, slots, phrase } : undefined,
      )
      if (opening === undefined) prose.push(phrase)
      else openings.push(opening)
    }
  }
  return { openings, prose }
}

const ofCharts: readonly OpeningForm[] = ['roll', 'rollOneOf', 'row', 'column']

function isOpening(form: OpeningForm, { rest }: FilledSlots, { body }: SectionOutline): boolean {
  if (ofCharts.includes(form)) return body?.kind === 'table'
  if ((form === 'deck' || form === 'bag') && rest !== undefined) return lowerText(rest).startsWith(',')
  if (form === 'finding') return body?.kind === 'numbered'
  return true
}

const kinds: Readonly<Record<OpeningForm, SheetSection['kind'] | undefined>> = {
  deck: 'deck',
  bag: 'deck',
  bagOf: 'deck',
  hand: 'deck',
  reshuffle: 'deck',
  goesBack: 'deck',
  list: 'list',
  finding: 'finding',
  walk: 'walk',
  walkIn: 'walk',
  roll: 'chart',
  rollOneOf: 'chart',
  row: 'chart',
  column: 'chart',
  onlyIf: undefined,
}

/** By its heading, otherwise by its opening, otherwise by the shape of its body. */
export function sectionKindOf(outline: SectionOutline, language: CompiledLanguage): SheetSection['kind'] {
  const heading = lowerName(outline.heading.text)
  const { words } = language
  if (words.when.some((each) => heading.startsWith(each))) return 'report'
  if (words.end.includes(heading)) return 'end'
  if (words.turn.includes(heading) || words.setup.includes(heading)) return 'steps'
  const place = { language, firstLine: 0, names: { several: new Map<string, readonly string[]>() } }
  for (const { form } of openingsOf(outline, place).openings) {
    const kind = kinds[form]
    if (kind !== undefined) return kind
  }
  return kindOfBody(outline, language)
}

function kindOfBody({ body }: SectionOutline, language: CompiledLanguage): SheetSection['kind'] {
  if (body === undefined) return 'prose'
  if (body.kind === 'table') return 'roster'
  if (body.kind === 'numbered') return isList(body, language) ? 'list' : 'steps'
  const texts = body.items.map(({ letters }) => letters)
  if (texts.every((each) => readCountedName(each.text) !== undefined)) return 'deck'
  if (texts.every((each) => readCounter(each, language) !== undefined)) return 'counters'
  return 'prose'
}

/** Strips the heads `if C:` and `otherwise:`. */
function behindHeads(
  low: string,
  language: CompiledLanguage,
): { readonly head: boolean; readonly line: string } {
  const colon = low.indexOf(': ')
  const head = !isListLine(low, { language }) && language.words.ifs.some((each) => low.startsWith(each))
  if (!head) return { head, line: low }
  return { ...behindHeads(colon < 0 ? '' : low.slice(colon + 2), language), head }
}

/** Verbs may follow an `if`. */
function isList({ items }: ListBody, language: CompiledLanguage): boolean {
  const begins = items.map(({ letters, lists }) => {
    const { head, line } = behindHeads(lowerName(letters.text), language)
    return isListLine(line, { language }) || (head && lists.some((each) => isList(each, language)))
  })
  return begins.length > 0 && begins.every(Boolean)
}

export function findBaseText(outline: SectionOutline, language: CompiledLanguage): PlainText | undefined {
  const place = { language, firstLine: 0, names: { several: new Map<string, readonly string[]>() } }
  const { openings } = openingsOf(outline, place)
  const said = openings.find(({ form }) => form === 'list' || form === 'bagOf' || form === 'hand')
  if (said === undefined) return undefined
  const set = said.form === 'hand' ? said.slots.rest : said.slots.set
  const text =
    set && textOf(said.form === 'list' ? set : subphrase(set, set.from, endOfBaseText(set, language)))
  return text === undefined ? undefined : plainTextOf([{ line: 0, column: 1, text }])
}

/** The end of a phrase before ", hidden" or ", empty at first". */
export function endOfBaseText({ low, from, to }: Phrase, { words }: CompiledLanguage): number {
  const found = [...words.hidden, ...words.emptyAtFirst]
    .map((each) => low.indexOf(`, ${each}`, from))
    .filter((at) => at >= 0 && at < to)
  return found.length === 0 ? to : Math.min(...found)
}
