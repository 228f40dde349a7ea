import {
  ask,
  type Candidate,
  choice,
  type Message,
  message,
  type Params,
  type Procedure,
  type Table,
} from '@opfor/kernel'
import { costOf } from './damage.ts'
import { resultName, shipName } from './names.ts'
import { type Grade, type Result, results } from './pieces.ts'
import { type Attack, type Ship, shipWith, type Situation, withShip } from './situation.ts'
import { words } from './words.ts'

const options = results.map((id) => ({ id, name: resultName(id) }))
const whatCame = message('admiral.ask.result', '{ship} attacks {target}: what comes of it by your rules?')

/**
 * An attack is made: its damage is assigned and waits for the Resolution. Where damage is typed, what the house model
 * expects is offered: of Stratego's attacks the person says at once what came of them, of the own ones where it differs.
 */
export function* inflict(
  table: Table<Situation>,
  attack: Attack,
  change: Partial<Ship>,
  tell: Message,
  params: Params = {},
): Procedure<void> {
  const { by, on } = attack
  const isAsked = table.now.damage === 'typed' && shipWith(table.now, by).side === 'stratego'
  const grade = isAsked ? yield* typedGrade(table, attack) : attack.grade
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

/** What else may have come of the player's last attack. */
interface OtherResult extends Candidate {
  readonly result: Result
}

const cameOut = message('admiral.cameOut', '{ship} on {target}: {result}')

/** Where damage is typed: the results that the last attack does not have, if it was the player's. */
export function otherResults(now: Situation): readonly OtherResult[] {
  const last = now.attacks.at(-1)
  if (last === undefined || now.damage !== 'typed' || shipWith(now, last.by).side !== 'player') return []
  const [ship, target] = [shipName(shipWith(now, last.by)), shipName(shipWith(now, last.on))]
  return results
    .filter((result) => result !== results[last.grade])
    .map((result) => ({
      id: result,
      name: { ...cameOut, params: { ship, target, result: resultName(result) } },
      result,
    }))
}

/** The player's last attack did something else than was expected. */
export function setLastResult(table: Table<Situation>, result: Result): void {
  const { now } = table
  const last = now.attacks.at(-1)
  if (last === undefined) return
  const grade = results.indexOf(result) as Grade
  const target = shipWith(now, last.on)
  const pending = Math.max(0, target.pending + costOf(now, grade) - costOf(now, last.grade))
  table.change(
    { ...withShip(now, last.on, { pending }), attacks: [...now.attacks.slice(0, -1), { ...last, grade }] },
    words.cameOut,
    { ship: shipName(shipWith(now, last.by)), target: shipName(target), result: resultName(result) },
  )
}
