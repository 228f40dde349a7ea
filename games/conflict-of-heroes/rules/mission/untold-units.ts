import {
  ask,
  type Candidate,
  choice,
  entry,
  type Fields,
  message,
  type Procedure,
  type Table,
} from '@opfor/kernel'
import { enterFromCup } from './draw-cups.ts'
import { playsNotTold } from '../generator-cards/not-told.ts'
import { unitChoices } from '../../table/naming.ts'
import { sideName, sides } from '../../table/pieces.ts'
import { destroy } from '../completion/rounds-and-losses.ts'
import { inMission, missionOf, playersOf, type Situation, withUnit } from '../../table/situation.ts'
import { allUnits } from '../placing/unit-pieces.ts'
import { unitOf } from '../../table/placing/units.ts'
import { words } from '../words.ts'

const texts = {
  whole: message('coh.ask.untold', 'Which unit is it that was not told so far, and what becomes of it?'),
  unit: message('coh.untold.unit', 'Its name and number; one on no list by how it moves, as Other gun 01'),
  what: message('coh.untold.what', 'What becomes of it?'),
} as const

const fates = [
  { id: 'enters', name: message('coh.untold.enters', 'it enters') },
  { id: 'destroyed', name: message('coh.untold.destroyed', 'it was destroyed') },
] as const

/** What is told of a unit that nobody has told before. */
interface Untold {
  readonly unit: Candidate
  readonly what: (typeof fates)[number]
}

/** G 3.1: a bottom whose units were not told has units all the same: one of them enters (G 5.6), or is destroyed. */
export function* tellUntold(table: Table<Situation>): Procedure<void> {
  const told = yield* ask(
    table,
    inMission((_, now) => {
      if (!hasUntold(now)) return undefined
      const fields: Fields<Untold> = {
        unit: choice('coh.untold.unit', 'player', texts.unit, unitChoices(untold(now))),
        what: choice('coh.untold.what', 'player', texts.what, fates),
      }
      return entry<Untold>('coh.untold', 'player', texts.whole, fields)
    }),
  )
  if (told === undefined) return
  const { id } = told.unit
  const { side, name } = unitOf(id)
  const isDrawn = told.what.id === 'enters' && side === missionOf(table.now).ai
  const by = playersOf(table.now, side)[0]?.id ?? side
  const unit = { at: isDrawn ? 'entryCup' : 'entered', by, card: '' }
  table.change(withUnit(table.now, id, unit), words.toldNow, { unit: name, side: sideName(side) })
  if (isDrawn) yield* enterFromCup(table, id)
  else if (told.what.id === 'destroyed') yield* destroy(table, id)
  else table.change(table.now, words.entered, { unit: name })
}

/** Whether any unit is left that was not told, of a card whose units nobody has told. */
export function hasUntold(now: Situation): boolean {
  return untold(now).length > 0
}

/** The units of the box and of the pack that are not in play, of the sides with a card whose units were not told. */
function untold(now: Situation): readonly string[] {
  const open = sides.filter((side) => playsNotTold(now, side).length > 0)
  if (open.length === 0) return []
  return [...allUnits(now.pack).keys()].filter(
    (id) => now.units[id] === undefined && open.includes(unitOf(id).side),
  )
}
