import { restartSignal, choice, type Procedure } from '@opfor/kernel'
import type { ChartKey, ChartOutcome } from '../model/index.ts'
import { askOrRestart, withTopic } from '../values/asking.ts'
import { toQuestionText, valueOrAsk, withSubject } from '../values/ask-missing.ts'
import { evaluateCondition } from '../values/condition.ts'
import { beginDecision } from './decision.ts'
import { type DeclaredChart, columnHeads } from '../declare/declare-chart.ts'
import { findMatchingKey, evaluateQuantity } from '../values/quantity.ts'
import { namedCandidate, type SectionOf, slug } from '../declare/naming.ts'
import { executeOutcome } from './execute-outcome.ts'
import type { SheetRun } from '../values/sheet-run.ts'
import { type DiceRoll, rollDice } from './roll-dice.ts'
import type { StepExit } from '../values/step-exit.ts'

export function* runChart(play: SheetRun, heading: string): Procedure<StepExit | undefined> {
  const chart = play.rules.charts.get(heading)
  if (chart === undefined) return undefined
  const outcome = yield* cellOf(play, chart)
  if (outcome !== undefined) return yield* executeOutcome(play, heading, outcome)
  play.notes.results.set(heading, '')
  play.notes.nothingDone = true
  return undefined
}

/** Undefined if the cell is empty or its condition fails. */
function* cellOf(play: SheetRun, chart: DeclaredChart): Procedure<ChartOutcome | undefined> {
  const { table } = play
  const { section, source, cells, results } = chart
  const { left, isOverruled } = beginDecision(play, table.decide(), source, results)
  if (isOverruled) {
    const all = section.rows.flatMap(({ outcomes }) => outcomes)
    table.recorder?.end(left[0])
    return all.find(({ result }) => left[0] !== undefined && namedCandidate(result).id === left[0].id)
  }
  const { row, rolled } = yield* rowOf(play, section)
  const column = yield* columnOf(play, section)
  const outcome = section.rows[row]?.outcomes[column]
  const rule = cells[row]?.[column]
  if (rule !== undefined)
    table.recorder?.cell(rule, section.rows[row]?.text ?? '', columnHeads(section)[column] ?? '', rolled)
  const condition = outcome?.condition
  const isHere =
    condition === undefined || (yield* valueOrAsk(play, (view) => evaluateCondition(condition, view)))
  const found = isHere && outcome?.result !== '' ? outcome : undefined
  table.recorder?.end(results.find(({ id }) => found !== undefined && id === namedCandidate(found.result).id))
  return found
}

interface FoundRow extends Pick<DiceRoll, 'rolled'> {
  readonly row: number
}

function* rowOf(play: SheetRun, { heading, row: by, rows }: SectionOf<'chart'>): Procedure<FoundRow> {
  if (by === undefined) return { row: 0 }
  const matches = rows.map(({ match }) => match)
  if (by.by === 'roll') {
    const { value, ...more } = yield* rollDice(play, by.roll, heading)
    return { row: findMatchingKey(play.rules, matches, value), ...more }
  }
  const value = yield* valueOrAsk(play, (view) => evaluateQuantity(by.quantity, view))
  return { row: findMatchingKey(play.rules, matches, value) }
}

function* columnOf(play: SheetRun, { heading, column }: SectionOf<'chart'>): Procedure<number> {
  switch (column.by) {
    case 'only':
      return 0
    case 'value': {
      const value = yield* valueOrAsk(play, (view) => evaluateQuantity(column.quantity, view))
      return findMatchingKey(play.rules, column.heads, value)
    }
    case 'condition':
      for (const [at, head] of column.heads.entries())
        if (head === undefined || (yield* valueOrAsk(play, (view) => evaluateCondition(head, view))))
          return at
      return -1
    case 'answer': {
      const { condition, heads } = column
      const isYesNo = heads.some((head) => head.form === 'word' && play.rules.isYes(head.word) !== undefined)
      if (condition.form === 'asked' && !isYesNo)
        return yield* answered(play, heading, condition.words, heads)
      return findMatchingKey(
        play.rules,
        heads,
        yield* valueOrAsk(play, (view) => evaluateCondition(condition, view)),
      )
    }
  }
}

function* answered(
  play: SheetRun,
  heading: string,
  text: string,
  heads: readonly ChartKey[],
): Procedure<number> {
  const options = heads.map((head) => namedCandidate(head.text))
  for (;;) {
    const question = choice(
      `sheet.asked.${slug(text)}`,
      'table',
      withSubject(play.scope.it, toQuestionText(text)),
      options,
    )
    const answer = yield* askOrRestart(play.table, withTopic({ words: text, about: heading }, question))
    if (answer !== restartSignal) return options.indexOf(answer)
  }
}
