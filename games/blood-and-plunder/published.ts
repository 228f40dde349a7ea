import type { HouseRuleNames } from '@opfor/kernel'
import type { Place } from './rules/movement/places.ts'
import type { Situation, Unit } from './table/situation.ts'

const ofUnits = {
  models: ({ models }: Unit) => models,
  Fatigue: ({ fatigue }: Unit) => fatigue,
}

const ofPlaces = { 'inches to go': ({ inches }: Place) => inches }

export const published: HouseRuleNames = {
  conditions: {
    'it is turn {n} or later': (now: Situation, _about: never, turn = 0) => now.turn >= turn,
  },
  lists: {
    'blood-and-plunder.activate': {
      of: 'the units that have not activated',
      facts: { 'it is empty': ({ empty }: Unit) => empty > 0 },
      numbers: ofUnits,
    },
    'blood-and-plunder.aggressive': { of: 'the places that it can reach', numbers: ofPlaces },
    'blood-and-plunder.tactical': { of: 'the places that it can reach', numbers: ofPlaces },
    'blood-and-plunder.retreat': {
      of: 'the places that it can reach',
      numbers: ofPlaces,
      called: {
        'closest.1': 'closest enemies that see it',
        'most.2': 'closest enemies that see it',
      },
    },
    'blood-and-plunder.gunMove': { of: 'the places that it can reach', numbers: ofPlaces },
    'blood-and-plunder.shootAt': { of: 'the targets', numbers: ofUnits },
    'blood-and-plunder.charge': { of: 'the targets', numbers: ofUnits },
    'blood-and-plunder.order': { of: 'the units in command range', numbers: ofUnits },
    'blood-and-plunder.sail': {
      of: 'the courses that it can sail',
      called: { 'away.2': 'turn of the bow towards the nearest' },
    },
  },
}
