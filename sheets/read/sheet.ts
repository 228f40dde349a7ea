import { type CompiledLanguage, compiledLanguage, sheetLanguages } from '../language/index.ts'
import type { SheetDiagnostic, SheetSection, Sheet, SheetOption } from '../model/index.ts'
import { diagnosticMessages } from '../say/diagnostic-messages.ts'
import { readQuotes } from './quotes.ts'
import { checkLimits, limits, phraseOf, type ReadContext } from '../phrases/read-context.ts'
import { readKnownCondition } from '../phrases/condition.ts'
import { readSheetHead } from './sheet-head.ts'
import { sectionKindOf, findBaseText } from './section-kind.ts'
import { plainTextOf } from '../text/plain-text.ts'
import { namesIn, makeSheetNames, type SectionNames } from './name-table.ts'
import { type SheetNames, lowerName } from '../phrases/names.ts'
import { splitSections, type SectionOutline, outlineOf, startsOf } from '../text/outline.ts'
import { readQuantity } from '../phrases/quantity.ts'
import { type ReadSection, readSection } from './section.ts'
import { readKnownSet } from '../phrases/set.ts'
import { shiftRange } from './shift-range.ts'

interface Prepared {
  readonly outline: SectionOutline
  readonly kind: SheetSection['kind']
  readonly own: SectionNames
  readonly digest: string
}

interface Kept extends ReadSection {
  readonly digest: string
  readonly firstLine: number
  readonly findings: readonly SheetDiagnostic[]
}

export interface UncheckedSheet {
  readonly sheet: Omit<Sheet, 'hints' | 'asked'>
  readonly names: SheetNames
  readonly language: CompiledLanguage
  readonly lines: readonly string[]
}

interface Head {
  readonly text: string
  readonly outline: SectionOutline
  readonly head: ReturnType<typeof readSheetHead>
}

/** The names of a sheet, cached until a section, option or ruling changes its names. */
interface KeptNames {
  readonly digest: string
  readonly names: SheetNames
}

/** Reuses unchanged parts. Yields after each parsed section, and caches sections even if the caller stops early. */
export function incrementalSheetReader(): (text: string) => Generator<undefined, UncheckedSheet> {
  let prepared = new Map<string, Prepared>()
  let kept = new Map<string, Kept>()
  let lastHead: Head | undefined
  let lastNames: KeptNames | undefined
  let code = ''

  return function* reading(text) {
    const whole = text.slice(0, limits.letters).replaceAll(/\r\n?/gu, '\n')
    const lines = whole.split('\n')
    const [first = [], ...rest] = splitSections(lines)
    lastHead = headIn(first.join('\n'), lastHead)
    const { head, outline: headOutline } = lastHead
    const language = compiledLanguage(head.language)
    if (language.code !== code) {
      prepared.clear()
      kept.clear()
      lastNames = undefined
      code = language.code
    }

    const texts = rest.slice(0, limits.sections).map((lines) => lines.join('\n'))
    const nextPrepared = new Map<string, Prepared>()
    const sections: Prepared[] = []
    for (const each of texts) {
      const known = nextPrepared.get(each) ?? prepared.get(each)
      const section = known ?? prepare(each, language)
      nextPrepared.set(each, section)
      prepared.set(each, section)
      sections.push(section)
      if (known === undefined) yield
    }

    const starts = startsOf(first.length, texts)
    const about = readQuotes(
      [headOutline, ...sections.map(({ outline }) => outline)],
      [0, ...starts],
      language,
    )
    const settings = [...about.options, ...about.rulings]
    const digest = digestOf(sections, settings)
    if (lastNames?.digest !== digest) lastNames = { digest, names: namesOf(sections, settings, language) }
    const { names } = lastNames
    const nextKept = new Map<string, Kept>()
    const read: Kept[] = []
    for (const [index, section] of sections.entries()) {
      const { text: own } = section.outline
      const firstLine = (starts[index] ?? 0) + 1
      const before = nextKept.get(own) ?? kept.get(own)
      const isKnown = before?.digest === digest
      const result = isKnown ? placed(before, firstLine) : readAt(section, firstLine, names, language, digest)
      nextKept.set(own, result)
      kept.set(own, result)
      read.push(result)
      if (!isKnown) yield
    }
    prepared = nextPrepared
    kept = nextKept

    const headReading = makeReadContext({ section: '', firstLine: 1, names, language })
    const headRead = readSection({ ...headOutline, heading: plainTextOf([]), level: 0 }, 'prose', headReading)
    const inHead = headReading.findings.filter(({ id }) => id !== diagnosticMessages.noHeading.id)
    const sheet = {
      text,
      title: head.title,
      language: language.code,
      plays: head.plays,
      game: head.game,
      from: head.from,
      prose: head.prose,
      options: about.options,
      rulings: about.rulings,
      measures: about.measures,
      notes: about.notes,
      examples: [...headRead.examples, ...read.flatMap(({ examples }) => examples)],
      sections: read.map(({ section }) => section),
      findings: [
        ...checkLimits(text, rest, starts),
        ...head.findings,
        ...about.findings,
        ...inHead,
        ...read.flatMap((each) => each.findings),
      ],
    }
    return { sheet, names, language, lines }
  }
}

