/** The printed board and tokens of BLITZKRIEG! as flat integer tables; ids are only for the log. */

/** The cell must exist. All tables share one type, which keeps the read cheap. */
export function at(list: Int8Array, index: number): number {
  return list[index] as number
}

export function add(list: Int8Array, index: number, amount: number): void {
  list[index] = at(list, index) + amount
}

export const BOT = 0
export const PLAYER = 1

/** Terrain bits of a space or unit: a unit fits if they share one. */
const LAND = 1
const SEA = 2
const ANY = LAND | SEA

export const BLANK = 0
export const PRODUCTION = 1
export const RESEARCH = 2
export const RESEARCH_INDUSTRY = 3
export const BOMBING = 4
export const TACTICAL = 5
export const STRATEGIC = 6
export const PROPAGANDA = 7

const EFFECT_WORDS = ['none', 'prod', 'research', 'industry', 'bomb', 'tact', 'strat', 'prop']

/** Per theatre, in set-up die order: id, end cell, two icon cells; then campaigns with VP and spaces. */
const PRINTED: readonly (readonly [string, ...string[]])[] = [
  [
    'WE 14 5 10',
    '2 S:prod1 L:research1 LS:prop1',
    '3 L:bomb1 L:prod1 LS:none0',
    '5 LS:industry1 L:strat3 LS:none0',
  ],
  [
    'PO 14 5 10',
    '2 S:bomb1 S:research1',
    '3 S:research2 S:prod1 S:strat2 LS:none0',
    '5 S:bomb1 LS:prop2 LS:none0',
  ],
  [
    'EE 14 5 10',
    '2 L:tact1 L:prod1',
    '3 L:prop1 L:research2 LS:none0',
    '6 L:bomb1 L:tact2 L:strat3 L:prop2 L:none0',
  ],
  ['AME 11 4 8', '3 L:strat3 S:tact1 LS:research1 LS:prop1', '5 L:tact2 S:prod2 LS:none0'],
  ['SEA 11 4 8', '2 S:prop2 LS:prop1 LS:strat1', '4 S:bomb1 L:prop2 LS:none0'],
]

export const THEATRES = 5
export const CAMPAIGNS = 13
export const SPACES = 41

/** By height on the board, left first at equal height: WE, EE, AME, PO, SEA. */
export const FROM_THE_TOP = Int8Array.of(0, 2, 3, 1, 4)

export const THEATRE_IDS: string[] = []
export const SPACE_IDS: string[] = []
export const END = new Int8Array(THEATRES)
export const ICON_1 = new Int8Array(THEATRES)
export const ICON_2 = new Int8Array(THEATRES)
/** A theatre's campaigns are FIRST_CAMPAIGN[t] up to, but excluding, FIRST_CAMPAIGN[t + 1]; spaces likewise. */
export const FIRST_CAMPAIGN = new Int8Array(THEATRES + 1)
export const FIRST_SPACE = new Int8Array(CAMPAIGNS + 1)
export const CAMPAIGN_VP = new Int8Array(CAMPAIGNS)
export const CAMPAIGN_OF = new Int8Array(SPACES)
export const TERRAIN = new Int8Array(SPACES)
export const EFFECT = new Int8Array(SPACES)
export const AMOUNT = new Int8Array(SPACES)
export const MOST_TACTICAL = 2

let campaign = 0
let space = 0
for (const [theatre, [track, ...campaigns]] of PRINTED.entries()) {
  const [id = '', end, icon1, icon2] = track.split(' ')
  THEATRE_IDS.push(id)
  END[theatre] = Number(end)
  ICON_1[theatre] = Number(icon1)
  ICON_2[theatre] = Number(icon2)
  FIRST_CAMPAIGN[theatre] = campaign
  for (const [row, text] of campaigns.entries()) {
    const [vp = '', ...spaces] = text.split(' ')
    FIRST_SPACE[campaign] = space
    CAMPAIGN_VP[campaign] = Number(vp)
    for (const [column, printed] of spaces.entries()) {
      const [terrain = '', effect = ''] = printed.split(':')
      SPACE_IDS.push(`${id}.${row + 1}.${column + 1}`)
      CAMPAIGN_OF[space] = campaign
      TERRAIN[space] = (terrain.includes('L') ? LAND : 0) | (terrain.includes('S') ? SEA : 0)
      EFFECT[space] = EFFECT_WORDS.indexOf(effect.slice(0, -1))
      AMOUNT[space] = Number(effect.slice(-1))
      space += 1
    }
    campaign += 1
  }
}
FIRST_CAMPAIGN[THEATRES] = campaign
FIRST_SPACE[CAMPAIGNS] = space

