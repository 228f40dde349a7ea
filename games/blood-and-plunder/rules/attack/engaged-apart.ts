import { ask, fill, message, type Procedure, type Question, type Table, yesNo } from '@opfor/kernel'
import { setEngaged } from './losses.ts'
import { apart, isTouching } from '../../table/on-the-map.ts'
import { type Situation, unitWith } from '../../table/situation.ts'

const stillEngaged = message(
  'blood-and-plunder.ask.engagedApart',
  'On the map {unit} and {other} stand {inches, plural, one {# inch} other {# inches}} apart. Are they engaged all the same?',
)

/** On a map that decides, two units that are said to be engaged but do not touch are asked about: nobody fights across the table. */
export function* engagedApart(table: Table<Situation>, id: string, enemy: string): Procedure<void> {
  const engaged = yield* ask(table, (now): Question<boolean> | undefined => {
    const [unit, other] = [unitWith(now, id), unitWith(now, enemy)]
    const ashore = unit.aboard === '' && other.aboard === ''
    if (now.knowing !== 'map' || !ashore || !unit.engaged.includes(enemy) || isTouching(now, unit, other))
      return undefined
    const inches = Math.round(apart(now, unit, other) * 10) / 10
    const text = fill(stillEngaged, { unit: unit.name, other: other.name, inches })
    return yesNo('blood-and-plunder.engagedApart', 'table', text)
  })
  if (engaged === false) setEngaged(table, id, enemy, false)
}
