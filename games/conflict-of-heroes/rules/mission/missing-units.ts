import {
  ask,
  type Candidate,
  choice,
  formQuestion,
  type FormFields,
  message,
  messages,
  type Procedure,
  type Table,
} from '@opfor/kernel'
import { enterFromCup } from './draw-cups.ts'
import { playsNotEntered } from '../generator-cards/not-entered.ts'
import { unitChoices } from '../../table/naming.ts'
import { sideName, sides } from '../../table/pieces.ts'
import { destroy } from '../completion/rounds-and-losses.ts'
import { inMission, missionOf, playersOf, type Situation, withUnit } from '../../table/situation.ts'
import { allUnits } from '../placing/unit-pieces.ts'
import { unitOf } from '../../table/placing/units.ts'
import { words } from '../words.ts'

const texts = messages('coh.untold', {
  whole: message('coh.ask.untold', 'Which unit have you not named yet, and what happens to it?'),
  unit: 'Its name and number; if it is on no list, go by how it moves, such as Other gun 01',
  what: 'What happens to it?',
})

const fates = [
  { id: 'enters', name: message('coh.untold.enters', 'it enters') },
  { id: 'destroyed', name: message('coh.untold.destroyed', 'it was destroyed') },
] as const

/** A unit that was not entered yet, with its fate. */
interface Untold {
  readonly unit: Candidate
  readonly what: (typeof fates)[number]
}

/** G 3.1: a bottom without entered units has units all the same: one enters (G 5.6), or is destroyed. */
export function* enterMissingUnits(table: Table<Situation>): Procedure<void> {
  const told = yield* ask(
    table,
    inMission((_, now) => {
      if (!hasMissingUnits(now)) return undefined
      const fields: FormFields<Untold> = {
        unit: choice('coh.untold.unit', 'player', texts.unit, unitChoices(untold(now))),
        what: choice('coh.untold.what', 'player', texts.what, fates),
      }
      return formQuestion<Untold>('coh.untold', 'player', texts.whole, fields)
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

/** True if a unit is left for a card whose units were not entered. */
export function hasMissingUnits(now: Situation): boolean {
  return untold(now).length > 0
}

/** Units of box and pack that are not in play, of sides with such cards. */
function untold(now: Situation): readonly string[] {
  const open = sides.filter((side) => playsNotEntered(now, side).length > 0)
  if (open.length === 0) return []
  return [...allUnits(now.pack).keys()].filter(
    (id) => now.units[id] === undefined && open.includes(unitOf(id).side),
  )
}
