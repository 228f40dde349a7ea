import { type Candidate, type Message, message } from '@opfor/kernel'

export type Terrain = 'land' | 'sea' | 'landSea'

export type EffectKind =
  | 'production'
  | 'research'
  | 'researchIndustry'
  | 'bombing'
  | 'strategic'
  | 'tactical'
  | 'propaganda'
  | 'none'

export interface Space extends Candidate {
  readonly theatre: number
  readonly campaign: number
  readonly index: number
  readonly terrain: Terrain
  readonly effect: EffectKind
  readonly amount: number
}

export interface Campaign {
  readonly vp: number
  readonly spaces: readonly Space[]
}

export interface Theatre extends Candidate {
  readonly index: number
  readonly campaigns: readonly Campaign[]
  /** Distance from the red cell to the end cell. */
  readonly end: number
  readonly bonus: readonly [number, number]
  /** Place from the top of the printed board, for the tie-break by height. */
  readonly height: number
  /** Nippon: not open until it is chosen. */
  readonly waits: boolean
  /** Nippon: the marker's move by the red space at opening. */
  readonly red: number
}

/** Theatres are in printed order. */
export interface Board {
  readonly id: string
  readonly theatres: readonly Theatre[]
}

/** A space is `terrain:effect`, as `L:strategic3`. */
export interface WrittenTheatre {
  readonly id: string
  readonly name: string
  readonly end: number
  readonly bonus: readonly [number, number]
  readonly height: number
  readonly waits?: boolean | undefined
  readonly red?: number | undefined
  readonly campaigns: readonly { readonly vp: number; readonly spaces: readonly string[] }[]
}

export const writtenEffects: Readonly<Record<string, readonly [EffectKind, number]>> = {
  production1: ['production', 1],
  production2: ['production', 2],
  research1: ['research', 1],
  research2: ['research', 2],
  researchIndustry: ['researchIndustry', 1],
  bombing: ['bombing', 1],
  strategic1: ['strategic', 1],
  strategic2: ['strategic', 2],
  strategic3: ['strategic', 3],
  tactical1: ['tactical', 1],
  tactical2: ['tactical', 2],
  tactical3: ['tactical', 3],
  propaganda1: ['propaganda', 1],
  propaganda2: ['propaganda', 2],
  propaganda3: ['propaganda', 3],
  none: ['none', 0],
}

export const writtenTerrains: Readonly<Record<string, Terrain>> = { L: 'land', S: 'sea', LS: 'landSea' }

export function effectName(effect: EffectKind, amount: number): Message {
  const names: Readonly<Record<EffectKind, string>> = {
    production: amount === 1 ? 'Industrial Production' : 'Improved Industrial Production',
    research: amount === 1 ? 'Research' : 'Improved Research',
    researchIndustry: 'Research Industry',
    bombing: 'Bombing',
    strategic: `Strategic Advantage ${amount}`,
    tactical: `Tactical Advantage ${amount}`,
    propaganda: `Propaganda ${amount}`,
    none: 'no effect',
  }
  return message(`blitzkrieg.effect.${effect}${amount}`, names[effect])
}

export function boardOf(id: string, written: readonly WrittenTheatre[]): Board {
  return { id, theatres: written.map((theatre, index) => theatreOf(id, theatre, index)) }
}

function theatreOf(board: string, written: WrittenTheatre, index: number): Theatre {
  const name = message(`blitzkrieg.${board}.${written.id}`, written.name)
  const campaigns = written.campaigns.map(({ vp, spaces }, campaign) => ({
    vp,
    spaces: spaces.map((space, at) => spaceOf(space, written.id, name, index, campaign, at)),
  }))
  const { id, end, bonus, height, waits = false, red = 0 } = written
  return { id, name, index, campaigns, end, bonus, height, waits, red }
}

function spaceOf(
  written: string,
  theatreId: string,
  theatreName: Message,
  theatre: number,
  campaign: number,
  index: number,
): Space {
  const [terrain = '', effectId = ''] = written.split(':')
  const [effect, amount] = writtenEffects[effectId] ?? ['none', 0]
  const name = message('blitzkrieg.space', '{theatre}, campaign {campaign}, space {space} ({effect})', {
    theatre: theatreName,
    campaign: campaign + 1,
    space: index + 1,
    effect: effectName(effect, amount),
  })
  return {
    id: `${theatreId}.${campaign + 1}.${index + 1}`,
    name,
    shortName: effectName(effect, amount),
    theatre,
    campaign,
    index,
    terrain: writtenTerrains[terrain] ?? 'landSea',
    effect,
    amount,
  }
}

/** The printed board: five theatres, 13 campaigns, 41 spaces. */
export const printedBoard: Board = boardOf('board', [
  {
    id: 'WE',
    name: 'Western Europe',
    end: 14,
    bonus: [5, 10],
    height: 1,
    campaigns: [
      { vp: 2, spaces: ['S:production1', 'L:research1', 'LS:propaganda1'] },
      { vp: 3, spaces: ['L:bombing', 'L:production1', 'LS:none'] },
      { vp: 5, spaces: ['LS:researchIndustry', 'L:strategic3', 'LS:none'] },
    ],
  },
  {
    id: 'PO',
    name: 'Pacific Ocean',
    end: 14,
    bonus: [5, 10],
    height: 4,
    campaigns: [
      { vp: 2, spaces: ['S:bombing', 'S:research1'] },
      { vp: 3, spaces: ['S:research2', 'S:production1', 'S:strategic2', 'LS:none'] },
      { vp: 5, spaces: ['S:bombing', 'LS:propaganda2', 'LS:none'] },
    ],
  },
  {
    id: 'EE',
    name: 'Eastern Europe',
    end: 14,
    bonus: [5, 10],
    height: 2,
    campaigns: [
      { vp: 2, spaces: ['L:tactical1', 'L:production1'] },
      { vp: 3, spaces: ['L:propaganda1', 'L:research2', 'LS:none'] },
      { vp: 6, spaces: ['L:bombing', 'L:tactical2', 'L:strategic3', 'L:propaganda2', 'L:none'] },
    ],
  },
  {
    id: 'AME',
    name: 'Africa & Middle East',
    end: 11,
    bonus: [4, 8],
    height: 3,
    campaigns: [
      { vp: 3, spaces: ['L:strategic3', 'S:tactical1', 'LS:research1', 'LS:propaganda1'] },
      { vp: 5, spaces: ['L:tactical2', 'S:production2', 'LS:none'] },
    ],
  },
  {
    id: 'SEA',
    name: 'South East Asia',
    end: 11,
    bonus: [4, 8],
    height: 5,
    campaigns: [
      { vp: 2, spaces: ['S:propaganda2', 'LS:propaganda1', 'LS:strategic1'] },
      { vp: 4, spaces: ['S:bombing', 'L:propaganda2', 'LS:none'] },
    ],
  },
])
