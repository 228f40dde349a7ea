import type { Battle, Board, Enlisted } from './pieces.ts'
import { ours, sampleShips } from './sample-ships.ts'

const open: Board = {
  columns: 8,
  rows: 10,
  metric: 'diagonal',
  islands: [],
  throughFriends: true,
  friendsBlock: true,
}

/** Parses fleets written as `class: names`. */
function fleet(written: Readonly<Record<string, string>>): readonly Enlisted[] {
  return Object.entries(written).flatMap(([id, names]) =>
    names.split(' ').map((name) => ({ name, class: id })),
  )
}

function sample(
  id: string,
  title: string,
  board: Board,
  player: readonly Enlisted[],
  stratego: readonly Enlisted[],
): Battle {
  const enlisted = new Set([...player, ...stratego].map((ship) => ship.class))
  return {
    opfor: 1,
    id,
    title,
    author: ours,
    board,
    costs: { light: 1, severe: 2 },
    classes: sampleShips.filter((each) => enlisted.has(each.id)),
    typed: [],
    player,
    stratego,
  }
}

export const sampleBattles: readonly Battle[] = [
  sample(
    'straits',
    'Sample battle: destroyers in the straits',
    { ...open, islands: ['c5', 'f6'] },
    fleet({ 'light-cruiser': 'Heron', destroyer: 'Adder Badger Civet' }),
    fleet({ 'light-cruiser': 'Kestrel', destroyer: 'Pike Roach Tench' }),
  ),
  sample(
    'carriers',
    'Sample battle: carriers at dawn',
    open,
    fleet({
      carrier: 'Meridian',
      'heavy-cruiser': 'Ardent',
      'light-cruiser': 'Heron',
      destroyer: 'Adder Badger',
    }),
    fleet({
      carrier: 'Zenith',
      'heavy-cruiser': 'Sabre',
      'light-cruiser': 'Kestrel',
      destroyer: 'Pike Roach',
    }),
  ),
  sample(
    'fleets',
    'Sample battle: fleet action',
    { ...open, rows: 12, islands: ['d6', 'e7'] },
    fleet({
      battleship: 'Bastion',
      battlecruiser: 'Gallant',
      'heavy-cruiser': 'Ardent Bolder',
      'light-cruiser': 'Heron Ibis',
      destroyer: 'Adder Badger Civet',
    }),
    fleet({
      battleship: 'Rampart',
      battlecruiser: 'Halberd',
      'heavy-cruiser': 'Sabre Talon',
      'light-cruiser': 'Kestrel Lanner',
      destroyer: 'Pike Roach Tench',
    }),
  ),
]
