import type { LineKind, LineSource, Message, Rule } from '@opfor/kernel'
import type { Condition, ListLine, Section, Sheet, Tie } from '../model/index.ts'
import { type Declaring, rulingsIn } from './declaring.ts'
import { citeOf, words as worded } from './naming.ts'
import type { SectionOf } from './section-of.ts'
import type { Situation } from './situation.ts'
import { words } from './words.ts'

/** A list with its declared lines: its own, and those that it takes from other lists, by the line that takes them. */
export interface DeclaredList {
  readonly source: LineSource
  readonly section: SectionOf<'list'>
  readonly lines: readonly LineCode[]
  readonly ties: readonly TieCode[]
}

/** A line with its rule; `if`, `otherwise` and `as in` have lines of their own. */
export interface LineCode {
  readonly line: ListLine
  readonly rule?: Rule
  readonly lines: readonly LineCode[]
}

/** A way to break a tie. */
export interface TieCode {
  readonly tie: Tie | undefined
  readonly rule: Rule
}

const kinds: Readonly<Partial<Record<ListLine['form'], LineKind>>> = {
  must: 'must',
  mustNot: 'must',
  prefer: 'prefer',
  avoid: 'prefer',
  most: 'most',
  fewest: 'fewest',
  inOrderOf: 'prefer',
  first: 'prefer',
}
const deepest = 6

/** Declares the lines of a list in the order of the sheet. */
export function declaredList(section: SectionOf<'list'>, declaring: Declaring): DeclaredList {
  const { sheet, ids } = declaring
  const id = ids.get(section.heading) ?? 'sheet.list'
  const rules: Rule[] = []
  const used = new Set<string>()

  const ruleOf = (line: ListLine, how: LineKind, before: string, given: readonly Condition[]): Rule => {
    const number = `${before}${line.path.join('.')}`
    let own = `${id}.${number}`
    for (let nth = 2; used.has(own); nth += 1) own = `${id}.${number}-${nth}`
    used.add(own)
    const rule: Rule = {
      id: own,
      how,
      text: worded(line.text),
      cite: citeOf(sheet, section.heading, number),
      number,
      rulings: rulingsIn([...given, ...conditionsOf(line)], declaring),
      given: given.map(({ text }): Message => worded(text)),
    }
    rules.push(rule)
    return rule
  }

  const coded = (
    lines: readonly ListLine[],
    before: string,
    given: readonly Condition[],
    depth: number,
  ): readonly LineCode[] =>
    lines.map((line) => {
      const how = kinds[line.form]
      if (how !== undefined) return { line, rule: ruleOf(line, how, before, given), lines: [] }
      if (line.form === 'if')
        return { line, lines: coded(line.lines, before, [...given, line.condition], depth) }
      if (line.form === 'otherwise') return { line, lines: coded(line.lines, before, given, depth) }
      if (line.form !== 'asIn' || depth > deepest) return { line, lines: [] }
      const other = sheet.sections.find((each): each is SectionOf<'list'> => isList(each, line.list))
      const inside = `${before}${line.path.join('.')}.`
      return { line, lines: coded(other?.lines ?? [], inside, given, depth + 1) }
    })

  const lines = coded(section.lines, '', [], 0)
  const ties = tiesOf(section, id, declaring)
  const source: LineSource = {
    id,
    kind: 'list',
    title: worded(section.heading),
    cite: citeOf(sheet, section.heading),
    lines: [...rules, ...ties.map(({ rule }) => rule)],
    ...(isHidden(section, sheet) ? { secret: (now: unknown) => (now as Situation).ended === '' } : {}),
    of: (about) => (typeof about === 'string' && about !== '' ? worded(about) : undefined),
  }
  return { source, section, lines, ties }
}

/** Whether a list chooses from a hidden hand: why is told when the match is over. */
function isHidden({ from: { base } }: SectionOf<'list'>, { sections }: Sheet): boolean {
  return (
    base.form === 'deck' &&
    sections.some((each) => each.kind === 'deck' && each.hidden && each.heading === base.section)
  )
}

function isList(section: Section, heading: string): boolean {
  return section.kind === 'list' && section.heading === heading
}

function tiesOf(section: SectionOf<'list'>, id: string, declaring: Declaring): readonly TieCode[] {
  const ties: readonly (Tie | undefined)[] = section.ties.length === 0 ? [undefined] : section.ties
  return ties.map((tie, at) => ({
    tie,
    rule: {
      id: at === 0 ? `${id}.tie` : `${id}.tie-${at + 1}`,
      how: 'tie',
      text: tieText(tie),
      cite: citeOf(declaring.sheet, section.heading),
      rulings: rulingsIn(tie?.condition === undefined ? [] : [tie.condition], declaring),
      given: tie?.condition === undefined ? [] : [worded(tie.condition.text)],
    },
  }))
}

function tieText(tie: Tie | undefined): Message {
  switch (tie?.by) {
    case 'inOrder':
      return words.inOrder
    case 'atRandom':
      return words.random
    case 'roll':
      return words.dieTie
    case 'youChoose':
    case undefined:
      return words.youChoose
  }
}

function conditionsOf(line: ListLine): readonly Condition[] {
  return 'condition' in line ? [line.condition] : []
}
