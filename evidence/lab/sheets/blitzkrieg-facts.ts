import { currentReading } from '@opfor/kernel'
import {
  at,
  blitzkrieg,
  botRow,
  campaignVP,
  categoryOf,
  closes,
  closesTheatre,
  fits,
  foughtRow,
  hasLegalPlacement,
  isEmpty,
  isOpen,
  movement,
  openTheatres,
  type Situation,
  someClosing,
  someUnitCloses,
  someUnitFits,
  type Space,
  stratagemInForce,
  stratagemLabel,
  type Theatre,
  theatreOf,
  type Trial,
  tried,
  triedToClose,
  type Unit,
  winsCampaign,
  winsTheatre,
} from '@opfor/evidence/games/blitzkrieg/proofs/lists'
import type { SectionInput } from '@opfor/sheets'
import type { Facts } from './facts.ts'

export function theatreName({ id }: Theatre): string {
  return theatreNames[id] ?? id
}

const theatreNames: Readonly<Record<string, string>> = {
  WE: 'Western Europe',
  PO: 'Pacific Ocean',
  EE: 'Eastern Europe',
  AME: 'Africa and Middle East',
  SEA: 'South East Asia',
}

/** For example `WE 1a`. */
export function spaceName({ id, index }: Space): string {
  const [theatre, campaign] = id.split('.')
  return `${theatre} ${campaign}${'abcdefgh'[index]}`
}

/** From the leftmost; units of the same kind are numbered. */
export function rowNames({ bot }: Situation): readonly string[] {
  return bot.reserve.map((kind, slot) => {
    const nth = bot.reserve.slice(0, slot).filter((each) => each === kind).length
    return nth === 0 ? kind : `${kind} no ${nth + 1}`
  })
}

/** With the sheet's words for readings, if different. */
const rulings: Readonly<Record<string, readonly [id: string, words?: Readonly<Record<string, string>>]>> = {
  'Board order': ['theatreOrder'],
  'Several winners': ['severalWinners'],
  'Theatre first': ['theatreOrCampaign', { either: 'no', theatreFirst: 'yes' }],
  'Closing unit': ['unitMustWin'],
  'Two kinds': ['economicWarfare', { either: 'no', both: 'yes' }],
  Industry: ['researchIndustry'],
  Greater: ['changeTies', { lead: 'lead', shift: 'movement', everywhere: 'everywhere' }],
  Highest: ['highestStrength'],
}

function settingsNow(now: Situation): Readonly<Record<string, string>> {
  const settings: Record<string, string> = {}
  for (const [name, [id, words]] of Object.entries(rulings)) {
    const ruling = blitzkrieg.rulings.find((each) => each.id === `blitzkrieg.${id}`)
    if (ruling === undefined) throw new Error(`The game has no ruling ${id}.`)
    const read = currentReading(now, ruling)
    settings[name] = words?.[read] ?? read
  }
  return settings
}

export function toldOf(now: Situation, told: ReadonlyMap<string, boolean>): SectionInput {
  const { board, bot, player } = now
  const stratagem = stratagemInForce(now)
  const theatres = board.theatres.map((theatre) => {
    const { closed } = at(now, theatre.index)
    const cells = { fought: closed + 1, points: campaignVP(now, theatre), open: isOpen(now, theatre) }
    return [theatreName(theatre), cells] as const
  })
  const spaces = board.theatres.flatMap((theatre) =>
    theatre.campaigns.flatMap((campaign, nth) =>
      campaign.spaces.map((space) => {
        const free = isOpen(now, theatre) && nth === at(now, theatre.index).closed && isEmpty(now, space)
        return [spaceName(space), { free }] as const
      }),
    ),
  )
  const row = rowNames(now).map((name) => {
    const special = told.get(name)
    return [name, special === undefined ? {} : { special }] as const
  })
  return {
    settings: settingsNow(now),
    counters: {
      'Bot points': bot.vp,
      'Your points': player.vp,
      Stratagem: stratagem === '' ? 'none' : stratagemLabel(stratagem).replace('&', 'and'),
    },
    pieces: {
      Theatres: Object.fromEntries(theatres),
      Spaces: Object.fromEntries(spaces),
      Row: Object.fromEntries(row),
    },
  }
}

/** Unit properties are entered once and stored in `told`. */
export function factsOf(
  now: Situation,
  space: Space,
  roll: number | undefined,
  told: Map<string, boolean>,
): Facts {
  const names = rowNames(now)
  const theatre = (name: string): Theatre => found(now.board.theatres, (each) => theatreName(each) === name)
  const spaces = now.board.theatres.flatMap(({ campaigns }) => campaigns.flatMap((each) => each.spaces))
  const place = (name: string): Space => found(spaces, (each) => spaceName(each) === name)
  const fought = (name: string): Unit | undefined => foughtRow(now)[names.indexOf(name)]
  const marker = (name: string): number => at(now, theatre(name).index).marker
  const before = at(now, space.theatre).marker
  const trial = (name: string): Trial => {
    const made = tried(now, fought(name), space)
    if (made === undefined) throw new Error(`${name} cannot be placed there.`)
    return made
  }
  const comesTo = (what: (trial: Trial) => boolean) => (name: string) => {
    const made = triedToClose(now, fought(name), space)
    return made !== undefined && what(made)
  }
  const category = (name: string): number => categoryOf(before, trial(name))
  return {
    'one unit placed there closes and wins the theatre': (name) =>
      someClosing(now, theatre(name), winsTheatre),
    'one unit placed there closes and wins a campaign': (name) =>
      someClosing(now, theatre(name), winsCampaign),
    'one unit placed somewhere closes and wins': () =>
      openTheatres(now).some((each) => someClosing(now, each, winsCampaign)),
    'a unit of the row may be placed there': (name) => hasLegalPlacement(theatre(name), now),
    'you lead there': (name) => marker(name) < 0,
    'the bot leads there': (name) => marker(name) > 0,

    'one unit placed on it closes and wins the theatre': (name) =>
      someUnitCloses(now, place(name), winsTheatre),
    'one unit placed on it closes and wins': (name) => someUnitCloses(now, place(name), winsCampaign),
    'a unit of the row may be placed on it': (name) => someUnitFits(now, place(name)),

    'it may be placed on Position': (name) => {
      const unit = fought(name)
      return unit !== undefined && fits(now, unit, space)
    },
    'it closes and wins the theatre': comesTo(winsTheatre),
    'it closes and wins there': comesTo(winsCampaign),
    'it closes the theatre': comesTo(closesTheatre),
    'it closes there': comesTo(closes),
    special: (name) => {
      const special = botRow(now)[names.indexOf(name)]?.special === true
      told.set(name, special)
      return special
    },
    'real strength': (name) => {
      const unit = fought(name)
      return unit === undefined ? 0 : movement(now, 'bot', unit, theatreOf(now, space))
    },
    'printed strength': (name) => fought(name)?.strength ?? 0,
    'it is no blitz unit': (name) => fought(name)?.blitz !== true,
    Unit: () => roll ?? 1,

    "it turns your lead into the bot's": (name) => category(name) === 1,
    "it turns a tie into the bot's lead": (name) => category(name) === 2,
    'it turns your lead into a tie': (name) => category(name) === 3,
    'it makes a lead better for the bot': (name) => category(name) === 4 || category(name) === 5,
    'it lets you win': (name) => category(name) === 7,
    'steps of the marker': (name) => trial(name).marker - before,
  }
}

function found<T>(all: readonly T[], is: (each: T) => boolean): T {
  const one = all.find(is)
  if (one === undefined) throw new Error('The sheet names something that the board does not have.')
  return one
}
