import { type Candidate, type Citation, cite, type Message, message } from '@opfor/kernel'

/** The villages, in printed order. */
export const villageIds = ['mill', 'ford', 'abbey'] as const

/** One of the villages. */
export type VillageId = (typeof villageIds)[number]

/** How many sacks of grain a village starts with. */
export const sacksAtFirst = 4

/** With how many sacks in its den the raider has won. */
export const sacksToWin = 6

const names = {
  mill: message('template-game.mill', 'the mill'),
  ford: message('template-game.ford', 'the ford'),
  abbey: message('template-game.abbey', 'the abbey'),
  den: message('template-game.den', "the raider's den"),
  camp: message('template-game.camp', 'the camp of the patrol'),
  sack: message('template-game.sack', 'sack of grain'),
  patrol: message('template-game.patrol', 'patrol'),
} as const satisfies Readonly<Record<string, Message>>

/** A village, a place or a piece, named by its id. */
export function named(id: keyof typeof names): Candidate {
  return { id, name: names[id] }
}

/** Cites a heading of the rules. */
export function heading(text: string): Citation {
  return cite('Template Game', text)
}
