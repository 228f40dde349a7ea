import { battleWord, effects, type When, type WrittenFeature } from '@opfor/games/admiral/files'
import { EntryList } from '../../../packs/entry-list.tsx'
import { ChipChoice, StepField, TextField } from '../../../packs/fields.tsx'
import { useSay } from '../../../../ui/text/language.tsx'
import { newFeature } from './draft.ts'
import { battleEditorWords } from './words.ts'

const times: readonly When[] = ['attack', 'defence', 'move']
const add = { green: battleEditorWords.addGreen, red: battleEditorWords.addRed } as const

export function FeatureFields({
  at,
  colour,
  features,
  change,
}: {
  readonly at: string
  readonly colour: 'green' | 'red'
  readonly features: readonly WrittenFeature[]
  readonly change: (to: readonly WrittenFeature[]) => void
}) {
  const say = useSay()
  return (
    <div className={`pack-part ad-${colour}-part`}>
      <h2>{say(battleEditorWords[colour])}</h2>
      <EntryList
        at={at}
        items={features}
        most={8}
        titleOf={({ name }) => (name === '' ? say(battleEditorWords[colour]) : name)}
        change={change}
        create={() => newFeature}
        addLabel={say(add[colour])}
        fields={(feature, set, path) => <OneFeature at={path} feature={feature} change={set} />}
      />
    </div>
  )
}

function OneFeature({
  at,
  feature,
  change,
}: {
  readonly at: string
  readonly feature: WrittenFeature
  readonly change: (to: WrittenFeature) => void
}) {
  const say = useSay()
  const { weapon, ...bare } = feature
  const set = (to: Partial<WrittenFeature>): void => change({ ...feature, ...to })
  const setTime = (when: When): void => {
    const changes = effects[when].includes(bare.changes) ? bare.changes : (effects[when][0] ?? 'note')
    change(when === 'attack' ? { ...feature, when, changes } : { ...bare, when, changes })
  }
  const isNote = feature.changes === 'note'
  return (
    <>
      <TextField
        label={say(battleWord('name'))}
        at={`${at}.name`}
        value={feature.name}
        maxLength={40}
        change={(name) => set({ name })}
      />
      <ChipChoice
        label={say(battleWord('when'))}
        of={times.map((when) => ({ value: when, text: say(battleWord(`when.${when}`)) }))}
        value={feature.when}
        change={setTime}
      />
      <ChipChoice
        label={say(battleWord('changes'))}
        at={`${at}.changes`}
        of={[...effects[feature.when], 'note' as const].map((changes) => ({
          value: changes,
          text: say(battleWord(`changes.${changes}`)),
        }))}
        value={feature.changes}
        change={(changes) => set({ changes })}
      />
      {!isNote && (
        <StepField
          label={say(battleWord('by'))}
          at={`${at}.by`}
          value={feature.by ?? 0}
          from={0}
          to={20}
          change={(by) => set({ by })}
        />
      )}
      {!isNote && feature.when === 'attack' && (
        <ChipChoice
          label={say(battleWord('weapon'))}
          at={`${at}.weapon`}
          of={[
            { value: '', text: say(battleEditorWords.all) },
            { value: 'gun', text: say(battleWord('weapon.gun')) },
            { value: 'torpedo', text: say(battleWord('weapon.torpedo')) },
          ]}
          value={weapon ?? ''}
          change={(to) => change(to === 'gun' || to === 'torpedo' ? { ...bare, weapon: to } : bare)}
        />
      )}
      {isNote && (
        <TextField
          label={say(battleWord('note'))}
          value={feature.note ?? ''}
          maxLength={200}
          change={(note) => set({ note })}
        />
      )}
    </>
  )
}
