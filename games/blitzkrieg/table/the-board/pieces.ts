import { bagOf, type Candidate, type Message, message } from '@opfor/kernel'

export const sides = ['bot', 'player'] as const

export type Side = (typeof sides)[number]

export function opponent(side: Side): Side {
  return side === 'bot' ? 'player' : 'bot'
}

/** The arm decides the terrain; a scientist may go anywhere. */
export type Arm = 'army' | 'navy' | 'airforce' | 'any'

export const armName: Readonly<Record<Arm, Message>> = {
  army: message('blitzkrieg.arm.army', 'army'),
  navy: message('blitzkrieg.arm.navy', 'navy'),
  airforce: message('blitzkrieg.arm.airforce', 'airforce'),
  any: message('blitzkrieg.arm.any', 'any'),
}

export interface Unit extends Candidate {
  readonly arm: Arm
  readonly strength: number
  readonly special: boolean
  /** Strength grows with the own units of these arms in the theatre. */
  readonly commands: readonly Arm[]
  /** Another unit may be placed at once in the same theatre. */
  readonly blitz: boolean
  /** The effect of the space is not resolved. */
  readonly taskForce: boolean
  /** Bombs in addition to the effect of the space. */
  readonly bomber: boolean
  /** Every other track moves against its owner. */
  readonly nuclear: boolean
  /** May be placed in a campaign that is not yet open. */
  readonly scientist: boolean
  /** Copies the opponent's last unit. */
  readonly spy: boolean
}

const plain = {
  special: false,
  commands: [],
  blitz: false,
  taskForce: false,
  bomber: false,
  nuclear: false,
  scientist: false,
  spy: false,
} as const

function unit(id: string, name: string, arm: Arm, strength: number, more: Partial<Unit> = {}): Unit {
  return { ...plain, id, name: message(`blitzkrieg.unit.${id}`, name), arm, strength, ...more }
}

const special = { special: true } as const

export const units: readonly Unit[] = [
  unit('airforce-0', 'blitz airforce 0', 'airforce', 0, { blitz: true }),
  unit('airforce-1', 'airforce 1', 'airforce', 1),
  unit('airforce-2', 'airforce 2', 'airforce', 2),
  unit('navy-1', 'navy 1', 'navy', 1),
  unit('navy-2', 'navy 2', 'navy', 2),
  unit('navy-3', 'navy 3', 'navy', 3),
  unit('army-1', 'army 1', 'army', 1),
  unit('army-2', 'army 2', 'army', 2),
  unit('army-3', 'army 3', 'army', 3),
  unit('admiral', 'admiral', 'navy', 1, { commands: ['navy', 'airforce'] }),
  unit('general', 'general', 'army', 1, { commands: ['army', 'airforce'] }),
  unit('elite-army', 'elite army 4', 'army', 4, special),
  unit('elite-navy', 'elite navy 4', 'navy', 4, special),
  unit('elite-airforce', 'elite airforce 3', 'airforce', 3, special),
  unit('task-force-army', 'task force army 5', 'army', 5, { ...special, taskForce: true }),
  unit('task-force-navy', 'task force navy 5', 'navy', 5, { ...special, taskForce: true }),
  unit('task-force-airforce', 'task force airforce 4', 'airforce', 4, { ...special, taskForce: true }),
  unit('blitz-army', 'blitz army 1', 'army', 1, { ...special, blitz: true }),
  unit('blitz-navy', 'blitz navy 1', 'navy', 1, { ...special, blitz: true }),
  unit('bomber-navy', 'bomber navy 2', 'navy', 2, { ...special, bomber: true }),
  unit('bomber-airforce', 'bomber airforce 1', 'airforce', 1, { ...special, bomber: true }),
  unit('nuclear-bomb', 'nuclear bomb 7', 'army', 7, { ...special, nuclear: true }),
  unit('spy', 'spy', 'any', 0, { ...special, spy: true }),
  unit('scientist', 'scientist', 'any', 0, { ...special, scientist: true }),
]

const byId = new Map(units.map((each) => [each.id, each]))

export function unitOf(kind: string): Unit {
  const found = byId.get(kind)
  if (found === undefined) throw new Error(`There is no unit ${kind}.`)
  return found
}

export function isUnit(kind: string): boolean {
  return byId.has(kind)
}

export function unitName(kind: string): Message {
  return unitOf(kind).name
}

/** Note on Effects: the bot's scientist is an airforce of strength 3. */
export const botScientist: Unit = { ...unitOf('scientist'), arm: 'airforce', strength: 3, scientist: false }

export const sideUnits = {
  'airforce-0': 1,
  'airforce-1': 3,
  'airforce-2': 2,
  'navy-1': 3,
  'navy-2': 2,
  'navy-3': 2,
  'army-1': 3,
  'army-2': 2,
  'army-3': 2,
  admiral: 1,
  general: 1,
} as const

export const weapons = {
  'elite-army': 2,
  'elite-navy': 2,
  'elite-airforce': 2,
  'task-force-army': 1,
  'task-force-navy': 1,
  'task-force-airforce': 1,
  'blitz-army': 1,
  'blitz-navy': 1,
  'bomber-navy': 1,
  'bomber-airforce': 1,
  'nuclear-bomb': 1,
  spy: 1,
  scientist: 1,
} as const

export const fullBag = bagOf(sideUnits)

export const fullPool = bagOf(weapons)

export const stratagems = [
  'big-guns',
  'counterattack',
  'economic-warfare',
  'for-the-glory',
  'rapid-deployment',
  'research-and-development',
  'secure',
  'steamroll',
] as const

export type Stratagem = (typeof stratagems)[number]

const stratagemNames: Readonly<Record<Stratagem, string>> = {
  'big-guns': 'Big Guns',
  counterattack: 'Counterattack',
  'economic-warfare': 'Economic Warfare',
  'for-the-glory': 'For the Glory',
  'rapid-deployment': 'Rapid Deployment',
  'research-and-development': 'Research & Development',
  secure: 'Secure',
  steamroll: 'Steamroll',
}

export function stratagemName(id: string): Message {
  return message(`blitzkrieg.stratagem.${id}`, stratagemNames[id as Stratagem])
}

export function stratagemLabel(id: Stratagem): string {
  return stratagemNames[id]
}
