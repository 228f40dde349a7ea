import { canShoot, type Situation, startingModels, type Unit } from '@opfor/games/blood-and-plunder/view'
import type { Edit } from '@opfor/kernel'
import { useSay } from '../../../ui/text/language.tsx'
import { StepField } from '../../packs/fields.tsx'
import { Checkbox } from '../../packs/toggles.tsx'
import { tableWords } from './words.ts'

export function UnitCorrections({
  now,
  unit,
  correct,
}: {
  readonly now: Situation
  readonly unit: Unit
  readonly correct: (edits: readonly Edit[]) => void
}) {
  const say = useSay()
  const set = (what: string, to: number): void => correct([{ set: `${what}.${unit.id}`, to }])
  const { models, profile } = unit
  return (
    <div className="bp-profile">
      <StepField
        label={say(tableWords.models)}
        value={models}
        from={0}
        to={startingModels(profile)}
        change={(to) => correct([modelsEdit(unit, to)])}
      />
      <StepField
        label={say(tableWords.fatigue)}
        value={unit.fatigue}
        from={0}
        to={99}
        change={(to) => set('fatigue', to)}
      />
      {unit.side === 'opfor' && canShoot(now, unit) && (
        <StepField
          label={say(tableWords.reloadsLeft)}
          value={unit.empty}
          from={0}
          to={profile.reload}
          change={(to) => set('empty', to)}
        />
      )}
      <Checkbox
        label={say(tableWords.hasActivated)}
        value={unit.activated}
        change={(to) => set('activated', Number(to))}
      />
      {profile.guns !== undefined && (
        <Checkbox
          label={say(tableWords.gunLost)}
          value={unit.gunLost}
          change={(to) => set('gunLost', Number(to))}
        />
      )}
    </div>
  )
}

function modelsEdit({ id, models }: Unit, to: number): Edit {
  const move = `model.${id}`
  return to < models
    ? { move, from: 'table', to: 'lost', count: models - to }
    : { move, from: 'lost', to: 'table', count: to - models }
}
