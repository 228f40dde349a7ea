import { ask, type Candidate, choice, message, type Procedure, applyRuling, type Table } from '@opfor/kernel'
import { shipName } from '../../table/names.ts'
import { greenFeatures } from './symbol-rulings.ts'
import { shipWith, type Situation } from '../../table/situation.ts'
import { greensLeft, type Trigger, usefulReds, weakEnemies } from './triggers.ts'

const which = message('admiral.ask.feature', 'Which feature does {ship} use?')
const whichFirst = message('admiral.ask.featureFirst', 'Which feature does {ship} use before it moves?')
const none: Candidate = { id: 'none', name: message('admiral.noFeature', 'none') }

/** Admiral Symbol: undefined if none is used; the symbol then waits until after the move. */
export function* askFeature(
  table: Table<Situation>,
  id: string,
  moving: boolean,
): Procedure<Trigger | undefined> {
  const offered = (now: Situation): readonly Trigger[] => [
    ...greensLeft(now, shipWith(now, id)),
    ...weakEnemies(now, shipWith(now, id)).flatMap((enemy) => usefulReds(now, enemy)),
  ]
  if (offered(table.now).length === 0) return undefined
  applyRuling(table, greenFeatures)
  const answer = yield* ask(table, (now) =>
    choice<Candidate>(
      'admiral.feature',
      'player',
      { ...(moving ? whichFirst : which), params: { ship: shipName(shipWith(now, id)) } },
      [...offered(now), none],
    ),
  )
  return offered(table.now).find((each) => each.id === answer.id)
}
