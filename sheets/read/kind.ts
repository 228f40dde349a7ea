import type { Compiled, OpeningForm } from '../language/index.ts'
import type { Section } from '../model/index.ts'
import { counterOf } from './counters.ts'
import { isListLine } from './list-lines.ts'
import type { ListBody } from './markdown.ts'
import { lower } from './names.ts'
import type { Outline } from './outline.ts'
import { type Filled, firstMatch, lowOf, type Phrase } from './phrase.ts'
import { phraseOf, type Reading } from './reading.ts'
import { countedName } from './roll.ts'
import { sentencesOf } from './sentences.ts'

/** A sentence that opens a section. */
export interface Opening {
  readonly form: OpeningForm
  readonly slots: Filled
  readonly phrase: Phrase
}

type Place = Pick<Reading, 'language' | 'firstLine'> & { readonly names: Pick<Reading['names'], 'several'> }

/** The sentences that open a section, and those of its text that do not. */
export function openingsOf(outline: Outline, place: Place) {
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

function isOpening(form: OpeningForm, { rest }: Filled, { body }: Outline): boolean {
  if (ofCharts.includes(form)) return body?.kind === 'table'
  if ((form === 'deck' || form === 'bag') && rest !== undefined) return lowOf(rest).startsWith(',')
  if (form === 'finding') return body?.kind === 'numbered'
  return true
}

const kinds: Readonly<Record<OpeningForm, Section['kind'] | undefined>> = {
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

/** What a section is: by its heading, else by the sentence that opens it, else by the shape of its body. */
export function kindOf(outline: Outline, language: Compiled): Section['kind'] {
  const heading = lower(outline.heading.text)
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

function kindOfBody({ body }: Outline, language: Compiled): Section['kind'] {
  if (body === undefined) return 'prose'
  if (body.kind === 'table') return 'roster'
  if (body.kind === 'numbered') return isList(body, language) ? 'list' : 'steps'
  const texts = body.items.map(({ letters }) => letters)
  if (texts.every((each) => countedName(each.text) !== undefined)) return 'deck'
  if (texts.every((each) => counterOf(each, language) !== undefined)) return 'counters'
  return 'prose'
}

/** A line without its heads `if C:` and `otherwise:`. */
function behindHeads(low: string, language: Compiled): { readonly head: boolean; readonly line: string } {
  const colon = low.indexOf(': ')
  const head = !isListLine(low, { language }) && language.words.ifs.some((each) => low.startsWith(each))
  if (!head) return { head, line: low }
  return { ...behindHeads(colon < 0 ? '' : low.slice(colon + 2), language), head }
}

/** Whether every line begins with a verb of lists, perhaps behind an `if`. */
function isList({ items }: ListBody, language: Compiled): boolean {
  const begins = items.map(({ letters, lists }) => {
    const { head, line } = behindHeads(lower(letters.text), language)
    return isListLine(line, { language }) || (head && lists.some((each) => isList(each, language)))
  })
  return begins.length > 0 && begins.every(Boolean)
}
