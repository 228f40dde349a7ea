import {
  tieAtRandom,
  tieByDie,
  cite,
  withParams,
  type ListEnd,
  tieByPlayer,
  tieByPrintedOrder,
  type Ruling,
  type TieBreak,
  tieByRuling,
} from '@opfor/kernel'
import type { QuickFix, SheetSection, TieRule } from '@opfor/sheets'
import type { AnyList } from '../printed/opponent.ts'
import { tieLine, tieWords } from '../printed/write.ts'
import { houseRuleWords } from '../say/words.ts'
import type { ListChange } from './change-told.ts'
import { conditionOf } from './condition.ts'
import { findingIn, formatNames, type VariantReadContext, addError } from './reading.ts'

interface ReadTie {
  readonly tie: ListEnd
  readonly change: readonly ListChange[]
}

/** Uses the printed tie if equal, so that its question and text stay. */
export function tieOf(
  section: SheetSection & { readonly kind: 'list' },
  printed: AnyList,
  reading: VariantReadContext,
): ReadTie {
  const { ties } = section
  const asPrinted = { tie: printed.tie, change: [] }
  if (ties.length === 0) {
    const line = tieLine(printed.tie)
    if (line !== undefined) {
      const { endLine } = section.at
      const at = { line: endLine, column: 1, endLine, endColumn: 1 }
      reportMissingTie(section, reading, [
        { message: withParams(houseRuleWords.add, { words: line }), edits: [{ at, text: `\n${line}\n\n` }] },
      ])
    }
    return asPrinted
  }
  const [, second] = ties.filter(({ condition }) => condition === undefined)
  if (second !== undefined) {
    addError(reading, second, withParams(houseRuleWords.tieTwice, { name: reading.heading }))
    return asPrinted
  }
  const [only] = ties
  if (ties.length === 1 && only !== undefined && only.condition === undefined) {
    if (isTie(printed.tie) && isSame(only, printed.tie)) return asPrinted
    return { tie: newTie(only, reading), change: [changeOf(only, reading)] }
  }
  return tieByReadings(ties, printed, reading) ?? asPrinted
}

/** A tie that is not understood has its own diagnostic, so it is not reported here. */
export function reportMissingTie(
  section: SheetSection,
  reading: VariantReadContext,
  fixes: readonly QuickFix[] = [],
): void {
  const { findings, ofSheet, heading } = reading
  const found = findingIn(ofSheet, section, 'sheets.notATie', 'sheets.tieColon')
  if (found === undefined)
    addError(reading, section, withParams(houseRuleWords.noTie, { name: heading }), fixes)
  else if (!findings.includes(found)) findings.push(found)
}

function tieByReadings(
  ties: readonly TieRule[],
  printed: AnyList,
  reading: VariantReadContext,
): ReadTie | undefined {
  const before = printed.tie.how === 'byRuling' ? printed.tie : undefined
  const found = new Map<string, TieRule>()
  let ruling: Ruling | undefined = before?.ruling
  for (const tie of ties) {
    if (tie.condition === undefined) {
      for (const each of Object.keys(ruling?.readings ?? {})) if (!found.has(each)) found.set(each, tie)
      continue
    }
    const condition = conditionOf(tie.condition.text, [], reading.game, { lists: {} })
    ruling ??= condition?.ruling
    if (condition?.ruling === undefined || condition.ruling !== ruling) {
      const names = Object.keys(ruling?.readings ?? {}).map((each) => `${ruling?.name.text ?? ''} is ${each}`)
      const told = {
        game: reading.game.title,
        words: tie.condition.text,
        facts: formatNames(tie.condition.text, names),
      }
      addError(reading, tie.condition, withParams(houseRuleWords.unknownCondition, told))
      return undefined
    }
    found.set(condition.part, tie)
  }
  const [first] = ties
  if (ruling === undefined || first === undefined) return undefined
  if (Object.keys(ruling.readings).some((each) => !found.has(each))) {
    addError(reading, first, withParams(houseRuleWords.tieReadings, { ruling: ruling.name }))
    return undefined
  }
  const changed: ListChange[] = []
  const readings = Object.fromEntries(
    [...found].map(([name, tie]): [string, TieBreak] => {
      const own = before?.readings[name] ?? (isTie(printed.tie) ? printed.tie : undefined)
      if (own !== undefined && isSame(tie, own)) return [name, own]
      changed.push(changeOf(tie, reading))
      return [name, newTie(tie, reading)]
    }),
  )
  if (before !== undefined && changed.length === 0) return { tie: before, change: [] }
  return { tie: tieByRuling(ruling, readings), change: changed }
}

export function withoutNumber(tie: ListEnd): ListEnd {
  if (isTie(tie)) return { ...tie, number: undefined }
  if (tie.how !== 'byRuling') return tie
  const readings = Object.entries(tie.readings).map(([name, each]): [string, TieBreak] => [
    name,
    { ...each, number: undefined },
  ])
  return { ...tie, readings: Object.fromEntries(readings) }
}

function isTie(end: ListEnd): end is TieBreak {
  return end.how !== 'never' && end.how !== 'byRuling' && end.how !== 'byOption'
}

function isSame(tie: TieRule, printed: TieBreak): boolean {
  return written(tie) === tieWords(printed)
}

function written({ by, sides = 6 }: TieRule): string {
  if (by === 'roll') return `roll d${sides}`
  return by === 'inOrder' ? 'in order' : by === 'atRandom' ? 'at random' : 'you choose'
}

function newTie(tie: TieRule, { title, heading }: VariantReadContext): TieBreak {
  return { ...tieBreakOf(tie), cite: cite(title, heading) }
}

function tieBreakOf({ by, sides = 6 }: TieRule): TieBreak {
  switch (by) {
    case 'inOrder':
      return tieByPrintedOrder(houseRuleWords.inOrder)
    case 'roll':
      return tieByDie(sides, houseRuleWords.die)
    case 'atRandom':
      return tieAtRandom(houseRuleWords.atRandom)
    case 'youChoose':
      return tieByPlayer('player', houseRuleWords.youChoose)
  }
}

function changeOf({ at, text }: TieRule, { heading }: VariantReadContext): ListChange {
  return { list: heading, kind: 'tie', line: at.line, text }
}
