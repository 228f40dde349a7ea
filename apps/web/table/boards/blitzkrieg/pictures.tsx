import { isUnit, readToken } from '@opfor/games/blitzkrieg/view'
import { PieceGrid } from '../../questions/piece-grid.tsx'
import type { PieceGroup, PiecePictures } from '../../questions/piece-pictures.ts'
import { Token } from './token.tsx'
import { ownToken } from './token-keys.ts'
import { words } from './words.ts'

const arms = ['army', 'navy', 'airforce', 'any'] as const

/** A row for each arm; the special weapons form a separate group. */
export const unitPictures: PiecePictures = {
  Grid: PieceGrid,
  picture: (id, { id: question }) => {
    // Stratagems, places and slots of the row are no units.
    if (!isUnit(id)) return undefined
    const side =
      question === 'blitzkrieg.unitPlaced' || question === 'blitzkrieg.drawForYou' ? 'player' : 'bot'
    return (
      <g className="bz-board">
        <Token token={ownToken(side, id)} />
      </g>
    )
  },
  groups: (ids) => {
    const weapons = ids.filter(isWeapon)
    const rows: readonly PieceGroup[] = arms.map((arm) => ({
      ids: ids
        .filter((id) => !isWeapon(id) && readToken(id).unit.arm === arm)
        .toSorted((a, b) => rankOf(a) - rankOf(b)),
    }))
    const all = weapons.length === 0 ? rows : [...rows, { name: words.pool, ids: weapons }]
    return all.filter((group) => group.ids.length > 0)
  },
}

function isWeapon(id: string): boolean {
  return readToken(id).unit.special
}

/** Officers come after the units of their arm. */
function rankOf(id: string): number {
  const { commands, strength } = readToken(id).unit
  return commands.length > 0 ? 10 : strength
}
