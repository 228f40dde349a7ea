import { ask, choice, type Message, message, type Params, type Procedure, type Table } from '@opfor/kernel'
import { costOf } from './damage.ts'
import { resultName, shipName } from './names.ts'
import { type Grade, results } from './pieces.ts'
import { type Attack, type Ship, shipWith, type Situation, withShip } from './situation.ts'

const options = results.map((id) => ({ id, name: resultName(id) }))
const whatCame = message('admiral.ask.result', '{ship} attacks {target}: what comes of it by your rules?')

/**
 * An attack is made: its damage is assigned and waits for the Resolution. Where damage is typed, the person says what
 * came of it; what the house model expects is offered.
 */
export function* inflict(
  table: Table<Situation>,
  attack: Attack,
  change: Partial<Ship>,
  tell: Message,
  params: Params = {},
): Procedure<void> {
  const { by, on } = attack
  const grade = table.now.damage === 'typed' ? yield* typedGrade(table, attack) : attack.grade
  const attacker = shipWith(table.now, by)
  const target = shipWith(table.now, on)
  const hit = withShip(table.now, on, {
    pending: target.pending + costOf(table.now, grade),
    underFire: true,
  })
  const next: Situation = {
    ...withShip(hit, by, change),
    attacks: [...hit.attacks, { ...attack, grade }],
    lastTarget: attacker.side === 'stratego' ? on : hit.lastTarget,
  }
  table.change(next, tell, {
    ...params,
    ship: shipName(attacker),
    target: shipName(target),
    result: resultName(results[grade]),
  })
}

function* typedGrade(table: Table<Situation>, { by, on, grade }: Attack): Procedure<Grade> {
  const answer = yield* ask(table, (now) =>
    choice(
      'admiral.result',
      'player',
      {
        ...whatCame,
        params: { ship: shipName(shipWith(now, by)), target: shipName(shipWith(now, on)) },
      },
      options,
      { proposal: options[grade] },
    ),
  )
  return results.indexOf(answer.id) as Grade
}
