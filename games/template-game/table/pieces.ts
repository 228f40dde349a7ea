import { type Candidate, type Citation, cite, type Message, message } from '@opfor/kernel'

export const villageIds = ['mill', 'ford', 'abbey'] as const

export type VillageId = (typeof villageIds)[number]

export const sacksAtFirst = 4

/** The raider wins with this number of sacks. */
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

export function named(id: keyof typeof names): Candidate {
  return { id, name: names[id] }
}

export function heading(text: string): Citation {
  return cite('Template Game', text)
}
