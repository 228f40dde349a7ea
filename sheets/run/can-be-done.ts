import { fill, type Message, type Procedure } from '@opfor/kernel'
import type { Sentence } from '../model/index.ts'
import { known } from './known.ts'
import { readChart } from './chart.ts'
import { choose } from './choose.ts'
import { holds } from './condition.ts'
import { find } from './finding.ts'
import { words as worded } from './naming.ts'
import type { Performance, Play } from './play.ts'
import type { Preset } from './preset.ts'
import { Scope } from './scope.ts'
import { leavesSection, type Signal } from './signal.ts'
import { runSteps } from './steps.ts'
import { firstAction } from './walk.ts'
import { words } from './words.ts'

/**
 * Whether a section can be done: all its `Only if` hold, and its first step, where that is a `choose`, finds somebody. Who was chosen
 * is kept for when it is done.
 */
export function* canDo(play: Play, heading: string): Procedure<Performance | Message> {
  const perform = yield* possible(play, heading, true)
  return typeof perform === 'function' ? () => within(play, heading, perform) : perform
}

/** The same, where the first step may also find nobody: `do S` goes on then. */
function* possible(play: Play, heading: string, mustChoose: boolean): Procedure<Performance | Message> {
  const section = play.rules.sections.get(heading)
  if (section === undefined) return words.cannot
  const inside: Play = { ...play, scope: new Scope(play.scope) }
  play.notes.doing.push(heading)
  try {
    for (const condition of section.onlyIf)
      if (!(yield* known(inside, (view) => holds(condition, view))))
        return fill(words.onlyIf, { words: worded(condition.text) })
    switch (section.kind) {
      case 'steps':
      case 'report': {
        const first = section.steps[0]?.sentences[0]
        const preset = mustChoose ? yield* presetOf(inside, first) : undefined
        if (preset !== undefined && preset.chosen === undefined)
          return fill(words.nobody, { list: worded(preset.list) })
        return () => runSteps(inside, section.steps, preset)
      }
      case 'walk':
        return yield* firstAction(inside, heading)
      case 'chart':
        return () => readChart(inside, heading)
      case 'list':
        return () => choosing(inside, heading)
      case 'finding':
        return () => find(inside, section)
      case 'roster':
      case 'counters':
      case 'deck':
      case 'end':
      case 'prose':
        return words.cannot
    }
  } finally {
    play.notes.doing.pop()
  }
}

function* presetOf(play: Play, sentence: Sentence | undefined): Procedure<Preset | undefined> {
  if (sentence?.form !== 'choose') return undefined
  return { sentence, list: sentence.list, chosen: yield* choose(play, sentence.list), used: false }
}

function* choosing(play: Play, heading: string): Procedure<undefined> {
  play.scope.chose(heading, yield* choose(play, heading))
  return undefined
}

/** `do S`: does a section if all its `Only if` hold. */
export function* doSection(play: Play, heading: string): Procedure<Signal | undefined> {
  const perform = yield* possible(play, heading, false)
  play.notes.nothingDone = typeof perform !== 'function'
  return typeof perform === 'function' ? yield* within(play, heading, perform) : undefined
}

/** Does a section by name, and then those that it goes to, one after the other. */
function* within(play: Play, heading: string, perform: Performance): Procedure<Signal | undefined> {
  let [doing, next] = [heading, perform]
  for (;;) {
    const signal = yield* entered(play, doing, next)
    if (signal?.to !== 'section') return leavesSection(signal)
    const possibly = yield* possible(play, signal.section, false)
    play.notes.nothingDone = typeof possibly !== 'function'
    if (typeof possibly !== 'function') return undefined
    play.table.change(play.table.now, words.goesTo, { section: worded(signal.section) })
    ;[doing, next] = [signal.section, possibly]
  }
}

function* entered({ notes }: Play, heading: string, perform: Performance): Procedure<Signal | undefined> {
  notes.doing.push(heading)
  notes.entered.push(heading)
  try {
    return yield* perform()
  } finally {
    notes.doing.pop()
  }
}
