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
  /** Whether a charge reaches it under the base game without coming closer to any of these within 8 inches. */
  inReach(offFrom: readonly string[]): boolean
}

/** Another unit of the OPFOR. */
export interface Friend {
  readonly name: string
  readonly inches: number
  readonly fatigue: number
}

/** A place as the movements of the print compare it. Enemies and objectives are measured on foot. */
export interface End {
  readonly toNearestEnemy: number
  /** To the nearest objective that is not under this force's control; undefined where there is none, or it is there. */
  readonly toObjective: number | undefined
  /** How many enemies see it, and how many of the closest. */
  readonly seenBy: number
  readonly seenByClosest: number
  /** How many enemies, the closest first, do not see it before one does. */
  readonly hiddenInTurn: number
  readonly cover: number
  /** To the objective that it can fall back to, 0 where it is there; undefined where there is none. */
  readonly toRefuge: number | undefined
  readonly toHomeEdge: number
}

export interface Ends {
  readonly here: End
  readonly ends: readonly End[]
}

/** What the base game and the ground let a unit do now. */
export interface Possible {
  readonly reload: boolean
  readonly rally: boolean
  readonly repair: boolean
  readonly grapple: boolean
  readonly fight: boolean
  /** Where so many moves can end without coming closer to any of these within 8 inches. */
  ends(move: Move | 'Gun', moves: number, offFrom: readonly string[]): Ends
}

/** A unit of the OPFOR. */
export interface Unit {
  readonly name: string
  readonly activated: boolean
  /** Whether it is in melee contact. */
  readonly inContact: boolean
  /** Whether it is aboard a ship that is grappled. */
  readonly aboardGrappled: boolean
  readonly aboard: boolean
  readonly fatigue: number
  readonly mounted: boolean
  /** Its special rules by their printed names. */
  readonly rules: readonly string[]
  /** What it is armed with. */
  readonly arms: readonly string[]
  readonly bayonets: 'none' | 'carried' | 'fixed'
  /** Whether it was assigned to a gun, and whether that gun is lost. */
  readonly gun: 'none' | 'manned' | 'lost'
  readonly onFieldCarriage: boolean
  /** How many actions the shot of several actions takes. */
  readonly drillActions: number
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
  /** Units that have had their turn in this activation. */
  readonly passed: readonly string[]
}

/** A ship of the OPFOR when a unit aboard is activated. */
export interface Ship {
  readonly grappled: boolean
  /** Its movements in a turn, those it has made, and whether one of them was made in this activation. */
  readonly movements: number
  readonly made: number
  readonly movedNow: boolean
  /** Activations aboard in this turn, and those left with this one. */
  readonly activations: number
  readonly left: number
  readonly playerShips: number
}
