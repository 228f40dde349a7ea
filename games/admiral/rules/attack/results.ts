import { ask, choice, withParams, type Message, type Params, type Procedure, type Table } from '@opfor/kernel'
import { costOf } from '../house-model/damage.ts'
import { formatPoints, resultName, shipName } from '../../table/names.ts'
import { type Grade, results } from '../../table/battles/pieces.ts'
import { resultsOfTwo } from './results-of-two.ts'
import {
  type Attack,
  isDoomed,
  type Ship,
  shipWith,
  type Situation,
  withShip,
} from '../../table/situation.ts'
import { words } from '../../table/words.ts'

const options = results.map((id) => ({ id, name: resultName(id) }))

interface Telling {
  readonly tell: Message
  readonly params: Params
  readonly asks: Message
  /** Computed only if the question is asked. */
  readonly questionParams?: (now: Situation) => Params
  /** The question for both results, if the same shot follows. */
  readonly asksTwice?: Message | undefined
  /** The result, if it was entered with the shot before. */
  readonly known?: Grade | undefined
}

/**
 * Damage waits for the Resolution. If damage is typed, asks and proposes the expected result. Returns the next shot's result if
 * both were entered.
 */
export function* strategoHits(
  table: Table<Situation>,
  attack: Attack,
  change: Partial<Ship>,
  { tell, params, asks, questionParams, asksTwice, known }: Telling,
): Procedure<Grade | undefined> {
  const named = (now: Situation): Params => ({ ...params, ...shipsOf(now, attack) })
  const question = (text: Message) => (now: Situation) =>
    withParams(text, { ...named(now), ...questionParams?.(now) })
  const { first, second } =
    known !== undefined || table.now.damage === 'house'
      ? { first: known ?? attack.grade, second: undefined }
      : asksTwice === undefined
        ? yield* typedResult(table, attack, question(asks))
        : yield* typedResults(table, attack, question(asksTwice))
  table.change(afterAttack(table.now, { ...attack, grade: first }, change), tell, named(table.now))
  tellResult(table, attack.on, first)
  return second
}

export function afterAttack(now: Situation, attack: Attack, change: Partial<Ship>): Situation {
  return { ...assigned(now, attack, change), lastTarget: attack.on }
}

function tellResult(table: Table<Situation>, on: string, grade: Grade): void {
  const target = shipWith(table.now, on)
  const what = { target: shipName(target), result: resultName(results[grade]) }
  if (grade === 0) table.change(table.now, words.noDamage, what)
  else if (isDoomed(target)) table.change(table.now, words.willSink, what)
  else table.change(table.now, words.hit, { ...what, left: formatPoints(target.points - target.pending) })
}

export function youHit(table: Table<Situation>, attack: Attack, change: Partial<Ship>, tell: Message): void {
  table.change(assigned(table.now, attack, change), tell, {
    ...shipsOf(table.now, attack),
    result: resultName(results[attack.grade]),
  })
}

function assigned(now: Situation, attack: Attack, change: Partial<Ship>): Situation {
  const target = shipWith(now, attack.on)
  const pending = target.pending + costOf(now, attack.grade)
  const hit = withShip(now, attack.on, { pending, underFire: true })
  return { ...withShip(hit, attack.by, change), attacks: [...hit.attacks, attack] }
}

function shipsOf(now: Situation, { by, on }: Attack): Params {
  return { ship: shipName(shipWith(now, by)), target: shipName(shipWith(now, on)) }
}

interface Said {
  readonly first: Grade
  readonly second: Grade | undefined
}

function* typedResult(
  table: Table<Situation>,
  { by, on, grade }: Attack,
  asks: (now: Situation) => Message,
): Procedure<Said> {
  const answer = yield* ask(table, (now) =>
    choice('admiral.result', 'player', asks(now), options, {
      proposal: options[grade],
      points: { about: [by, on] },
    }),
  )
  return { first: results.indexOf(answer.id) as Grade, second: undefined }
}

function* typedResults(
  table: Table<Situation>,
  { by, on, grade }: Attack,
  asks: (now: Situation) => Message,
): Procedure<Said> {
  return yield* ask(table, (now) => {
    const all = resultsOfTwo(now, on)
    const likely = all.find(({ first, second = grade }) => first === grade && second === grade)
    return choice('admiral.result', 'player', asks(now), all, {
      proposal: likely,
      points: { about: [by, on] },
    })
  })
}
