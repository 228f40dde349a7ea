import {
  fileWord,
  nameOf,
  parseForce,
  type Side,
  type WrittenForce,
  type WrittenProfile,
} from '@opfor/games/blood-and-plunder/files'
import type { Json, Message } from '@opfor/kernel'
import { useState } from 'react'
import { download, toFileName } from '../../../../data/device/download.ts'
import { FileButton } from '../../../../ui/components/file-button.tsx'
import { useSay } from '../../../../ui/text/language.tsx'
import { EntryList } from '../../../packs/entry-list.tsx'
import { StepField, TextField } from '../../../packs/fields.tsx'
import { freeId } from '../../../packs/ids.ts'
import { Checkbox } from '../../../packs/toggles.tsx'
import { allIds, type Draft, withForce, withStarts } from './draft.ts'
import { ProfileFields } from './profile-fields.tsx'
import { editorWords } from './words.ts'

type Ship = NonNullable<WrittenForce['ships']>[number]

function ShipFields({
  at,
  ship,
  change,
}: {
  /** The path of the ship in the pack. */
  readonly at: string
  readonly ship: Ship
  readonly change: (to: Ship) => void
}) {
  const say = useSay()
  return (
    <>
      <TextField
        label={say(fileWord('name'))}
        at={`${at}.name`}
        value={ship.name}
        maxLength={60}
        change={(name) => change({ ...ship, name })}
      />
      <StepField
        label={say(fileWord('speed'))}
        value={ship.speed}
        from={0}
        to={12}
        change={(speed) => change({ ...ship, speed })}
      />
      <StepField
        label={say(fileWord('turn'))}
        value={ship.turn}
        from={0}
        to={8}
        change={(turn) => change({ ...ship, turn })}
      />
    </>
  )
}

export function ForceTab({
  draft,
  side,
  change,
}: {
  readonly draft: Draft
  readonly side: Side
  readonly change: (to: Draft) => void
}) {
  const say = useSay()
  const force = draft.forces[side]
  const set = (to: Partial<WrittenForce>): void =>
    change(withStarts({ ...draft, forces: { ...draft.forces, [side]: { ...force, ...to } } }))
  const ships = force.ships ?? []
  const named = (name: string, otherwise: Message): string => say(name === '' ? otherwise : nameOf(name))
  const newUnit = (): WrittenProfile => ({
    id: freeId('unit', allIds(draft)),
    name: '',
    training: 'trained',
    models: 6,
    base: 1,
    weapons: ['muskets'],
    traits: [],
  })
  const newShip = (): Ship => ({ id: freeId('ship', allIds(draft)), name: '', speed: 4, turn: 2 })
  return (
    <>
      <section className="card pack-card">
        <TextField
          label={say(editorWords.forceName)}
          value={force.name}
          maxLength={80}
          change={(name) => set({ name })}
        />
        <Checkbox
          label={say(fileWord('redraws'))}
          value={force.redraws === true}
          change={(redraws) => set({ redraws })}
        />
        <ForceFile force={force} take={(taken) => change(withForce(draft, side, taken))} />
      </section>
      <h2>{say(fileWord('units'))}</h2>
      <EntryList
        at={`forces.${side}.units`}
        items={force.units}
        most={24}
        titleOf={({ name }) => named(name, editorWords.newUnit)}
        briefOf={(unit) =>
          say(editorWords.brief, {
            models: unit.models,
            training: fileWord(`training.${unit.training}`),
            weapons: unit.weapons.map((weapon) => fileWord(`weapons.${weapon}`)),
          })
        }
        change={(units) => set({ units })}
        copyOf={(unit) => ({ ...unit, id: freeId(unit.id, allIds(draft)) })}
        create={newUnit}
        addLabel={`+ ${say(editorWords.newUnit)}`}
        fields={(unit, setUnit, at) => <ProfileFields at={at} unit={unit} ships={ships} change={setUnit} />}
      />
      <h2>{say(fileWord('ships'))}</h2>
      <EntryList
        at={`forces.${side}.ships`}
        items={ships}
        most={8}
        titleOf={({ name }) => named(name, editorWords.newShip)}
        change={(to) => set({ ships: to, units: force.units.map((unit) => ashoreWithout(unit, to)) })}
        create={newShip}
        addLabel={`+ ${say(editorWords.newShip)}`}
        fields={(ship, setShip, at) => <ShipFields at={at} ship={ship} change={setShip} />}
      />
    </>
  )
}

/** Units aboard a ship that is gone become units ashore. */
function ashoreWithout(unit: WrittenProfile, ships: readonly Ship[]): WrittenProfile {
  const isAdrift = (unit.aboard ?? '') !== '' && !ships.some(({ id }) => id === unit.aboard)
  return isAdrift ? { ...unit, aboard: '' } : unit
}

function ForceFile({
  force,
  take,
}: {
  readonly force: WrittenForce
  readonly take: (force: WrittenForce) => void
}) {
  const say = useSay()
  const [problem, setProblem] = useState('')
  const open = async (file: File): Promise<void> => {
    try {
      const json = JSON.parse(await file.text()) as Json
      const read = parseForce(json)
      setProblem(read.ok ? '' : read.problem)
      // Validated by parseForce, which returns another type than the written one.
      if (read.ok) take(json as unknown as WrittenForce)
    } catch {
      setProblem(say(editorWords.noFile))
    }
  }
  return (
    <>
      {problem !== '' && (
        <p role="alert" className="notice">
          {problem}
        </p>
      )}
      <div className="row">
        <FileButton take={(file) => void open(file)}>{say(editorWords.importForce)}</FileButton>
        <button
          type="button"
          className="button quiet"
          onClick={() => download(`${toFileName(force.name)}.json`, JSON.stringify(force, undefined, 2))}
        >
          {say(editorWords.exportForce)}
        </button>
      </div>
    </>
  )
}
