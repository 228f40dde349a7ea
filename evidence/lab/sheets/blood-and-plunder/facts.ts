import {
  type Activation,
  lineOf,
  seenBy,
  type Situation,
} from '@opfor/evidence/games/blood-and-plunder/proofs/for-sheets'
import type { SectionDecision } from '@opfor/sheets'
import type { Facts } from '../facts.ts'

type Seen = ReturnType<typeof seenBy>

/** The facts of an activation after the sheet's decisions so far. */
export function factsIn(activation: Activation): (decided: readonly SectionDecision[]) => Facts {
  const { start, last, unit, actions, done } = activation
  const deeds = done.filter((each) => 'what' in each)
  const orders = done.filter((each) => 'order' in each)
  const seen = new Map<string, Seen>()
  const look = (at: string, now: Situation, id: string, left: number): Seen => {
    const key = `${at} ${id}`
    const known = seen.get(key) ?? seenBy(now, id, left)
    seen.set(key, known)
    return known
  }

  return (decided) => {
    const count = (...sections: readonly string[]): number =>
      decided.filter(({ section }) => sections.includes(section)).length
    const at = count('Next action', 'Next order')
    const isChosen = count('Unit') > 0
    const [deed, before] = [deeds[at], deeds[at - 1]]
    const now = !isChosen ? start : (deed?.now ?? last)
    const ofActor = (): Seen => look(String(at), now, deed?.unit ?? unit.chosen, deed?.actions ?? 0)
    const target = (list: string): string => decided.findLast(({ section }) => section === list)?.chosen ?? ''
    const unitNow = (name: string) => now.units.find(({ id }) => id === name)
    const drilled = (): boolean =>
      before !== undefined &&
      look(String(at - 1), before.now, before.unit, before.actions).drillReaches(target('Target'))
    return {
      Unit: () => unit.chosen,
      'distance to the nearest enemy': (name) => look('start', start, name, 0).nearest,
      'Actions left': () => actions,
      'its rules let it get out of the melee now': () => deed?.what === 'leaves',
      'an enemy is within 8 inches of it': () => ofActor().withinEight,
      'no enemy is within 8 inches of it': () => !ofActor().withinEight,
      'a shot at it is allowed and not hopeless, at less than 12 inches': (name) =>
        ofActor().canBeShot(name, 12),
      'a shot at it is allowed and not hopeless, at less than 20 inches': (name) =>
        ofActor().canBeShot(name, 20),
      'a shot at it is allowed and not hopeless': (name) => ofActor().canBeShot(name, Infinity),
      'it stands in the open and is hit on 8 or less': (name) => ofActor().isEasy(name),
      'target number': (name) => ofActor().number(name),
      'its drilled shot brings the target number to 8 or less': drilled,
      Target: () => deed?.target?.chosen ?? '',
      Charged: () => deed?.target?.chosen ?? '',
      'it can be charged': (name) => ofActor().canBeCharged(name),
      distance: (name) => (unitNow(name)?.side === 'opfor' ? ofCommander() : ofActor()).inches(name),
      'it is out of the battle by now': (name) => unitNow(name)?.models === 0,
      'it is in melee with nobody any more': (name) => unitNow(name)?.engaged.length === 0,
      models: (name) => unitNow(name)?.models ?? 0,
      fatigue: (name) => unitNow(name)?.fatigue ?? 0,
      'Is its gun lost?': () => unitNow(before?.unit ?? '')?.gunLost === true,
      shooters: (name) => lineOf(now, name).canShoot,
      aggressive: (name) => lineOf(now, name).isAggressive,
      'its ship is free and an enemy ship is close enough to grapple': () => ofActor().canGrapple,
      'its own ship is damaged': () => ofActor().canRepair,
      'an aggressive move brings it closer to an enemy, or a field gun that sees nobody into sight of one':
        () => ofActor().canMove('Aggressive Move'),
      'a tactical move brings it closer to its goal or into better cover, or a field gun that sees nobody into sight of one':
        () => ofActor().canMove('Tactical Move'),
      'a retreat hides it better or brings it farther back, or a field gun that sees nobody into sight of one':
        () => ofActor().canMove('Retreat Move'),
      'it is within command range': (name) => ofCommander().isCommanded(name),
      Ordered: () => orders[count('Ordered')]?.order.chosen ?? '',
    }

    function ofCommander(): Seen {
      return look(`command ${at}`, now, unit.chosen, 0)
    }
  }
}
