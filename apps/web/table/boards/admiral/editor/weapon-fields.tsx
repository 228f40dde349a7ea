import { battleWord, type WrittenBattery } from '@opfor/games/admiral/files'
import { useContext } from 'react'
import { ChipChoice, OptionalStepField, StepField, TextField } from '../../../packs/fields.tsx'
import { EntryList } from '../../../packs/entry-list.tsx'
import { ProblemsOfPack, SectionProblem } from '../../../packs/problems.tsx'
import { useSay } from '../../../../ui/text/language.tsx'
import { newWeapon } from './draft.ts'
import { battleEditorWords } from './words.ts'

const kinds = ['gun', 'torpedo'] as const

export function Weapons({
  at,
  weapons,
  change,
}: {
  readonly at: string
  readonly weapons: readonly WrittenBattery[]
  readonly change: (to: readonly WrittenBattery[]) => void
}) {
  const say = useSay()
  const { seek } = useContext(ProblemsOfPack)
  const add = (kind: (typeof kinds)[number]): void => {
    change([...weapons, newWeapon(kind, say(battleEditorWords[kind]))])
    seek(`${at}[${weapons.length}]`)
  }
  const brief = ({ bands }: WrittenBattery): string =>
    bands.map((band) => say(battleEditorWords.weaponBrief, { ...band })).join('; ')
  return (
    <div className="pack-part">
      <h2>{say(battleEditorWords.weapons)}</h2>
      <EntryList
        at={at}
        items={weapons}
        most={8}
        titleOf={({ name, kind = 'gun' }) => (name === '' ? say(battleEditorWords[kind]) : name)}
        briefOf={brief}
        change={change}
        fields={(weapon, set, path) => <WeaponFields at={path} weapon={weapon} change={set} />}
      />
      <div className="pack-any">
        <button
          type="button"
          className="board-tool"
          disabled={weapons.length >= 8}
          onClick={() => add('gun')}
        >
          {say(battleEditorWords.addGun)}
        </button>
        <button
          type="button"
          className="board-tool"
          disabled={weapons.length >= 8}
          onClick={() => add('torpedo')}
        >
          {say(battleEditorWords.addTorpedo)}
        </button>
      </div>
    </div>
  )
}

function WeaponFields({
  at,
  weapon,
  change,
}: {
  readonly at: string
  readonly weapon: WrittenBattery
  readonly change: (to: WrittenBattery) => void
}) {
  const say = useSay()
  const { bands } = weapon
  const set = (to: Partial<WrittenBattery>): void => change({ ...weapon, ...to })
  const last = bands.at(-1)
  return (
    <>
      <TextField
        label={say(battleWord('name'))}
        at={`${at}.name`}
        value={weapon.name}
        maxLength={40}
        change={(name) => set({ name })}
      />
      <ChipChoice
        label={say(battleWord('kind'))}
        of={kinds.map((kind) => ({ value: kind, text: say(battleEditorWords[kind]) }))}
        value={weapon.kind ?? 'gun'}
        change={(kind) => set({ kind })}
      />
      <SectionProblem at={`${at}.bands`} />
      {bands.map((band, nth) => (
        <div key={nth} className="pack-stats">
          <StepField
            label={say(battleWord('strength'))}
            at={`${at}.bands[${nth}].strength`}
            value={band.strength}
            from={0}
            to={99}
            change={(strength) => set({ bands: bands.with(nth, { ...band, strength }) })}
          />
          <StepField
            label={say(battleEditorWords.range)}
            at={`${at}.bands[${nth}].to`}
            value={band.to}
            from={1}
            to={30}
            change={(to) => set({ bands: bands.with(nth, { ...band, to }) })}
          />
        </div>
      ))}
      <div className="pack-any">
        <button
          type="button"
          className="board-tool"
          disabled={bands.length >= 6}
          onClick={() =>
            set({
              bands: [...bands, { to: Math.min(30, (last?.to ?? 0) + 1), strength: last?.strength ?? 1 }],
            })
          }
        >
          {say(battleEditorWords.farther)}
        </button>
        {bands.length > 1 && (
          <button type="button" className="board-tool" onClick={() => set({ bands: bands.slice(0, -1) })}>
            {say(battleEditorWords.nearer)}
          </button>
        )}
      </div>
      <OptionalStepField
        label={say(battleWord('ammunition'))}
        value={weapon.ammunition}
        from={1}
        to={20}
        change={(ammunition) => set({ ammunition })}
      />
    </>
  )
}
