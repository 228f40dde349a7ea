import type {
  Side,
  WrittenBattery,
  WrittenBattle,
  WrittenClass,
  WrittenFeature,
} from '@opfor/games/admiral/files'
import { freeId } from '../../../packs/ids.ts'

/** The props of a part of the editor: the battle, and a function that changes it. */
export interface PartProps {
  readonly battle: WrittenBattle
  readonly change: (to: WrittenBattle) => void
}

/** The id of a ship card that has not been named yet. */
const unnamed = /^(?:|card(?:-\d+)?)$/

/** A new ship card: its numbers are on the card of its owner. */
export function newCard({ classes }: WrittenBattle): WrittenClass {
  const id = freeId('card', idsOf(classes))
  return { id, name: '', speed: 2, structure: 2, light: 2, severe: 4, batteries: [] }
}

/** A copy of a ship card under another id. */
export function copyCard({ classes }: WrittenBattle, card: WrittenClass): WrittenClass {
  return { ...card, id: freeId(card.id, idsOf(classes)) }
}

/** A new weapon with one range; its strength has to be entered. */
export function newWeapon(kind: 'gun' | 'torpedo', name: string): WrittenBattery {
  return { name, kind, bands: [{ to: 4, strength: 0 }] }
}

/** A new feature, which has to be named. */
export const newFeature: WrittenFeature = { name: '', when: 'attack', changes: 'strength', by: 1 }

function idsOf(classes: readonly WrittenClass[]): readonly string[] {
  return classes.map(({ id }) => id)
}

/** The battle after a ship card was named: a card without a lasting id gets one made from its name. */
export function withLastingId(battle: WrittenBattle, index: number): WrittenBattle {
  const card = battle.classes[index]
  if (card === undefined || card.name.trim() === '' || !unnamed.test(card.id)) return battle
  const id = freeId(card.name, idsOf(battle.classes))
  const renamed = (old: string): string => (old === card.id && old !== '' ? id : old)
  const fleet = (side: Side) => battle[side].map((ship) => ({ ...ship, class: renamed(ship.class) }))
  return {
    ...battle,
    classes: battle.classes.with(index, { ...card, id }),
    player: fleet('player'),
    stratego: fleet('stratego'),
    ...(battle.typed && {
      typed: battle.typed.map((row) => ({
        ...row,
        attacker: renamed(row.attacker),
        target: renamed(row.target),
      })),
    }),
  }
}

/** The battle with other ship cards; results typed for cards that are gone are dropped. */
export function withCards(battle: WrittenBattle, classes: readonly WrittenClass[]): WrittenBattle {
  const ids = new Set(idsOf(classes))
  const { typed } = battle
  if (typed === undefined) return { ...battle, classes }
  return {
    ...battle,
    classes,
    typed: typed.filter(({ attacker, target }) => ids.has(attacker) && ids.has(target)),
  }
}

/** A name for a new ship of a fleet: its card and a number. */
export function newShipName(battle: WrittenBattle, side: Side, card: string): string {
  const names = battle[side].map(({ name }) => name)
  for (let number = 1; ; number += 1) {
    const name = `${card} ${number}`.slice(0, 40)
    if (!names.includes(name)) return name
  }
}

/** The board with an island added or removed. */
export function withIsland(battle: WrittenBattle, square: string): WrittenBattle {
  const { islands = [] } = battle.board
  const next = islands.includes(square) ? islands.filter((each) => each !== square) : [...islands, square]
  return { ...battle, board: { ...battle.board, islands: next } }
}

/** The battle with a board of another size; islands that do not fit on it are dropped. */
export function withSize(battle: WrittenBattle, size: { columns?: number; rows?: number }): WrittenBattle {
  const board = { ...battle.board, ...size }
  const { islands = [] } = board
  const fits = (island: string): boolean => {
    const row = Number(island.slice(1))
    return island.charCodeAt(0) - 'a'.charCodeAt(0) < board.columns && row > 1 && row < board.rows
  }
  return { ...battle, board: { ...board, islands: islands.filter(fits) } }
}
