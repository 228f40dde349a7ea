import { seededRandom, type Question, currentReading, Table } from '@opfor/kernel'
import {
  admiral,
  type Aim,
  battleOf,
  canDamage,
  cardOf,
  corrected,
  fleetOf,
  guns,
  hierarchy,
  settingsOf,
  type Ship,
  shipWith,
  type Situation,
  squaresAway,
  type Target,
} from '@opfor/evidence/games/admiral/proofs/lists'
import type { SectionInput } from '@opfor/sheets'
import { type CodedDecision, CodedDecisions } from './coded-decisions.ts'
import type { Facts } from './facts.ts'
import type { Case, SheetProof } from './proof.ts'

const mostPieces = 20_000

export const admiralHierarchy: SheetProof = {
  name: 'admiral-hierarchy',
  sections: ['Target', 'Course'],
  code: ['attack/hierarchy.ts', 'attack/aim.ts'].map((file) => `games/admiral/${file}`),
  cases: choices,
}

/** By purpose: the sheet's list, and the list that chose the acting unit. */
const sections = {
  attack: { list: 'Target', actor: 'Shooter' },
  launch: { list: 'Flight', actor: 'Shooter' },
  sail: { list: 'Course', actor: 'Mover' },
  weaken: { list: 'Weakness', actor: 'Mover' },
} as const

const rulings: Readonly<Record<string, string>> = {
  'Beyond damage': 'prefilter',
  Concentration: 'focus',
  Concentrated: 'whenConcentrated',
  'Fire alone': 'underFire',
  'Points counted': 'pointsCounted',
  'Artillery counted': 'artilleryPower',
  'Last ties': 'lastTies',
}

/** Every fourth battle has corrections. */
function* choices(seed: number): Generator<Case> {
  const decisions = new CodedDecisions<Situation>([hierarchy.id])
  let answers = 0
  let questions = 0
  const reply = (question: Question): unknown => {
    answers += 1
    if (question.to !== 'chance') questions += 1
    return question.sample(seededRandom(seed, answers))
  }
  const table = new Table(admiral.initialSituation(settingsOf(battleOf(seed))), reply, decisions)
  admiral.setup(table).next()
  const told = new Told()
  for (let piece = 0; piece < mostPieces && admiral.outcome(table.now) === undefined; piece += 1) {
    const { now } = table
    const begins = now.phase === 'movement' && now.ships.every(({ moved }) => moved < 0)
    if (begins && seed % 4 === 0) table.correct(corrected(now, seededRandom(seed, 0xd00d + now.turn)))
    const [before, made] = [questions, decisions.made.length]
    admiral.turn(table).next()
    let codedQuestions = questions - before
    for (const decision of decisions.made.slice(made)) {
      yield caseOf(decision, `piece ${piece}`, codedQuestions, told)
      codedQuestions = 0
    }
  }
}

function caseOf(decision: CodedDecision<Situation>, where: string, codedQuestions: number, told: Told): Case {
  const { now, left, chosen } = decision
  const aim = decision.about as Aim
  const { list, actor } = sections[aim.purpose]
  const isChance = readingOf(now, 'lastTies') === 'random'
  return {
    where: `${where}, ${list}`,
    turn: `turn ${now.turn}`,
    section: list,
    given: { ...givenOf(now, told), chosen: { [actor]: nameOf(aim) } },
    facts: factsOf(decision, aim, told),
    expected: [
      {
        section: list,
        chosen: chosen && nameOf(chosen),
        equals: isChance ? left.map(nameOf) : undefined,
      },
    ],
    codedQuestions,
  }
}

function nameOf({ id }: { readonly id: string }): string {
  return id.replace('player-', 'Yours ').replace('stratego-', 'Unit ')
}

function givenOf(now: Situation, told: Told): SectionInput {
  const fleet = fleetOf(now, 'player').map((ship) => {
    const { points, pending, underFire } = ship
    const cells = { points, assigned: pending, 'under fire': underFire, ...told.of(now, ship) }
    return [nameOf(ship), cells] as const
  })
  return {
    settings: Object.fromEntries(Object.entries(rulings).map(([name, id]) => [name, readingOf(now, id)])),
    pieces: { 'Your fleet': Object.fromEntries(fleet) },
  }
}

function readingOf(now: Situation, id: string): string {
  const ruling = admiral.rulings.find((each) => each.id === `admiral.${id}`)
  if (ruling === undefined) throw new Error(`The game has no ruling ${id}.`)
  return currentReading(now, ruling)
}

/** Card numbers that the sheet asks once, and again after a change. */
const numbers: Readonly<Record<string, (now: Situation, ship: Ship) => number>> = {
  printed: (now, ship) => cardOf(now, ship).structure,
  guns: (now, ship) => guns(ship, now, 'all'),
  'best gun': (now, ship) => guns(ship, now, 'strongest'),
}

class Told {
  readonly #told = new Map<string, number>()

  tell(now: Situation, ship: Ship, column: string): number {
    const number = numbers[column]?.(now, ship) ?? 0
    this.#told.set(`${ship.id} ${column}`, number)
    return number
  }

  /** Returns only entered numbers that are still current. */
  of(now: Situation, ship: Ship): Readonly<Record<string, number>> {
    const cells: Record<string, number> = {}
    for (const [column, number] of Object.entries(numbers)) {
      const known = this.#told.get(`${ship.id} ${column}`)
      if (known !== undefined && known === number(now, ship)) cells[column] = known
    }
    return cells
  }
}

function factsOf({ now, among, chosen }: CodedDecision<Situation>, aim: Aim, told: Told): Facts {
  const target = (name: string): Target | undefined =>
    (among as readonly Target[]).find((each) => nameOf(each) === name)
  const grade = (name: string): number => target(name)?.grade ?? 0
  const ship = (name: string): Ship => shipWith(now, name.replace('Yours ', 'player-'))
  const isCandidate = (name: string): boolean => target(name) !== undefined
  const tie = (): string => (chosen === undefined ? '' : nameOf(chosen))
  const ownLast = now.attacks.findLast(({ by }) => by === aim.id)?.on
  return {
    'the actor can fire at it now': isCandidate,
    'the aircraft of the actor reach it': isCandidate,
    'the actor can sail for it': isCandidate,
    'it has the actor in range and a red feature to use': isCandidate,
    'the actor can do light damage to it at least': (name) => grade(name) > 0,
    'the actor can do severe damage to it': (name) => grade(name) === 2,
    'it can damage the actor': (name) => {
      const enemy = target(name)
      return enemy !== undefined && canDamage(enemy, now, aim)
    },
    'it was fired at last and can be damaged': (name) => grade(name) > 0 && now.lastTarget === ship(name).id,
    'the actor fired at it last and can damage it': (name) => grade(name) > 0 && ownLast === ship(name).id,
    printed: (name) => told.tell(now, ship(name), 'printed'),
    guns: (name) => told.tell(now, ship(name), 'guns'),
    'best gun': (name) => told.tell(now, ship(name), 'best gun'),
    distance: (name) => squaresAway(now, shipWith(now, aim.id), ship(name)),
    Target: tie,
    Flight: tie,
    Course: tie,
    Weakness: tie,
  }
}
