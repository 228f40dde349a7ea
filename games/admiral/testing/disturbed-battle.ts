import {
  seededRandom,
  type LiveMatch,
  type TableValue,
  type Edit,
  type Parsed,
  positionOfMatch,
  type Random,
} from '@opfor/kernel'
import { answerRandomly, newMatch, randomEdit } from '@opfor/kernel/testing'
import { admiral } from '../index.ts'
import { layout } from '../shown/corrections/layout.ts'
import { parseSituation } from '../shown/parse-situation.ts'
import { wishesOf } from './wishes.ts'
import type { Situation } from '../table/situation.ts'
import { plainJson } from './position.ts'

export interface Disturbed {
  readonly match: LiveMatch<Situation>
  readonly corrected: readonly string[]
  /** A rejected answer, rules that could not continue, or an impossible situation. */
  readonly wrong: readonly string[]
}

const dead = /^The rules cannot go on|^Nothing would be left/

export function disturbedBattle(seed: number, questions: number): Disturbed {
  const wishes = wishesOf(seed)
  const damage = seed % 2 === 0 ? 'typed' : 'house'
  const match = newMatch(admiral, { ...wishes, options: { ...wishes.options, damage } }, seed)
  const random = seededRandom(seed, 2)
  const wrong: string[] = []
  const corrected: string[] = []
  for (let asked = 0; asked < questions && match.question !== undefined; asked += 1) {
    const { id } = match.question
    if (random(3) === 0) {
      const edit = anyEdit(match.situation, random)
      const taken = match.correct([edit])
      if (taken.ok) corrected.push(id)
      else if (dead.test(taken.problem)) wrong.push(`${JSON.stringify(edit)} at ${id}: ${taken.problem}`)
    }
    if (match.question !== undefined && !answerRandomly(match, seed)) wrong.push(`${id} takes no answer`)
    const position = parsedAgain(match)
    if (!position.ok) wrong.push(`after ${id}: ${position.problem}`)
  }
  return { match, corrected, wrong: wrong.map((each) => `seed ${seed}: ${each}`) }
}

function parsedAgain({ situation, journal }: LiveMatch<Situation>): Parsed<Situation> {
  const position = positionOfMatch(admiral, situation, journal.settings)
  return position.ok ? parseSituation(plainJson(position.value), journal.settings) : position
}

function anyEdit(now: Situation, random: Random): Edit {
  const shown = layout(now)
  // A correction that ends the battle would stop the test.
  const counters = shown.counters.filter(({ id }) => id !== 'ended')
  const small = random(2) === 0 ? randomEdit({ ...shown, counters }, random) : undefined
  if (small !== undefined) return small
  const ship = now.ships[random(now.ships.length)]
  if (ship !== undefined && random(4) === 0) return { set: `points.${ship.id}`, to: 0 }
  return anySetting(counters[random(counters.length)], random)
}

function anySetting(counter: TableValue | undefined, random: Random): Edit {
  const { id = '', allowedValues, range: [from, to] = [0, 0], several } = counter ?? {}
  if (several !== undefined) {
    const some = several.filter(() => random(2) === 0)
    return { set: id, to: some.map(({ value }) => value).join(' ') }
  }
  if (allowedValues !== undefined)
    return { set: id, to: allowedValues[random(allowedValues.length)]?.value ?? '' }
  return { set: id, to: from + random(Math.min(to - from, 20) + 1) }
}
