/** What lies on the table when the OPFOR decides, in the words of the print. Distances are in inches. */

/** The readings that are chosen, by the name of their Ruling. */
export type Readings = Readonly<Record<string, string>>

export interface StrikePoints {
  readonly opfor: number
  readonly player: number
}

/** The three moves of the print. */
export type Move = 'Aggressive Move' | 'Tactical Move' | 'Retreat Move'

/** The actions of chart 2. */
export type Action =
  | 'Shoot <12"'
  | 'Shoot <20"'
  | 'Shoot'
  | 'Grapple'
  | 'Charge'
  | 'Aggressive Move'
  | 'Tactical Move'
  | 'Retreat Move'
  | 'Fight'
  | 'Reload'
  | 'Rally'
  | 'Repair'

/** An enemy as one unit of the OPFOR has it before itself. */
export interface Enemy {
  readonly name: string
  readonly activated: boolean
  readonly fatigue: number
  readonly inches: number
  readonly seen: boolean
  /** Whether the base game lets this unit shoot at it: a weapon reaches it, and nothing forbids the target. */
  readonly inRange: boolean
  readonly inTheOpen: boolean
  /** The modified target number of an ordinary shot. */
  readonly number: number
  /** The same for the shot of several actions that Drilled, Expertly Drilled or Marksmen give. */
  readonly drilledNumber: number | undefined
  /** Whether the base game lets this unit reach it with a charge. */
  readonly inReach: boolean
  /** Other units that the charge would bring it closer to, within 8 inches. */
  readonly closesWith: readonly string[]
}

/** Another unit of the OPFOR. */
export interface Friend {
  readonly name: string
  readonly inches: number
  readonly fatigue: number
}

/** What the base game and the ground let a unit do now. */
export interface Possible {
  readonly reload: boolean
  readonly rally: boolean
  readonly repair: boolean
  readonly grapple: boolean
  readonly fight: boolean
  /** Whether it may move, without coming closer within 8 inches of these. */
  move(offFrom: readonly string[]): boolean
  /** Whether such a move improves what it is for. */
  improve(move: Move, offFrom: readonly string[]): boolean
  /** Whether such a move brings its gun to a place that sees an enemy. */
  gainSight(offFrom: readonly string[]): boolean
}

/** A unit of the OPFOR. */
export interface Unit {
  readonly name: string
  readonly activated: boolean
  /** Whether it is in melee contact. */
  readonly inContact: boolean
  /** Whether it is aboard a ship that is grappled. */
  readonly aboardGrappled: boolean
  readonly fatigue: number
  /** Its special rules by their printed names. */
  readonly rules: readonly string[]
  /** What it is armed with. */
  readonly arms: readonly string[]
  readonly bayonets: 'none' | 'carried' | 'fixed'
  /** Whether it was assigned to a gun, and whether that gun is lost. */
  readonly gun: 'none' | 'manned' | 'lost'
  readonly onFieldCarriage: boolean
  /** Whether any shooting weapon is loaded. */
  readonly loaded: boolean
  /** Whether it alone holds an objective. */
  readonly holdsAlone: boolean
  readonly enemies: readonly Enemy[]
  readonly friends: readonly Friend[]
  readonly possible: Possible
}

/** Numbers of the rulebook and the house. */
export interface House {
  readonly shakenAt: number
  readonly bayonetCost: number
  readonly reloadFirst: boolean
}

/** A commander who has command points to give. */
export interface Commander {
  readonly name: string
  readonly range: number
  /** Units that have had a point of his in this activation. */
  readonly served: readonly string[]
}

/** A ship of the OPFOR when a unit aboard is activated. */
export interface Ship {
  /** Its movements in a turn, those it has made, and whether one of them was made in this activation. */
  readonly movements: number
  readonly made: number
  readonly movedNow: boolean
  /** Activations aboard in this turn, and those left with this one. */
  readonly activations: number
  readonly left: number
  readonly playerShips: readonly { readonly name: string; readonly inches: number }[]
  readonly playerUnits: readonly { readonly name: string; readonly inches: number }[]
}
