import {
  atRandom,
  byDie,
  cite,
  fill,
  type ListEnd,
  playerChooses,
  printedOrder,
  type Ruling,
  type TieBreak,
  tieByRuling,
} from '@opfor/kernel'
import type { Fix, Section, Tie } from '@opfor/sheets'
import type { AnyList } from '../opponent.ts'
import { tieLine, tieWords } from '../printed/write.ts'
import { words } from '../say/words.ts'
import type { ListChange } from './change.ts'
import { conditionOf } from './condition.ts'
import { findingIn, namesTold, type Reading, report } from './reading.ts'

interface ReadTie {
  readonly tie: ListEnd
  readonly change: readonly ListChange[]
}

/** How a list of house rules ends: as printed where it says the same, so that its question and its words stay. */
export function tieOf(
  section: Section & { readonly kind: 'list' },
  printed: AnyList,
  reading: Reading,
): ReadTie {
  const { ties } = section
  const asPrinted = { tie: printed.tie, change: [] }
  if (ties.length === 0) {
    const line = tieLine(printed.tie)
    if (line !== undefined) {
      const { endLine } = section.at
      const at = { line: endLine, column: 1, endLine, endColumn: 1 }
      reportNoTie(section, reading, [
        { message: fill(words.add, { words: line }), edits: [{ at, text: `\n${line}\n\n` }] },
      ])
    }
    return asPrinted
  }
  const [, second] = ties.filter(({ condition }) => condition === undefined)
  if (second !== undefined) {
    report(reading, second, fill(words.tieTwice, { name: reading.heading }))
    return asPrinted
  }
  const [only] = ties
  if (ties.length === 1 && only !== undefined && only.condition === undefined) {
    if (isTie(printed.tie) && isSame(only, printed.tie)) return asPrinted
    return { tie: newTie(only, reading), change: [changeOf(only, reading)] }
  }
  return tieByReadings(ties, printed, reading) ?? asPrinted
}

/** Reports a list that has no tie. One that is there and not understood is the only finding of it. */
export function reportNoTie(section: Section, reading: Reading, fixes: readonly Fix[] = []): void {
  const { findings, ofSheet, heading } = reading
  const found = findingIn(ofSheet, section, 'sheets.notATie', 'sheets.tieColon')
  if (found === undefined) report(reading, section, fill(words.noTie, { name: heading }), fixes)
  else if (!findings.includes(found)) findings.push(found)
}

/** A tie for each reading of one ruling. */
function tieByReadings(ties: readonly Tie[], printed: AnyList, reading: Reading): ReadTie | undefined {
  const before = printed.tie.how === 'byRuling' ? printed.tie : undefined
  const found = new Map<string, Tie>()
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
        facts: namesTold(tie.condition.text, names),
      }
      report(reading, tie.condition, fill(words.unknownCondition, told))
      return undefined
    }
    found.set(condition.part, tie)
  }
  const [first] = ties
  if (ruling === undefined || first === undefined) return undefined
  if (Object.keys(ruling.readings).some((each) => !found.has(each))) {
    report(reading, first, fill(words.tieReadings, { ruling: ruling.name }))
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

/** A tie without the number that it has in print. */
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

function isSame(tie: Tie, printed: TieBreak): boolean {
  return written(tie) === tieWords(printed)
}

function written({ by, sides = 6 }: Tie): string {
  if (by === 'roll') return `roll d${sides}`
  return by === 'inOrder' ? 'in order' : by === 'atRandom' ? 'at random' : 'you choose'
}

function newTie(tie: Tie, { title, heading }: Reading): TieBreak {
  return { ...tieBreakOf(tie), cite: cite(title, heading) }
}

function tieBreakOf({ by, sides = 6 }: Tie): TieBreak {
  switch (by) {
    case 'inOrder':
      return printedOrder(words.inOrder)
    case 'roll':
      return byDie(sides, words.die)
    case 'atRandom':
      return atRandom(words.atRandom)
    case 'youChoose':
      return playerChooses('player', words.youChoose)
  }
}

function changeOf({ at, text }: Tie, { heading }: Reading): ListChange {
  return { list: heading, kind: 'tie', line: at.line, text }
}
