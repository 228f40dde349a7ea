import {
  type Happening,
  type Message,
  messages,
  type Param,
  type TurnCardSpec,
  type TurnLog,
  withParams,
} from '@opfor/kernel'
import { at, isOpen, type Situation } from '../table/situation.ts'
import { newSpace, wordsFor } from './turn-card-steps.ts'

const came = messages('blitzkrieg.came', {
  lastTurn: 'The bot has {vp} VP: this is your last turn',
  theatre: {
    bot: 'The bot conquers {theatre}: +{vp} VP',
    player: '{theatre} falls to you: +{vp} VP',
  },
  campaign: {
    bot: 'The bot scores {where}: +{vp} VP',
    player: 'You score {where}: +{vp} VP',
    tied: '{theatre}: a tie, +{vp} VP each',
  },
  nuclear: 'The bot drops the nuclear bomb {where}',
  leads: 'The bot takes the lead {where}',
  leadsTwice: 'The bot takes the lead in two theatres',
  level: 'The bot draws level {where}',
  near: 'The bot is {cells, plural, one {# space} other {# spaces}} from winning {theatre}',
  extends: 'The bot extends its lead {where}',
  cuts: 'The bot cuts your lead {where}',
  bombs: 'The bot bombs {count, plural, one {one of your units} other {# of your units}}',
  propaganda: 'The bot gains {vp} VP by propaganda',
  weapons: 'The bot gets {count, plural, one {a special weapon} other {# special weapons}}',
  places: 'The bot’s {unit} changes no track',
  nothing: 'The bot places nothing',
  cannot: 'The bot cannot place a unit',
})

const short = messages('blitzkrieg.came.short', {
  theatre: {
    bot: '{theatre}: bot +{vp} VP',
    player: '{theatre}: you +{vp} VP',
  },
  nuclear: 'Nuclear bomb: {theatre}',
  near: '{theatre}: the bot is {cells} from the end',
})

/** German inflects the name. */
const within = messages('blitzkrieg.in', {
  WE: 'in Western Europe',
  PO: 'in the Pacific',
  EE: 'in Eastern Europe',
  AME: 'in Africa & Middle East',
  SEA: 'in South East Asia',
  other: 'in {theatre}',
})

function placed(theatre: Param): { readonly theatre: Param; readonly where: Message } {
  const id = typeof theatre === 'object' && 'id' in theatre ? theatre.id : ''
  const printed = Object.entries(within).find(([each]) => id === `blitzkrieg.board.${each}`)?.[1]
  return { theatre, where: printed ?? withParams(within.other, { theatre }) }
}

/** The order of importance: the end is near, points, the lead, a greater lead, other gains. */
const weights = {
  lastTurn: 900,
  theatre: 800,
  campaign: 700,
  nuclear: 600,
  leadsTwice: 540,
  leads: 500,
  level: 440,
  near: 420,
  extends: 300,
  cuts: 300,
  bombs: 260,
  propaganda: 250,
  weapons: 240,
  places: 100,
  cannot: 900,
  nothing: 100,
}

function happenings(turn: TurnLog<Situation>): readonly Happening[] {
  const { before, after } = turn
  const last = after.lastTurn && !before.lastTurn
  const found = [
    ...(last ? [{ kind: 'lastTurn', tell: withParams(came.lastTurn, { vp: after.bot.vp }) }] : []),
    ...turn.actions.flatMap(({ tell }) => scored(tell)),
    ...fallout(turn),
    ...markers(turn),
    ...gains(turn),
  ]
  return found.length > 0 ? found : placement(turn)
}

function scored({ id, params = {} }: Message): readonly Happening[] {
  const { theatre = '', vp = 0 } = params
  const parts = { vp, ...placed(theatre) }
  const [which, side] = id.replace('blitzkrieg.', '').split('.')
  const by = side === 'bot' || side === 'player' ? side : undefined
  const brief = by && withParams(short.theatre[by], parts)
  if (which === 'theatreClosed' && by !== undefined)
    return [{ kind: 'theatre', more: Number(vp), tell: withParams(came.theatre[by], parts), short: brief }]
  if (which === 'campaign')
    return [
      {
        kind: 'campaign',
        more: Number(vp),
        tell: withParams(came.campaign[by ?? 'tied'], parts),
        short: brief,
      },
    ]
  if (which === 'placesNothing') return [{ kind: 'nothing', tell: came.nothing }]
  return which === 'botCannot' ? [{ kind: 'cannot', tell: came.cannot }] : []
}

function fallout({ actions }: TurnLog<Situation>): readonly Happening[] {
  const space = actions.map(newSpace).findLast((each) => each !== undefined)
  if (space === undefined || !actions.some(({ tell }) => tell.id === 'blitzkrieg.fallout')) return []
  const parts = placed(space.theatre.name)
  return [{ kind: 'nuclear', tell: withParams(came.nuclear, parts), short: withParams(short.nuclear, parts) }]
}

/** The greater stake and the longer way count more. */
function markers({ before, after }: TurnLog<Situation>): readonly Happening[] {
  let taken = 0
  const found = after.board.theatres.flatMap((theatre): readonly Happening[] => {
    const [was, { marker: is, closed }] = [at(before, theatre.index).marker, at(after, theatre.index)]
    if (!isOpen(after, theatre) || is <= was) return []
    const stake = theatre.campaigns.slice(closed).reduce((sum, { vp }) => sum + vp, 0)
    const more = stake / 10 + (is - was)
    const parts = { ...placed(theatre.name), cells: theatre.end - is }
    if (was <= 0 && is > 0) taken += 1
    if (is > 0 && was > 0 && parts.cells <= 2)
      return [
        { kind: 'near', more, tell: withParams(came.near, parts), short: withParams(short.near, parts) },
      ]
    const kind = is === 0 ? 'level' : is < 0 ? 'cuts' : was <= 0 ? 'leads' : 'extends'
    return [{ kind, more, tell: withParams(came[kind], parts) }]
  })
  return taken > 1 ? [{ kind: 'leadsTwice', tell: came.leadsTwice }, ...found] : found
}

function gains({ actions, before, after }: TurnLog<Situation>): readonly Happening[] {
  const bombs = actions.filter(({ tell }) => tell.id.startsWith('blitzkrieg.bombsPlayer')).length
  const vp = actions
    .filter(({ tell }) => tell.because?.id.startsWith('blitzkrieg.effect.propaganda'))
    .reduce((sum, { tell }) => sum + Number(tell.params?.['gain'] ?? 0), 0)
  const weapons = before.pool.length - after.pool.length
  return [
    ...(bombs > 0 ? [{ kind: 'bombs', tell: withParams(came.bombs, { count: bombs }) }] : []),
    ...(vp > 0 ? [{ kind: 'propaganda', tell: withParams(came.propaganda, { vp }) }] : []),
    ...(weapons > 0 ? [{ kind: 'weapons', tell: withParams(came.weapons, { count: weapons }) }] : []),
  ]
}

function placement({ actions }: TurnLog<Situation>): readonly Happening[] {
  const unit = actions.findLast(({ tell }) => tell.id === 'blitzkrieg.botPlaces')?.tell.params?.['unit']
  return unit === undefined ? [] : [{ kind: 'places', tell: withParams(came.places, { unit }) }]
}

export const turnCard: TurnCardSpec<Situation> = {
  weights,
  happenings,
  actorOf: ({ before }) => (before.toMove === 'bot' ? 'opponent' : 'you'),
  wordsFor,
}
