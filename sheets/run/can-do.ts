import { withParams, type Message, type Procedure } from '@opfor/kernel'
import type { Sentence } from '../model/index.ts'
import { valueOrAsk } from '../values/ask-missing.ts'
import { runChart } from './run-chart.ts'
import { runList } from './run-list.ts'
import { evaluateCondition } from '../values/condition.ts'
import { askForPlace } from './ask-for-place.ts'
import { literalSheetText as worded } from '../declare/naming.ts'
import type { PreparedAction, SheetRun } from '../values/sheet-run.ts'
import { turnOrGameExit, type PresetChoice, type StepExit } from '../values/step-exit.ts'
import { RunScope } from '../values/scope.ts'
import { runSteps } from './run-steps.ts'
import { findFirstAction } from './find-first-action.ts'
import { sheetRunMessages } from '../declare/sheet-run-messages.ts'

/** Requires all `Only if` conditions, and a choice if the first step is a `choose`; execution reuses the choice. */
export function* canDo(play: SheetRun, heading: string): Procedure<PreparedAction | Message> {
  const perform = yield* possible(play, heading, true)
  return typeof perform === 'function' ? () => within(play, heading, perform) : perform
}

/** Without `mustChoose` the first step may choose nothing: `do S` then continues. */
function* possible(
  play: SheetRun,
  heading: string,
  mustChoose: boolean,
): Procedure<PreparedAction | Message> {
  const section = play.rules.sections.get(heading)
  if (section === undefined) return sheetRunMessages.cannot
  const inside: SheetRun = { ...play, scope: new RunScope(play.scope) }
  play.notes.doing.push(heading)
  try {
    for (const condition of section.onlyIf)
      if (!(yield* valueOrAsk(inside, (view) => evaluateCondition(condition, view))))
        return withParams(sheetRunMessages.onlyIf, { words: worded(condition.text) })
    switch (section.kind) {
      case 'steps':
      case 'report': {
        const first = section.steps[0]?.sentences[0]
        const preset = mustChoose ? yield* presetOf(inside, first) : undefined
        if (preset !== undefined && preset.chosen === undefined)
          return withParams(sheetRunMessages.nobody, { list: worded(preset.list) })
        return () => runSteps(inside, section.steps, preset)
      }
      case 'walk':
        return yield* findFirstAction(inside, heading)
      case 'chart':
        return () => runChart(inside, heading)
      case 'list':
        return () => choosing(inside, heading)
      case 'finding':
        return () => askForPlace(inside, section)
      case 'roster':
      case 'counters':
      case 'deck':
      case 'end':
      case 'prose':
        return sheetRunMessages.cannot
    }
  } finally {
    play.notes.doing.pop()
  }
}

function* presetOf(play: SheetRun, sentence: Sentence | undefined): Procedure<PresetChoice | undefined> {
  if (sentence?.form !== 'choose') return undefined
  return { sentence, list: sentence.list, chosen: yield* runList(play, sentence.list), used: false }
}

function* choosing(play: SheetRun, heading: string): Procedure<undefined> {
  play.scope.chose(heading, yield* runList(play, heading))
  return undefined
}

/** Requires all `Only if` conditions. */
export function* doSection(play: SheetRun, heading: string): Procedure<StepExit | undefined> {
  const perform = yield* possible(play, heading, false)
  play.notes.nothingDone = typeof perform !== 'function'
  return typeof perform === 'function' ? yield* within(play, heading, perform) : undefined
}

/** Continues with the sections that it goes to. */
function* within(play: SheetRun, heading: string, perform: PreparedAction): Procedure<StepExit | undefined> {
  let [doing, next] = [heading, perform]
  for (;;) {
    const signal = yield* entered(play, doing, next)
    if (signal?.to !== 'section') return turnOrGameExit(signal)
    const possibly = yield* possible(play, signal.section, false)
    play.notes.nothingDone = typeof possibly !== 'function'
    if (typeof possibly !== 'function') return undefined
    play.table.change(play.table.now, sheetRunMessages.goesTo, { section: worded(signal.section) })
    ;[doing, next] = [signal.section, possibly]
  }
}

function* entered(
  { notes }: SheetRun,
  heading: string,
  perform: PreparedAction,
): Procedure<StepExit | undefined> {
  notes.doing.push(heading)
  notes.entered.push(heading)
  try {
    return yield* perform()
  } finally {
    notes.doing.pop()
  }
}
