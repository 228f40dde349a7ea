import type { Procedure } from '@opfor/kernel'
import type { Outcome } from '../model/index.ts'
import { words as worded } from './naming.ts'
import { hasMoved, type Play } from './play.ts'
import { Scope } from './scope.ts'
import { leavesSection, type Signal } from './signal.ts'
import { withWho } from './tell.ts'
import { words } from './words.ts'

/**
 * Carries out what a chart gave or a walk found: by the steps behind it, or else by the section of its name, or else the player is
 * told. `nothing could be done` is true then if its section cannot be done.
 */
export function* carriedOut(
  play: Play,
  heading: string,
  { result, body, section }: Outcome,
): Procedure<Signal | undefined> {
  play.notes.results.set(heading, result)
  if (body.length > 0) {
    play.notes.nothingDone = false
    return leavesSection(yield* play.runs.sentences({ ...play, scope: new Scope(play.scope) }, body))
  }
  if (section !== undefined) {
    const perform = yield* play.runs.can(play, section)
    play.notes.nothingDone = typeof perform !== 'function'
    if (typeof perform !== 'function') {
      play.table.change(play.table.now, words.couldNot, { result: worded(result), because: perform })
      return undefined
    }
    tellDoes(play, section)
    const signal = yield* perform()
    play.notes.nothingDone = false
    return signal
  }
  play.notes.nothingDone = result === ''
  if (result !== '') tellResult(play, heading, result)
  return undefined
}

/** Tells which section is now done. */
export function tellDoes(play: Play, section: string): void {
  play.table.change(play.table.now, words.does, { section: withWho(play.scope.it, worded(section)) })
}

function tellResult(play: Play, heading: string, result: string): void {
  const isNumber = /^-?\d+$/.test(result)
  const { it } = play.scope
  if (it !== undefined && !isNumber) hasMoved(play, it)
  play.table.change(play.table.now, isNumber ? words.value : words.resulted, {
    section: withWho(it, worded(heading)),
    result: worded(result),
  })
}
