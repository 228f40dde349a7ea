import {
  fileWord,
  nameOf,
  parseForce,
  type Side,
  type WrittenForce,
  type WrittenProfile,
} from '@opfor/games/blood-and-plunder/files'
import type { Json } from '@opfor/kernel'
import { useState } from 'react'
import { toFileName, download } from '../../../device/download.ts'
import { useSay } from '../../../text/language.tsx'
import { FileButton } from '../../../components/file-button.tsx'
import { allIds, type Draft, freeId, withForce, withStarts } from './draft.ts'
import { StepField, TextField, Checkbox } from '../fields.tsx'
import { ProfileFields } from './profile-fields.tsx'
import { editorWords } from './words.ts'

/** The force of one side: its units and ships, and file import and export. */
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
  const force = draft[side]
  const set = (to: Partial<WrittenForce>): void =>
    change(withStarts({ ...draft, [side]: { ...force, ...to } }))
  const ships = force.ships ?? []
  const addUnit = (like: WrittenProfile | undefined): void => {
    const name = like?.name ?? say(editorWords.newUnit)
    const id = freeId(like?.id ?? 'unit', allIds(draft))
    const unit: WrittenProfile = like ?? {
      id,
      name,
      training: 'trained',
      models: 6,
      base: 1,
      weapons: ['muskets'],
      traits: [],
    }
    set({ units: [...force.units, { ...unit, id }] })
  }
  const addShip = (): void => {
    const id = freeId('ship', allIds(draft))
    set({ ships: [...ships, { id, name: say(editorWords.newShip), speed: 4, turn: 2 }] })
  }
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
      {force.units.map((unit, at) => (
        <details key={unit.id} className="pack-item">
          <summary>
            <span className="bp-sum">
              {say(nameOf(unit.name))}
              <small>
                {say(editorWords.brief, {
                  models: unit.models,
                  training: fileWord(`training.${unit.training}`),
                  weapons: unit.weapons.map((weapon) => fileWord(`weapons.${weapon}`)),
                })}
              </small>
            </span>
          </summary>
          <ProfileFields
            unit={unit}
            ships={ships}
            change={(to) => set({ units: force.units.with(at, to) })}
          />
          <div className="row">
            <button
              type="button"
              className="button quiet"
              disabled={force.units.length >= 24}
              onClick={() => addUnit(unit)}
            >
              {say(editorWords.copy)}
            </button>
            <button
              type="button"
              className="button quiet"
              onClick={() => set({ units: force.units.toSpliced(at, 1) })}
            >
              {say(editorWords.remove)}
            </button>
          </div>
        </details>
      ))}
      <button
        type="button"
        className="button quiet"
        disabled={force.units.length >= 24}
        onClick={() => addUnit(undefined)}
      >
        + {say(editorWords.newUnit)}
      </button>
      <h2>{say(fileWord('ships'))}</h2>
      {ships.map((ship, at) => (
        <details key={ship.id} className="pack-item">
          <summary>{say(nameOf(ship.name))}</summary>
          <TextField
            label={say(fileWord('name'))}
            value={ship.name}
            maxLength={60}
            change={(name) => set({ ships: ships.with(at, { ...ship, name }) })}
          />
          <StepField
            label={say(fileWord('speed'))}
            value={ship.speed}
            from={0}
            to={12}
            change={(speed) => set({ ships: ships.with(at, { ...ship, speed }) })}
          />
          <StepField
            label={say(fileWord('turn'))}
            value={ship.turn}
            from={0}
            to={8}
            change={(turn) => set({ ships: ships.with(at, { ...ship, turn }) })}
          />
          <button
            type="button"
            className="button quiet"
            onClick={() =>
              set({
                ships: ships.toSpliced(at, 1),
                units: force.units.map((unit) => (unit.aboard === ship.id ? { ...unit, aboard: '' } : unit)),
              })
            }
          >
            {say(editorWords.remove)}
          </button>
        </details>
      ))}
      <button type="button" className="button quiet" disabled={ships.length >= 8} onClick={addShip}>
        + {say(editorWords.newShip)}
      </button>
    </>
  )
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
