import { type Compiled, languageOf, languages } from '../language/index.ts'
import type { Finding, Section, Sheet, SheetOption } from '../model/index.ts'
import { words } from '../say/words.ts'
import { aboutOf } from './quotes.ts'
import { limitFindings, limits } from './limits.ts'
import { knownCondition } from './condition.ts'
import { headOf } from './sheet-head.ts'
import { kindOf } from './kind.ts'
import { lettersOf } from './letters.ts'
import { namesIn, nameTable, type OwnNames } from './name-table.ts'
import { type Names, lower } from './names.ts'
import { cut, type Outline, outlineOf } from './outline.ts'
import { quantityOf } from './quantity.ts'
import { phraseOf, type Reading } from './reading.ts'
import { type ReadSection, readSection } from './section.ts'
import { knownSet } from './set.ts'
import { shifted } from './shifted.ts'
import { listBase } from './list-base.ts'

/** A section whose shape is known. */
interface Prepared {
  readonly outline: Outline
  readonly kind: Section['kind']
  readonly own: OwnNames
  readonly digest: string
}

interface Kept extends ReadSection {
  readonly digest: string
  readonly firstLine: number
  readonly findings: readonly Finding[]
}

/** A sheet without what the checks of the whole add. */
export interface ReadSheet {
  readonly sheet: Omit<Sheet, 'hints' | 'asked'>
  readonly names: Names
  readonly language: Compiled
  readonly lines: readonly string[]
}

/** What a sheet says before its first section, kept by its text. */
interface Head {
  readonly text: string
  readonly outline: Outline
  readonly head: ReturnType<typeof headOf>
}

/** The names of a sheet, kept as long as no section, option or ruling has another one. */
interface KeptNames {
  readonly digest: string
  readonly names: Names
}

/**
 * Reads sheets one after the other; what did not change since the last one is not read again. It pauses after each section
 * that was read, so that a long text can be read in several parts; what was read is kept also if the rest is not wanted.
 */
export function sectionReader(): (text: string) => Generator<undefined, ReadSheet> {
  let prepared = new Map<string, Prepared>()
  let kept = new Map<string, Kept>()
  let lastHead: Head | undefined
  let lastNames: KeptNames | undefined
  let code = ''

  return function* reading(text) {
    const whole = text.slice(0, limits.letters).replaceAll(/\r\n?/gu, '\n')
    const lines = whole.split('\n')
    const [first = [], ...rest] = cut(lines)
    lastHead = headIn(first.join('\n'), lastHead)
    const { head, outline: headOutline } = lastHead
    const language = languageOf(head.language)
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
    const about = aboutOf([headOutline, ...sections.map(({ outline }) => outline)], [0, ...starts], language)
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

    const headReading = readingOf('', 1, names, language)
    const headRead = readSection({ ...headOutline, heading: lettersOf([]), level: 0 }, 'prose', headReading)
    const inHead = headReading.findings.filter(({ id }) => id !== words.noHeading.id)
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
        ...limitFindings(text, rest, starts),
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
  return { text, outline, head: headOf(outline) }
}

/** What the meaning of a section depends on, apart from its own text. Where options stand does not matter. */
function digestOf(sections: readonly Prepared[], settings: readonly SheetOption[]): string {
  const all = settings.map(({ name, values, standard }) => [name, values, standard])
  return JSON.stringify([sections.map(({ digest }) => digest), all])
}

const allWords = languages.map((each) => each.words)

function startsOf(first: number, texts: readonly string[]): readonly number[] {
  let line = first
  return texts.map((each) => {
    const start = line
    line += each.split('\n').length
    return start
  })
}

function prepare(text: string, language: Compiled): Prepared {
  const outline = outlineOf(text, allWords)
  const kind = kindOf(outline, language)
  const own = namesIn(outline, kind, language)
  return { outline, kind, own, digest: JSON.stringify([own, listBase(outline, language)]) }
}

/** All names, with what lists choose from, which is known once all rosters are. */
function namesOf(sections: readonly Prepared[], settings: readonly SheetOption[], language: Compiled): Names {
  const own = sections.map((section) => section.own)
  const names = nameTable(own, settings)
  const reading = readingOf('', 0, names, language)
  const byName = new Map(names.sections)
  for (const { outline, kind } of sections) {
    const low = lower(outline.heading.text)
    const section = byName.get(low)
    const said = kind === 'list' || kind === 'deck' ? listBase(outline, language) : undefined
    if (section === undefined || said === undefined) continue
    const set = knownSet(phraseOf(said, reading), reading, { it: 'any' })
    if (set !== undefined && set.base.form !== 'named')
      byName.set(low, { ...section, base: set.base.section })
  }
  return { ...names, sections: byName }
}

function readingOf(section: string, firstLine: number, names: Names, language: Compiled): Reading {
  const reading: Reading = {
    language,
    foreign: languages.filter(({ code }) => code !== language.code).map(({ code }) => languageOf(code)),
    names,
    section,
    firstLine,
    findings: [],
    condition: (phrase, scope) => knownCondition(phrase, reading, scope),
    quantity: (phrase, scope) => quantityOf(phrase, reading, scope),
    set: (phrase, scope) => knownSet(phrase, reading, scope),
  }
  return reading
}

function readAt(
  { outline, kind }: Prepared,
  firstLine: number,
  names: Names,
  language: Compiled,
  digest: string,
): Kept {
  const reading = readingOf(outline.heading.text, firstLine, names, language)
  const read = readSection(outline, kind, reading)
  return { ...read, digest, firstLine, findings: reading.findings }
}

function placed(before: Kept, firstLine: number): Kept {
  const by = firstLine - before.firstLine
  if (by === 0) return before
  return {
    ...before,
    firstLine,
    section: shifted(before.section, by),
    examples: shifted(before.examples, by),
    findings: shifted(before.findings, by),
  }
}
