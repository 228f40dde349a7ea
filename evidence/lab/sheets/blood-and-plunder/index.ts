import {
  type Activation,
  activationsOf,
  cardAndStrikes,
  lineOf,
  readingsOf,
  type Situation,
} from '@opfor/evidence/games/blood-and-plunder/proofs/for-sheets'
import type { SectionResult, SectionInput } from '@opfor/sheets'
import type { Case, SheetProof } from '../proof.ts'
import { expectedIn } from './expected.ts'
import { factsIn } from './facts.ts'

const sections = [
  'Unit',
  'Plan',
  'Next action',
  'Planned action',
  'Next order',
  'Target',
  'Charged',
  'Kind of shot',
  'Ordered',
]

export const bloodAndPlunder: SheetProof = {
  name: 'blood-and-plunder-opfor',
  sections: ['Activation'],
  code: [
    'turn-overview/activate.ts',
    'turn-overview/number-of-actions.ts',
    'charts/chart-1.ts',
    'charts/chart-2.ts',
    'charts/order-of-actions.ts',
    'charts/command-points.ts',
    'charts/what-comes-first.ts',
    'charts/actions/charge.ts',
    'charts/actions/drilled-shot.ts',
    'charts/actions/fight.ts',
    'charts/actions/grapple.ts',
    'charts/actions/move.ts',
    'charts/actions/rally.ts',
    'charts/actions/reload.ts',
    'charts/actions/repair.ts',
    'charts/actions/shoot.ts',
    'action-exceptions/action-exceptions.ts',
    'action-exceptions/bayonets.ts',
    'action-exceptions/eight-inches.ts',
    'action-exceptions/leave-melee.ts',
  ].map((file) => `games/blood-and-plunder/${file}`),
  cases: (seed) => activationsOf(seed).map(caseOf),
}

function caseOf(activation: Activation, at: number): Case {
  const { start, unit, questions, end } = activation
  return {
    where: `activation ${at}, turn ${start.turn}, ${unit.chosen}`,
    turn: String(at),
    section: 'Activation',
    given: givenAt(start),
    facts: factsIn(activation),
    expected: expectedIn(activation),
    whole: { sections, differing: (now) => differing(now, end) },
    codedQuestions: questions,
  }
}

const aims: Readonly<Record<string, string>> = { always: 'fresh', unactivated: 'open', number: 'number' }

function settingsIn(now: Situation): Readonly<Record<string, string>> {
  const { shootingOrder = '', aggressiveOrder = '', uselessPoint = '' } = readingsOf(now)
  return {
    Ships: now.ships.length > 0 ? 'yes' : 'no',
    Aim: aims[shootingOrder] ?? '',
    'Aggressive shots': aggressiveOrder,
    'Useless point': uselessPoint,
  }
}

function givenAt(now: Situation): SectionInput {
  const { suit, value, opfor, player } = cardAndStrikes(now)
  const alive = now.units.filter(({ models }) => models > 0)
  const own = alive.filter(({ side }) => side === 'opfor').map(({ id }) => [id, cellsOf(now, id)] as const)
  const yours = alive.filter(({ side }) => side === 'player')
  return {
    settings: settingsIn(now),
    counters: { 'OPFOR strikes': opfor, 'Your strikes': player },
    pieces: {
      OPFOR: Object.fromEntries(own),
      'Your force': Object.fromEntries(yours.map(({ id, activated }) => [id, { acted: activated }])),
    },
    card: `${suit} ${value}`,
  }
}

function cellsOf(now: Situation, id: string) {
  const line = lineOf(now, id)
  return {
    training: line.training,
    models: line.models,
    fatigue: line.fatigue,
    empty: line.empty,
    reload: line.reload,
    acted: line.activated,
    engaged: line.engaged,
    shooters: line.canShoot,
    'gun crew': line.isCrew,
    'field gun': line.fieldGun,
    skirmishers: line.skirmishers,
    quick: line.quick,
    drill: line.drill,
    aggressive: line.isAggressive,
    bayonets: line.bayonets,
    fixed: line.bayonetsFixed,
    points: line.points,
    ordered: false,
  }
}

function differing(now: SectionResult['now'], end: Situation): readonly string[] {
  const wrong: string[] = []
  for (const { id, side, models } of end.units) {
    if (side === 'player') {
      const isThere = now.rosters['Your force']?.includes(id) === true
      if (isThere && models === 0) wrong.push(`${id} is still in Your force`)
      if (!isThere && models > 0 && now.pieces[id] === undefined) wrong.push(`${id} is not in Your force`)
      continue
    }
    if (models === 0) continue
    const code = cellsOf(end, id)
    for (const column of ['acted', 'engaged', 'empty', 'fixed', 'fatigue', 'models'] as const) {
      const sheet = now.pieces[id]?.[column]
      if (sheet !== code[column]) wrong.push(`${id} has ${column} ${String(sheet)}, the code ${code[column]}`)
    }
  }
  return wrong
}