/**
 * Ascending id, so that heaps iterate in canonical order: id, terrain, strength, copies per side's bag, copies in the weapons
 * pool, ability.
 */
const TOKENS: readonly (readonly [string, number, number, number, number, string?])[] = [
  ['admiral', SEA, 1, 1, 0],
  ['airforce-0', ANY, 0, 1, 0, 'blitz'],
  ['airforce-1', ANY, 1, 3, 0],
  ['airforce-2', ANY, 2, 2, 0],
  ['army-1', LAND, 1, 3, 0],
  ['army-2', LAND, 2, 2, 0],
  ['army-3', LAND, 3, 2, 0],
  ['blitz-army', LAND, 1, 0, 1, 'blitz'],
  ['blitz-navy', SEA, 1, 0, 1, 'blitz'],
  ['bomber-airforce', ANY, 1, 0, 1, 'bomber'],
  ['bomber-navy', SEA, 2, 0, 1, 'bomber'],
  ['elite-airforce', ANY, 3, 0, 2],
  ['elite-army', LAND, 4, 0, 2],
  ['elite-navy', SEA, 4, 0, 2],
  ['general', LAND, 1, 1, 0],
  ['navy-1', SEA, 1, 3, 0],
  ['navy-2', SEA, 2, 2, 0],
  ['navy-3', SEA, 3, 2, 0],
  ['nuclear-bomb', LAND, 7, 0, 1],
  ['scientist', ANY, 0, 0, 1],
  ['spy', 0, 0, 0, 1],
  ['task-force-airforce', ANY, 4, 0, 1, 'task force'],
  ['task-force-army', LAND, 5, 0, 1, 'task force'],
  ['task-force-navy', SEA, 5, 0, 1, 'task force'],
]

export const KINDS = 24
export const KIND_IDS = TOKENS.map(([id]) => id)
export const REACH = Int8Array.from(TOKENS, ([, terrain]) => terrain)
export const STRENGTH = Int8Array.from(TOKENS, ([, , strength]) => strength)
export const UNIT_COPIES = Int8Array.from(TOKENS, ([, , , units]) => units)
export const WEAPON_COPIES = Int8Array.from(TOKENS, ([, , , , weapons]) => weapons)
export const WEAPON = Int8Array.from(TOKENS, ([, , , , weapons]) => (weapons > 0 ? 1 : 0))
export const BLITZ = Int8Array.from(TOKENS, ([, , , , , does]) => (does === 'blitz' ? 1 : 0))
export const BOMBER = Int8Array.from(TOKENS, ([, , , , , does]) => (does === 'bomber' ? 1 : 0))
export const TASK_FORCE = Int8Array.from(TOKENS, ([, , , , , does]) => (does === 'task force' ? 1 : 0))
/** 1 if a unit counts for a later general (armies, airforces) or admiral (navies, airforces). */
export const FOR_GENERAL = Int8Array.from(TOKENS, ([, terrain, , units]) => (units > 0 ? terrain & LAND : 0))
export const FOR_ADMIRAL = Int8Array.from(TOKENS, ([, terrain, , units]) =>
  units > 0 ? (terrain & SEA) >> 1 : 0,
)

export const ADMIRAL = KIND_IDS.indexOf('admiral')
export const GENERAL = KIND_IDS.indexOf('general')
export const NUCLEAR_BOMB = KIND_IDS.indexOf('nuclear-bomb')
export const SCIENTIST = KIND_IDS.indexOf('scientist')
export const SPY = KIND_IDS.indexOf('spy')

/** Canonical order. */
export const STRATAGEM_IDS = [
  'big-guns',
  'counterattack',
  'economic-warfare',
  'for-the-glory',
  'rapid-deployment',
  'research-and-development',
  'secure',
  'steamroll',
]
export const NO_STRATAGEM = -1
export const BIG_GUNS = 0
export const COUNTERATTACK = 1
export const ECONOMIC_WARFARE = 2
export const FOR_THE_GLORY = 3
export const RAPID_DEPLOYMENT = 4
export const RESEARCH_AND_DEVELOPMENT = 5
export const SECURE = 6
export const STEAMROLL = 7
