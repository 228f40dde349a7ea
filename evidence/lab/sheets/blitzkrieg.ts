import { seededRandom, type Question, type Random, Table } from '@opfor/kernel'
import {
  answering,
  blitzkrieg,
  selectPosition,
  selectTheatre,
  selectUnit,
  settingsOf,
  type InRow,
  type Situation,
  type Space,
  type Theatre,
  wishesOf,
} from '@opfor/evidence/games/blitzkrieg/proofs/lists'
import { factsOf, rowNames, spaceName, theatreName, toldOf } from './blitzkrieg-facts.ts'
import { CodedDecisions, type CodedDecision } from './coded-decisions.ts'
import type { Case } from './proof.ts'
import type { SheetProof } from './proof.ts'

const lists = [selectTheatre.id, selectPosition.id, selectUnit.id]
const mostTurns = 200
const folder = 'games/blitzkrieg/the-procedure'

export const blitzkriegLists: SheetProof = {
  name: 'blitzkrieg-lists',
  sections: ['Theatre', 'Position', 'Unit'],
  code: [
    'select-theatre',
    'select-position',
    'select-unit',
    'greatest-change',
    'stratagem-part',
    'trial',
  ].map((file) => `${folder}/${file}.ts`),
  cases: placements,
}

/** A blitz unit may continue in its theatre. */
interface Placement {
  readonly theatre: CodedDecision<Situation> | undefined
  readonly position: CodedDecision<Situation>
  readonly unit: CodedDecision<Situation>
}

/** Random options and readings; every other match has corrected points. */
function* placements(seed: number): Generator<Case> {
  const wishes = wishesOf(seed)
  const settings = settingsOf({ ...wishes, options: { ...wishes.options, board: '' } })
  const decisions = new CodedDecisions<Situation>(lists)
  const answer = answering(seed)
  let questions = 0
  const reply = (question: Question): unknown => {
    if (question.to !== 'chance') questions += 1
    return answer(question)
  }
  const table = new Table(blitzkrieg.initialSituation(settings), reply, decisions)
  blitzkrieg.setup(table).next()
  const told = new Map<string, boolean>()
  for (let turn = 0; turn < mostTurns && blitzkrieg.outcome(table.now) === undefined; turn += 1) {
    if (seed % 2 === 1) table.correct(withOtherPoints(table.now, seededRandom(seed, 0xd00d + turn)))
    const [before, made] = [questions, decisions.made.length]
    blitzkrieg.turn(table).next()
    let codedQuestions = questions - before
    for (const placement of placementsIn(decisions.made.slice(made))) {
      yield caseOf(placement, `turn ${turn}`, codedQuestions, told)
      codedQuestions = 0
    }
  }
}

/** Random points, so that lines depending on points are tested. */
function withOtherPoints(now: Situation, random: Random): Situation {
  return { ...now, bot: { ...now.bot, vp: random(25) }, player: { ...now.player, vp: random(25) } }
}

function* placementsIn(made: readonly CodedDecision<Situation>[]): Generator<Placement> {
  for (const [at, unit] of made.entries()) {
    const [theatre, position] = [made[at - 2], made[at - 1]]
    if (unit.list !== selectUnit.id || position === undefined) continue
    yield { theatre: theatre?.list === selectTheatre.id ? theatre : undefined, position, unit }
  }
}

function caseOf(
  { theatre, position, unit }: Placement,
  turn: string,
  codedQuestions: number,
  told: Map<string, boolean>,
): Case {
  const { now } = unit
  const row = rowNames(now)
  const called = (candidate: unknown): string => row[(candidate as InRow).slot] ?? ''
  const place = position.about as Theatre
  const space = unit.about as Space
  return {
    where: `${turn}, ${theatre === undefined ? 'again' : 'placement'}`,
    turn,
    section: theatre === undefined ? 'Again' : 'Placement',
    given: {
      ...toldOf(now, told),
      ...(theatre === undefined ? { chosen: { Theatre: theatreName(place) } } : {}),
    },
    facts: factsOf(now, space, unit.roll, told),
    expected: [
      ...(theatre === undefined ? [] : [{ section: 'Theatre', chosen: theatreName(place) }]),
      { section: 'Position', chosen: spaceName(space) },
      { section: 'Unit', chosen: unit.chosen && called(unit.chosen), equals: unit.left.map(called) },
    ],
    codedQuestions,
  }
}
