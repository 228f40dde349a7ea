import { fileWord, type WrittenForce } from '@opfor/games/blood-and-plunder/files'
import { StepField, TextField } from '../../../packs/fields.tsx'
import { useSay } from '../../../../ui/text/language.tsx'

/** A ship of a force, as it is written. */
export type Ship = NonNullable<WrittenForce['ships']>[number]

/** The fields of a ship. */
export function ShipFields({
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
