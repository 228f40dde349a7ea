import { type Citation, cite } from '@opfor/kernel'

export function solitaire(heading: Heading): Citation {
  return cite('Blood & Plunder, Solitaire', heading)
}

/** A matter of the base game, named by us, as we do not have its text. */
export function baseGame(matter: string): Citation {
  return cite('Blood & Plunder, base game (not in this text)', `Base game: ${matter}`)
}

export type Heading =
  | 'Solitaire'
  | 'Setup'
  | 'Turn Overview'
  | 'Turn Overview, Chart 1'
  | 'Turn Overview, Chart 2'
  | 'OPFOR Actions, Movement'
  | 'OPFOR Actions, Attack'
  | 'OPFOR Actions, Defensive Attacks'
  | 'Action Exceptions, Gun Crews'
  | 'Action Exceptions, Guerrillas'
  | 'Action Exceptions, Shooting Specialists'
  | 'Action Exceptions, Aggressive Units'
  | 'Action Exceptions, Bayonets'
  | 'Action Exceptions, Cavalry'
  | 'Events'
  | 'Fortune Points'
  | 'Opposing Force Ships'
