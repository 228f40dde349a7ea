import type {
  Side,
  WrittenBattery,
  WrittenBattle,
  WrittenClass,
  WrittenFeature,
} from '@opfor/games/admiral/files'
import { freeId } from '../../../packs/ids.ts'

export interface PartProps {
  readonly battle: WrittenBattle
  readonly change: (to: WrittenBattle) => void
}

const unnamed = /^(?:|card(?:-\d+)?)$/

/** The owner enters the numbers from the printed card. */
export function newCard({ classes }: WrittenBattle): WrittenClass {
  const id = freeId('card', idsOf(classes))
  return { id, name: '', speed: 2, structure: 2, light: 2, severe: 4, batteries: [] }
}

export function copyCard({ classes }: WrittenBattle, card: WrittenClass): WrittenClass {
  return { ...card, id: freeId(card.id, idsOf(classes)) }
}

/** The strength has to be entered. */
export function newWeapon(kind: 'gun' | 'torpedo', name: string): WrittenBattery {
  return { name, kind, bands: [{ to: 4, strength: 0 }] }
}

export const newFeature: WrittenFeature = { name: '', when: 'attack', changes: 'strength', by: 1 }

function idsOf(classes: readonly WrittenClass[]): readonly string[] {
  return classes.map(({ id }) => id)
}

/** A card without a lasting id gets one made from its name. */
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

/** Drops typed results for cards that are gone. */
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

export function newShipName(battle: WrittenBattle, side: Side, card: string): string {
  const names = battle[side].map(({ name }) => name)
  for (let number = 1; ; number += 1) {
    const name = `${card} ${number}`.slice(0, 40)
    if (!names.includes(name)) return name
  }
}

export function withIsland(battle: WrittenBattle, square: string): WrittenBattle {
  const { islands = [] } = battle.board
  const next = islands.includes(square) ? islands.filter((each) => each !== square) : [...islands, square]
  return { ...battle, board: { ...battle.board, islands: next } }
}

/** Drops islands that do not fit on the new board. */
export function withSize(battle: WrittenBattle, size: { columns?: number; rows?: number }): WrittenBattle {
  const board = { ...battle.board, ...size }
  const { islands = [] } = board
  const fits = (island: string): boolean => {
    const row = Number(island.slice(1))
    return island.charCodeAt(0) - 'a'.charCodeAt(0) < board.columns && row > 1 && row < board.rows
  }
  return { ...battle, board: { ...board, islands: islands.filter(fits) } }
}
