import type { NamedTrait, Profile } from '../table/profile.ts'
import type { Unit } from '../table/situation.ts'

function profile(change: Partial<Profile> = {}): Profile {
  return {
    id: 'town-muskets',
    name: 'Town Muskets',
    training: 'trained',
    models: 8,
    weapons: ['muskets'],
    traits: [],
    mounted: false,
    aboard: '',
    move: 4,
    charge: 8,
    range: 24,
    shoot: 7,
    rangeStep: 8,
    reload: 1,
    volley: { actions: 2, better: 1 },
    ...change,
  }
}

export function unitAs(change: Partial<Profile> = {}, state: Partial<Unit> = {}): Partial<Unit> {
  return { profile: profile(change), ...state }
}

export function traits(...names: readonly NamedTrait[]): Pick<Profile, 'traits'> {
  return { traits: names.map((name) => ({ name, reminder: 'as the book has it' })) }
}

export function gun(carriage: 'field' | 'naval' | 'structure'): Pick<Profile, 'guns'> {
  return { guns: { carriage, count: 1 } }
}
