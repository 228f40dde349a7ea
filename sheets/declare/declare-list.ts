import type { RuleKind, RuleList, Message, Rule } from '@opfor/kernel'
import type { SheetCondition, ListLine, SheetSection, Sheet, TieRule } from '../model/index.ts'
import { type DeclareContext, rulingsIn } from './declare-context.ts'
import { citeOf, type SectionOf, literalSheetText as worded } from './naming.ts'
import type { Situation } from './situation.ts'
import { sheetRunMessages } from './sheet-run-messages.ts'

/** Lines taken from other lists are below the line that takes them. */
export interface DeclaredList {
  readonly source: RuleList
  readonly section: SectionOf<'list'>
  readonly lines: readonly DeclaredLine[]
  readonly ties: readonly DeclaredTie[]
}

export interface DeclaredLine {
  readonly line: ListLine
  readonly rule?: Rule
  readonly lines: readonly DeclaredLine[]
}

export interface DeclaredTie {
  readonly tie: TieRule | undefined
  readonly rule: Rule
}

const kinds: Readonly<Partial<Record<ListLine['form'], RuleKind>>> = {
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

export function declareList(section: SectionOf<'list'>, declaring: DeclareContext): DeclaredList {
  const { sheet, ids } = declaring
  const id = ids.get(section.heading) ?? 'sheet.list'
  const rules: Rule[] = []
  const used = new Set<string>()

  const ruleOf = (line: ListLine, how: RuleKind, before: string, given: readonly SheetCondition[]): Rule => {
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
    given: readonly SheetCondition[],
    depth: number,
  ): readonly DeclaredLine[] =>
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
  const source: RuleList = {
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

/** If a list chooses from a hidden hand, its reasons are logged only after the match. */
function isHidden({ from: { base } }: SectionOf<'list'>, { sections }: Sheet): boolean {
  return (
    base.form === 'deck' &&
    sections.some((each) => each.kind === 'deck' && each.hidden && each.heading === base.section)
  )
}

function isList(section: SheetSection, heading: string): boolean {
  return section.kind === 'list' && section.heading === heading
}

function tiesOf(section: SectionOf<'list'>, id: string, declaring: DeclareContext): readonly DeclaredTie[] {
  const ties: readonly (TieRule | undefined)[] = section.ties.length === 0 ? [undefined] : section.ties
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

function tieText(tie: TieRule | undefined): Message {
  switch (tie?.by) {
    case 'inOrder':
      return sheetRunMessages.inOrder
    case 'atRandom':
      return sheetRunMessages.random
    case 'roll':
      return sheetRunMessages.dieTie
    case 'youChoose':
    case undefined:
      return sheetRunMessages.youChoose
  }
}

function conditionsOf(line: ListLine): readonly SheetCondition[] {
  return 'condition' in line ? [line.condition] : []
}
