import { noteText, type Table } from '@opfor/kernel'
import { isAggressive } from '../rules/action-exceptions/action-exceptions.ts'
import { isArmedWith, namedTrait } from '../table/profile.ts'
import { type Situation, unitsOf } from '../table/situation.ts'

const words = {
  trait: {
    id: 'blood-and-plunder.oddTrait',
    ...noteText('The solitaire rules do not name {trait} ({unit}): it does not change what the OPFOR does.'),
  },
  swivels: {
    id: 'blood-and-plunder.oddSwivels',
    ...noteText(
      '{unit} has swivel guns but crews no guns: it counts as an aggressive unit, not as a gun crew.',
    ),
  },
} as const

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
