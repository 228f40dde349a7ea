/** CHART 2: the action priorities, from the top until one can be performed. */

import { aggressive, aggressiveColumn, fixesBayonets } from './action-exceptions.ts'
import type { Column } from './chart-1.ts'
import type { Action, House, Readings, Unit } from './facts.ts'
import { mayMove } from './movement.ts'
import { chargeTargets, shotAt } from './opfor-actions.ts'

const CHART_2: Readonly<Record<Column | 'Command Points', readonly Action[]>> = {
  A: ['Shoot <12"', 'Grapple', 'Charge', 'Aggressive Move', 'Fight', 'Reload', 'Rally', 'Repair'],
  B: ['Shoot <20"', 'Charge', 'Reload', 'Tactical Move', 'Fight', 'Rally', 'Repair'],
  C: ['Shoot', 'Retreat Move', 'Repair', 'Rally', 'Reload', 'Fight'],
  'Command Points': ['Rally', 'Reload', 'Repair', 'Shoot', 'Fight', 'Tactical Move'],
}

export interface Decision {
  readonly action: Action | 'Fix bayonets' | 'Nothing'
  readonly targets: readonly string[]
  readonly drilledAt: readonly string[]
}

function plain(action: Decision['action'], targets: readonly string[] = []): Decision {
  return { action, targets, drilledAt: [] }
}

/** Upper bound of a Shoot on the chart, exclusive. */
function bound(action: Action): number {
  if (action === 'Shoot <12"') return 12
  if (action === 'Shoot <20"') return 20
  return Number.POSITIVE_INFINITY
}

function performed(unit: Unit, action: Action, actions: number, readings: Readings): Decision | undefined {
  switch (action) {
    case 'Shoot <12"':
    case 'Shoot <20"':
    case 'Shoot': {
      const shot = shotAt(unit, bound(action), actions, readings)
      return shot.targets.length > 0 ? { action, ...shot } : undefined
    }
    case 'Charge': {
      const targets = chargeTargets(unit, readings)
      return targets.length > 0 ? plain(action, targets) : undefined
    }
    case 'Aggressive Move':
    case 'Tactical Move':
    case 'Retreat Move':
      return mayMove(unit, action, actions, readings) ? plain(action) : undefined
    case 'Fight':
      return unit.inContact && unit.possible.fight ? plain(action) : undefined
    case 'Grapple':
      return unit.possible.grapple ? plain(action) : undefined
    case 'Reload':
      return unit.possible.reload ? plain(action) : undefined
    case 'Rally':
      return unit.fatigue > 0 && unit.possible.rally ? plain(action) : undefined
    case 'Repair':
      return unit.possible.repair ? plain(action) : undefined
  }
}

export function columnOf(
  unit: Unit,
  column: Column | 'Command Points',
  house: House,
  readings: Readings,
): readonly Action[] {
  const printed = CHART_2[column]
  const lines = aggressive(unit, readings) ? aggressiveColumn(printed, readings) : printed
  if (!house.reloadFirst || unit.loaded || column === 'Command Points') return lines
  return ['Reload', ...lines.filter((line) => line !== 'Reload')]
}

export function nextAction(
  unit: Unit,
  column: Column | 'Command Points',
  actions: number,
  house: House,
  readings: Readings,
): Decision {
  if (unit.fatigue >= house.shakenAt && readings['shakenUnits'] === 'rally') return plain('Rally')
  const lines = columnOf(unit, column, house, readings)
  const couldCharge =
    lines.includes('Charge') &&
    actions > house.bayonetCost &&
    performed(unit, 'Charge', actions, readings) !== undefined
  if (house.bayonetCost <= actions && fixesBayonets(unit, couldCharge, readings)) return plain('Fix bayonets')
  for (const line of lines) {
    const decision = performed(unit, line, actions, readings)
    if (decision !== undefined) return decision
  }
  return plain('Nothing')
}

/** True if command points follow once a unit has no action left or can perform none. */
export function commandPointsFollow(nothingPerformed: boolean, readings: Readings): boolean {
  return !nothingPerformed || readings['nothingPerformed'] === 'command'
}
