/** The table when the OPFOR decides, in the words of the print. Distances are in inches. */

/** Chosen readings by the name of their Ruling. */
export type Readings = Readonly<Record<string, string>>

export interface StrikePoints {
  readonly opfor: number
  readonly player: number
}

export type Move = 'Aggressive Move' | 'Tactical Move' | 'Retreat Move'

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

export interface Enemy {
  readonly name: string
  readonly activated: boolean
  readonly fatigue: number
  readonly inches: number
  readonly seen: boolean
  /** True if the base game allows the shot: a weapon reaches, and nothing forbids the target. */
  readonly inRange: boolean
  readonly inTheOpen: boolean
  readonly number: number
  /** By Drilled, Expertly Drilled or Marksmen. */
  readonly drilledNumber: number | undefined
  /** By the base game, without approaching any of these units within 8 inches. */
  inReach(offFrom: readonly string[]): boolean
}

export interface Friend {
  readonly name: string
  readonly inches: number
  readonly fatigue: number
}

/** Enemies and objectives are measured on foot. */
export interface End {
  readonly toNearestEnemy: number
  /** To the nearest objective not under this force's control; undefined if none, or if already there. */
  readonly toObjective: number | undefined
  /** Numbers of enemies that see the place, and of the closest among them. */
  readonly seenBy: number
  readonly seenByClosest: number
  /** Number of enemies, closest first, before one sees the place. */
  readonly hiddenInTurn: number
  readonly cover: number
  /** To the objective for falling back, 0 if there; undefined if none. */
  readonly toRefuge: number | undefined
  readonly toHomeEdge: number
}

export interface Ends {
  readonly here: End
  readonly ends: readonly End[]
}

export interface Possible {
  readonly reload: boolean
  readonly rally: boolean
  readonly repair: boolean
  readonly grapple: boolean
  readonly fight: boolean
  /** Without approaching any of these units within 8 inches. */
  ends(move: Move | 'Gun', moves: number, offFrom: readonly string[]): Ends
}

export interface Unit {
  readonly name: string
  readonly activated: boolean
  readonly inContact: boolean
  readonly aboardGrappled: boolean
  readonly aboard: boolean
  readonly fatigue: number
  readonly mounted: boolean
  readonly rules: readonly string[]
  readonly arms: readonly string[]
  readonly bayonets: 'none' | 'carried' | 'fixed'
  readonly gun: 'none' | 'manned' | 'lost'
  readonly onFieldCarriage: boolean
  readonly drillActions: number
  readonly loaded: boolean
  /** The only unit holding an objective. */
  readonly holdsAlone: boolean
  readonly enemies: readonly Enemy[]
  readonly friends: readonly Friend[]
  readonly possible: Possible
}

export interface House {
  readonly shakenAt: number
  readonly bayonetCost: number
  readonly reloadFirst: boolean
}

export interface Commander {
  readonly name: string
  readonly range: number
  readonly passed: readonly string[]
}

export interface Ship {
  readonly grappled: boolean
  readonly movements: number
  readonly made: number
  readonly movedNow: boolean
  /** Activations aboard in this turn, and those left including this one. */
  readonly activations: number
  readonly left: number
  readonly playerShips: number
}
