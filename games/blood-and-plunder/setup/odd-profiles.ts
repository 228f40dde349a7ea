import { aside, type Table } from '@opfor/kernel'
import { isAggressive } from '../rules/action-exceptions/action-exceptions.ts'
import { isArmedWith, namedTrait } from '../table/profile.ts'
import { type Situation, unitsOf } from '../table/situation.ts'

const words = {
  trait: aside(
    'blood-and-plunder.oddTrait',
    '{trait} of {unit} is no special rule that the solitaire rules name: it changes nothing of what the OPFOR does.',
  ),
  swivels: aside(
    'blood-and-plunder.oddSwivels',
    '{unit} has swivel guns but crews no guns: it counts as an aggressive unit, not as a gun crew.',
  ),
} as const

/** What an owner has written of the OPFOR's units and may have meant otherwise. */
export function tellOddProfiles(table: Table<Situation>): void {
  for (const unit of unitsOf(table.now, 'opfor')) {
    const { name, profile } = unit
    for (const trait of profile.traits)
      if (namedTrait(trait.name) === undefined)
        table.change(table.now, words.trait, { trait: trait.name, unit: name })
    const crewsNone = isArmedWith(profile, 'swivel guns') && profile.guns === undefined
    if (crewsNone && isAggressive(table.now, unit)) table.change(table.now, words.swivels, { unit: name })
  }
}
