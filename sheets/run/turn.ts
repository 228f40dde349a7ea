import { type Candidate, choice, type Procedure, type Table } from '@opfor/kernel'
import { askUntil, on } from './asking.ts'
import { doSection } from './can-be-done.ts'
import { afterTurn, endByStep, lookAtEndings } from './endings.ts'
import { words as worded } from './naming.ts'
import { newNotes, type Play } from './play.ts'
import { pause } from './pause.ts'
import type { Rules } from './rules.ts'
import { runs } from './runs.ts'
import { Scope } from './scope.ts'
import type { Signal } from './signal.ts'
import type { Situation } from './situation.ts'
import { words } from './words.ts'

/** A turn: the section `Turn`, with a pause at its end if it had none. */
export function* turnOf(rules: Rules, table: Table<Situation>): Procedure<void> {
  const turn = table.now.turn + 1
  table.change({ ...table.now, turn }, words.turn, { turn })
  const play: Play = { runs, rules, table, notes: newNotes(), scope: new Scope() }
  if (!lookAtEndings(play)) {
    const signal = (yield* played(play)) ?? (play.notes.paused ? undefined : yield* pause(play, undefined))
    if (signal?.to === 'endGame') endByStep(play)
    else if (signal?.to === 'endTurn' && !play.notes.paused) yield* pause(play, undefined)
    lookAtEndings(play)
  }
  afterTurn(play)
}

function* played(play: Play): Procedure<Signal | undefined> {
  const { sections } = play.rules.sheet
  const turn = sections.find((section) => section.kind === 'steps' && section.role === 'turn')
  if (turn !== undefined) return yield* doSection(play, turn.heading)
  const doable = sections.filter(({ kind }) => kinds.has(kind))
  if (doable.length === 0) return undefined
  const options = doable.map(
    ({ heading }): Candidate => ({ id: play.rules.ids.get(heading) ?? '', name: worded(heading) }),
  )
  const chosen = yield* askUntil(play, () =>
    on({ words: '' }, choice('sheet.whatNow', 'player', words.whatNow, options)),
  )
  return yield* doSection(play, doable[options.indexOf(chosen)]?.heading ?? '')
}

/** What the player may call where there is no section `Turn`. */
const kinds: ReadonlySet<string> = new Set(['steps', 'list', 'chart', 'walk', 'finding'])
