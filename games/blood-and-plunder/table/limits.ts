/** The highest numbers that a battle may hold: in a position entered by hand, and in a correction. */
export const highest = {
  fatigue: 99,
  damage: 999,
  points: 99_999,
  actions: 9,
  changesOfPlace: 99_999,
} as const
