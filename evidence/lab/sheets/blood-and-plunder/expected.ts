import type { Activation, Deed, Picked } from '@opfor/evidence/games/blood-and-plunder/proofs/for-sheets'
import type { Expected } from '../proof.ts'

const plans: Readonly<Record<string, string>> = { A: 'Push', B: 'Hold', C: 'Fall back' }

const actions: Readonly<Record<string, string>> = {
  shoot12: 'Shoot to 12',
  shoot20: 'Shoot to 20',
  shoot: 'Shoot',
  grapple: 'Grapple',
  charge: 'Charge',
  aggressive: 'Aggressive move',
  tactical: 'Tactical move',
  retreat: 'Retreat move',
  fight: 'Fight',
  reload: 'Reload',
  rally: 'Rally',
  repair: 'Repair',
}

/** The decisions that the sheet must make in an activation, in order. */
export function expectedIn({ unit, column, done }: Activation): readonly Expected[] {
  return [
    picked('Unit', unit),
    { section: 'Plan', chosen: plans[column] },
    ...done.flatMap((each) => ('what' in each ? deed(each) : [picked('Ordered', each.order)])),
  ]
}

function picked(section: string, { chosen, equals }: Picked): Expected {
  return { section, chosen, equals }
}

function deed(each: Deed): readonly Expected[] {
  const { what, ordered, target, drilled } = each
  const next = ordered ? 'Next order' : 'Next action'
  if (what === '') return []
  if (what === 'leaves') return [{ section: next, chosen: 'Slip away' }]
  if (what === 'bayonets') return [{ section: next, chosen: 'Fix bayonets' }]
  const action = nameOf(each)
  return [
    ...(target === undefined ? [] : [picked(what === 'charge' ? 'Charged' : 'Target', target)]),
    ...(ordered
      ? [{ section: next, chosen: action }]
      : [
          { section: 'Planned action', chosen: action },
          { section: next, chosen: 'Planned action' },
        ]),
    ...(drilled === undefined
      ? []
      : [{ section: 'Kind of shot', chosen: drilled ? 'Drilled shot' : 'Ordinary shot' }]),
  ]
}

/** With fixed bayonets a unit takes them off to reload. */
function nameOf({ what, now, unit }: Deed): string {
  const isFixed = now.units.some(({ id, bayonetsFixed }) => id === unit && bayonetsFixed)
  return what === 'reload' && isFixed ? 'Take bayonets off' : (actions[what] ?? what)
}
