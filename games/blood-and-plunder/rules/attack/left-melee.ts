import { ask, withParams, message, type Procedure, type Table, which } from '@opfor/kernel'
import { setEngaged } from './losses.ts'
import { isMapped, isTouching } from '../../table/on-the-map.ts'
import { type Situation, type Unit, unitWith } from '../../table/situation.ts'

const stillWith = message('blood-and-plunder.ask.still', 'Which of these is {unit} still engaged with?')

export function* leftMelee(table: Table<Situation>, id: string): Procedure<void> {
  const enemies = (now: Situation): readonly Unit[] =>
    unitWith(now, id).engaged.map((enemy) => unitWith(now, enemy))
  if (enemies(table.now).length === 0) return
  const ashore = isMapped(table.now) && unitWith(table.now, id).aboard === ''
  const still = ashore
    ? enemies(table.now).filter((enemy) => isTouching(table.now, unitWith(table.now, id), enemy))
    : yield* ask(table, (now) =>
        enemies(now).length === 0
          ? undefined
          : which(
              'blood-and-plunder.still',
              'player',
              withParams(stillWith, { unit: unitWith(now, id).name }),
              enemies(now),
            ),
      )
  if (still === undefined) return
  for (const enemy of enemies(table.now))
    if (!still.some((each) => each.id === enemy.id)) setEngaged(table, id, enemy.id, false)
}
