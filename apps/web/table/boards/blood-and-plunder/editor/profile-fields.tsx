import {
  fileWord,
  houseNumbers,
  namedTraits,
  nameOf,
  trainings,
  weapons,
  type WrittenForce,
  type WrittenProfile,
} from '@opfor/games/blood-and-plunder/files'
import { useSay } from '../../../../ui/text/language.tsx'
import { ChipChoice, StepField, TextField } from '../../../packs/fields.tsx'
import { Checkbox, MultiChoice } from '../../../packs/toggles.tsx'
import { TraitFields } from './trait-fields.tsx'
import { editorWords } from './words.ts'

const carriages = ['field', 'naval', 'structure'] as const

const mapNumbers = [
  ['move', 1, 12],
  ['charge', 1, 20],
  ['range', 0, 96],
  ['shoot', 2, 10],
  ['rangeStep', 1, 96],
  ['reload', 1, 6],
] as const

/** Includes the numbers that only a map needs. */
export function ProfileFields({
  at,
  unit,
  ships,
  change,
}: {
  /** The path of the unit in the pack. */
  readonly at: string
  readonly unit: WrittenProfile
  readonly ships: NonNullable<WrittenForce['ships']>
  readonly change: (to: WrittenProfile) => void
}) {
  const say = useSay()
  const set = (to: Partial<WrittenProfile>): void => change({ ...unit, ...to })
  const { guns, commander, volley = houseNumbers.volley, ...rest } = unit
  const without = (key: 'base' | 'guns' | 'commander'): void => {
    const { [key]: _gone, ...kept } = unit
    change(kept)
  }
  const toggled = (weapon: (typeof weapons)[number]): typeof unit.weapons =>
    unit.weapons.includes(weapon) ? unit.weapons.filter((each) => each !== weapon) : [...unit.weapons, weapon]
  return (
    <>
      <TextField
        label={say(fileWord('name'))}
        at={`${at}.name`}
        value={unit.name}
        maxLength={60}
        change={(name) => set({ name })}
      />
      <StepField
        label={say(fileWord('models'))}
        value={unit.models}
        from={1}
        to={40}
        change={(models) => set({ models })}
      />
      <ChipChoice
        label={say(fileWord('training'))}
        of={trainings.map((value) => ({ value, text: say(fileWord(`training.${value}`)) }))}
        value={unit.training}
        change={(training) => set({ training })}
      />
      <MultiChoice
        label={say(fileWord('weapons'))}
        of={weapons.map((value) => ({ value, text: say(fileWord(`weapons.${value}`)) }))}
        chosen={unit.weapons}
        toggle={(value) => {
          const weapon = weapons.find((each) => each === value)
          if (weapon !== undefined) set({ weapons: toggled(weapon) })
        }}
      />
      <TraitFields
        at={`${at}.traits`}
        named={namedTraits}
        traits={unit.traits}
        change={(traits) => set({ traits })}
      />
      <Checkbox
        label={say(fileWord('mounted'))}
        value={unit.mounted === true}
        change={(mounted) => set({ mounted })}
      />
      <Checkbox
        label={say(fileWord('commander'))}
        value={commander !== undefined}
        change={(on) =>
          on
            ? set({ commander: { name: say(fileWord('commander')), points: 2, range: 8 } })
            : without('commander')
        }
      />
      {commander !== undefined && (
        <div className="pack-inner">
          <TextField
            label={say(fileWord('name'))}
            at={`${at}.commander.name`}
            value={commander.name}
            maxLength={60}
            change={(name) => set({ commander: { ...commander, name } })}
          />
          <StepField
            label={say(fileWord('points'))}
            value={commander.points}
            from={0}
            to={6}
            change={(points) => set({ commander: { ...commander, points } })}
          />
          <StepField
            label={say(fileWord('range'))}
            value={commander.range}
            from={0}
            to={36}
            change={(range) => set({ commander: { ...commander, range } })}
          />
        </div>
      )}
      <Checkbox
        label={say(fileWord('guns'))}
        value={guns !== undefined}
        change={(on) => (on ? set({ guns: { carriage: 'field', count: 1 } }) : without('guns'))}
      />
      {guns !== undefined && (
        <div className="pack-inner">
          <ChipChoice
            label={say(fileWord('carriage'))}
            of={carriages.map((value) => ({ value, text: say(fileWord(`carriage.${value}`)) }))}
            value={guns.carriage}
            change={(carriage) => set({ guns: { ...guns, carriage } })}
          />
          <StepField
            label={say(fileWord('count'))}
            value={guns.count}
            from={1}
            to={20}
            change={(count) => set({ guns: { ...guns, count } })}
          />
        </div>
      )}
      {ships.length > 0 && (
        <ChipChoice
          label={say(fileWord('aboard'))}
          at={`${at}.aboard`}
          of={[
            { value: '', text: say(editorWords.ashore) },
            ...ships.map(({ id, name }) => ({ value: id, text: say(nameOf(name)) })),
          ]}
          value={unit.aboard ?? ''}
          change={(aboard) => set({ aboard })}
        />
      )}
      <details className="pack-more">
        <summary>{say(editorWords.numbers)}</summary>
        <p className="soft">{say(editorWords.numbersWhy)}</p>
        <Checkbox
          label={say(editorWords.wide)}
          value={unit.base !== undefined}
          change={(on) => (on ? set({ base: 1 }) : without('base'))}
        />
        {unit.base !== undefined && (
          <StepField
            label={say(fileWord('base'))}
            value={unit.base}
            from={0.5}
            to={4}
            step={0.1}
            change={(base) => set({ base: Math.round(base * 10) / 10 })}
          />
        )}
        {mapNumbers.map(([key, from, to]) => (
          <StepField
            key={key}
            label={say(fileWord(key))}
            value={rest[key] ?? houseNumbers[key]}
            from={from}
            to={to}
            change={(value) => set({ [key]: value })}
          />
        ))}
        <h3>{say(fileWord('volley'))}</h3>
        <StepField
          label={say(fileWord('actions'))}
          value={volley.actions}
          from={1}
          to={3}
          change={(actions) => set({ volley: { ...volley, actions } })}
        />
        <StepField
          label={say(fileWord('better'))}
          value={volley.better}
          from={0}
          to={5}
          change={(better) => set({ volley: { ...volley, better } })}
        />
      </details>
    </>
  )
}