function headIn(text: string, last: Head | undefined): Head {
  if (last?.text === text) return last
  const outline = outlineOf(text, allWords)
  return { text, outline, head: readSheetHead(outline) }
}

/** The positions of options do not matter. */
function digestOf(sections: readonly Prepared[], settings: readonly SheetOption[]): string {
  const all = settings.map(({ name, values, standard }) => [name, values, standard])
  return JSON.stringify([sections.map(({ digest }) => digest), all])
}

const allWords = sheetLanguages.map((each) => each.words)

function prepare(text: string, language: CompiledLanguage): Prepared {
  const outline = outlineOf(text, allWords)
  const kind = sectionKindOf(outline, language)
  const own = namesIn(outline, kind, language)
  return { outline, kind, own, digest: JSON.stringify([own, findBaseText(outline, language)]) }
}

/** The sources of lists need all rosters. */
function namesOf(
  sections: readonly Prepared[],
  settings: readonly SheetOption[],
  language: CompiledLanguage,
): SheetNames {
  const own = sections.map((section) => section.own)
  const names = makeSheetNames(own, settings)
  const reading = makeReadContext({ section: '', firstLine: 0, names, language })
  const byName = new Map(names.sections)
  for (const { outline, kind } of sections) {
    const low = lowerName(outline.heading.text)
    const section = byName.get(low)
    const said = kind === 'list' || kind === 'deck' ? findBaseText(outline, language) : undefined
    if (section === undefined || said === undefined) continue
    const set = readKnownSet(phraseOf(said, reading), reading, { it: 'any' })
    if (set !== undefined && set.base.form !== 'named')
      byName.set(low, { ...section, base: set.base.section })
  }
  return { ...names, sections: byName }
}

type ContextStart = Pick<ReadContext, 'section' | 'firstLine' | 'names' | 'language'>

function makeReadContext(start: ContextStart): ReadContext {
  const { code } = start.language
  const reading: ReadContext = {
    ...start,
    foreign: sheetLanguages.filter((each) => each.code !== code).map((each) => compiledLanguage(each.code)),
    findings: [],
    condition: (phrase, scope) => readKnownCondition(phrase, reading, scope),
    quantity: (phrase, scope) => readQuantity(phrase, reading, scope),
    set: (phrase, scope) => readKnownSet(phrase, reading, scope),
  }
  return reading
}

function readAt(
  { outline, kind }: Prepared,
  firstLine: number,
  names: SheetNames,
  language: CompiledLanguage,
  digest: string,
): Kept {
  const reading = makeReadContext({ section: outline.heading.text, firstLine, names, language })
  const read = readSection(outline, kind, reading)
  return { ...read, digest, firstLine, findings: reading.findings }
}

function placed(before: Kept, firstLine: number): Kept {
  const by = firstLine - before.firstLine
  if (by === 0) return before
  return {
    ...before,
    firstLine,
    section: shiftRange(before.section, by),
    examples: shiftRange(before.examples, by),
    findings: shiftRange(before.findings, by),
  }
}
