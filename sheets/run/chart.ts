import { again, choice, type Procedure } from '@opfor/kernel'
import type { Match, Outcome } from '../model/index.ts'
import { askOnce, on } from './asking.ts'
import { known } from './known.ts'
import { holds } from './condition.ts'
import { beginDecision } from './decision.ts'
import { type DeclaredChart, headsOf } from './declare-chart.ts'
import { matching } from './matching.ts'
import { named, slug } from './naming.ts'
import { carriedOut } from './outcome.ts'
import type { Play } from './play.ts'
import { quantityOf } from './quantity.ts'
import { type Throw, thrown } from './roll.ts'
import type { SectionOf } from './section-of.ts'
import type { Signal } from './signal.ts'
import { asQuestion, withWho } from './tell.ts'

/** `read CHART`: finds the cell and carries it out. */
export function* readChart(play: Play, heading: string): Procedure<Signal | undefined> {
  const chart = play.rules.charts.get(heading)
  if (chart === undefined) return undefined
  const outcome = yield* cellOf(play, chart)
  if (outcome !== undefined) return yield* carriedOut(play, heading, outcome)
  play.notes.results.set(heading, '')
  play.notes.nothingDone = true
  return undefined
}

/** The outcome in the cell, as a decision with one line; undefined if there is none or its condition does not hold. */
function* cellOf(play: Play, chart: DeclaredChart): Procedure<Outcome | undefined> {
  const { table } = play
  const { section, source, cells, results } = chart
  const { left, isOverruled } = beginDecision(play, table.decide(), source, results)
  if (isOverruled) {
    const all = section.rows.flatMap(({ outcomes }) => outcomes)
    table.recorder?.end(left[0])
    return all.find(({ result }) => left[0] !== undefined && named(result).id === left[0].id)
  }
  const { row, rolled } = yield* rowOf(play, section)
  const column = yield* columnOf(play, section)
  const outcome = section.rows[row]?.outcomes[column]
  const rule = cells[row]?.[column]
  if (rule !== undefined)
    table.recorder?.cell(rule, section.rows[row]?.text ?? '', headsOf(section)[column] ?? '', rolled)
  const condition = outcome?.condition
  const isHere = condition === undefined || (yield* known(play, (view) => holds(condition, view)))
  const found = isHere && outcome?.result !== '' ? outcome : undefined
  table.recorder?.end(results.find(({ id }) => found !== undefined && id === named(found.result).id))
  return found
}

interface FoundRow extends Pick<Throw, 'rolled'> {
  readonly row: number
}

function* rowOf(play: Play, { heading, row: by, rows }: SectionOf<'chart'>): Procedure<FoundRow> {
  if (by === undefined) return { row: 0 }
  const matches = rows.map(({ match }) => match)
  if (by.by === 'roll') {
    const { value, ...more } = yield* thrown(play, by.roll, heading)
    return { row: matching(play.rules, matches, value), ...more }
  }
  const value = yield* known(play, (view) => quantityOf(by.quantity, view))
  return { row: matching(play.rules, matches, value) }
}

function* columnOf(play: Play, { heading, column }: SectionOf<'chart'>): Procedure<number> {
  switch (column.by) {
    case 'only':
      return 0
    case 'value': {
      const value = yield* known(play, (view) => quantityOf(column.quantity, view))
      return matching(play.rules, column.heads, value)
    }
    case 'condition':
      for (const [at, head] of column.heads.entries())
        if (head === undefined || (yield* known(play, (view) => holds(head, view)))) return at
      return -1
    case 'answer': {
      const { condition, heads } = column
      const isYesNo = heads.some((head) => head.form === 'word' && play.rules.isYes(head.word) !== undefined)
      if (condition.form === 'asked' && !isYesNo)
        return yield* answered(play, heading, condition.words, heads)
      return matching(play.rules, heads, yield* known(play, (view) => holds(condition, view)))
    }
  }
}

/** The player says which of the heads it is. */
function* answered(play: Play, heading: string, text: string, heads: readonly Match[]): Procedure<number> {
  const options = heads.map((head) => named(head.text))
  for (;;) {
    const question = choice(
      `sheet.asked.${slug(text)}`,
      'table',
      withWho(play.scope.it, asQuestion(text)),
      options,
    )
    const answer = yield* askOnce(play.table, on({ words: text, about: heading }, question))
    if (answer !== again) return options.indexOf(answer)
  }
}
