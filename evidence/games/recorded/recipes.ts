import { registry } from '@opfor/games'
import { fileFormat, type Game, type Json, Pack } from '@opfor/kernel'

export interface Recipe {
  readonly name: string
  readonly seed: number
  readonly options?: Readonly<Record<string, Json>>
  /** Chooses a non-default reading of every ruling. */
  readonly otherReadings?: true
  /** Physical dice and draws: a person enters the results. */
  readonly real?: true
  readonly undo?: number
  readonly correct?: number
  readonly overrule?: number
  /** Stops after this number of answers, even within a turn. */
  readonly until?: number
  /** The settings are the same. */
  readonly startsAfter?: number
}

/** At most twelve per game, together covering every option and every command. */
export const recipes: Readonly<Record<string, readonly Recipe[]>> = {
  blitzkrieg: [
    { name: 'screen-easy', seed: 101 },
    {
      name: 'screen-hard-with-extras',
      seed: 102,
      options: { difficulty: 'hard', extraVP: 3, extraProgress: 2 },
    },
    { name: 'screen-learning-game', seed: 103, options: { stratagems: false } },
    { name: 'table-real-draws', seed: 104, options: { where: 'table', difficulty: 'medium' }, real: true },
    { name: 'table-app-draws', seed: 105, options: { where: 'table', weapons: 'app' } },
    { name: 'house-board', seed: 106, options: { board: 'house' } },
    { name: 'own-board', seed: 107, options: { board: own('blitzkrieg', 'board', 'house') }, until: 40 },
    { name: 'corrected', seed: 108, options: { where: 'table' }, correct: 10 },
    { name: 'overruled', seed: 109, overrule: 20 },
    { name: 'undone-and-played-another-way', seed: 110, undo: 12 },
    { name: 'other-readings', seed: 111, otherReadings: true },
    { name: 'from-a-position', seed: 112, startsAfter: 7 },
  ],
  'blood-and-plunder': [
    { name: 'land-without-a-map', seed: 201 },
    { name: 'land-with-a-map', seed: 202, options: { way: 'map' } },
    {
      name: 'land-with-proposals',
      seed: 203,
      options: {
        way: 'proposed',
        targetNumbers: 'asked',
        intoMelee: true,
        widths: 'models',
        control: 6,
        grapple: 5,
      },
    },
    { name: 'sea-without-a-map', seed: 204, options: { battle: 'sea', deck: 'both' } },
    {
      name: 'sea-with-a-map-real-deck',
      seed: 205,
      options: { battle: 'sea', way: 'map', deck: 'real' },
      real: true,
    },
    { name: 'one-question-at-a-time', seed: 206, options: { asking: 'each' } },
    {
      name: 'other-numbers',
      seed: 207,
      options: { strikeGap: 3, shakenAt: 2, shipMoves: 3, bayonetCost: 2, reloadFirst: true, fortune: true },
    },
    {
      name: 'own-battle',
      seed: 208,
      options: { battle: own('blood-and-plunder', 'battle', 'land') },
      until: 30,
    },
    { name: 'corrected-and-overruled', seed: 209, options: { way: 'map' }, correct: 10, overrule: 25 },
    { name: 'undone-and-played-another-way', seed: 210, undo: 12 },
    { name: 'other-readings', seed: 211, options: { way: 'map' }, otherReadings: true },
    { name: 'from-a-position', seed: 212, startsAfter: 2, until: 20 },
  ],
  admiral: [
    { name: 'straits', seed: 301 },
    { name: 'carriers', seed: 302, options: { battle: 'carriers' } },
    { name: 'fleets', seed: 303, options: { battle: 'fleets' } },
    {
      name: 'table-real-dice',
      seed: 304,
      options: { where: 'table', damage: 'typed', throws: 'real' },
      real: true,
    },
    { name: 'table-app-dice', seed: 305, options: { where: 'table', damage: 'typed' } },
    {
      name: 'another-die',
      seed: 306,
      options: { die: 'counted', movement: 3, artillery: 1, admiral: 1, longest: 12 },
    },
    { name: 'own-battle', seed: 307, options: { battle: own('admiral', 'battle', 'straits') }, until: 25 },
    { name: 'corrected', seed: 308, correct: 8 },
    { name: 'overruled', seed: 309, overrule: 20 },
    { name: 'undone-and-played-another-way', seed: 310, undo: 12 },
    { name: 'other-readings', seed: 311, otherReadings: true },
    { name: 'from-a-position', seed: 312, startsAfter: 4 },
  ],
  'conflict-of-heroes': [
    { name: 'solo-1', seed: 401 },
    { name: 'solo-2-undone-and-played-another-way', seed: 402, options: { guideline: '2' }, undo: 10 },
    { name: 'solo-3-corrected', seed: 403, options: { guideline: '3' }, correct: 8 },
    { name: 'solo-4-overruled', seed: 404, options: { guideline: '4' }, overrule: 20 },
    { name: 'solo-5-orders-by-the-app', seed: 405, options: { guideline: '5', orders: 'app' } },
    { name: 'solo-6-real-cards', seed: 406, options: { guideline: '6', cards: 'real' }, real: true },
    {
      name: 'solo-7-third-edition-with-smoke',
      seed: 407,
      options: { guideline: '7', labels: 'third', smoke: true },
    },
    { name: 'solo-8-one-question-at-a-time', seed: 408, options: { guideline: '8', asking: 'each' } },
    {
      name: 'solo-own-guideline-other-readings',
      seed: 409,
      options: { guideline: 'own' },
      otherReadings: true,
    },
    { name: 'firefight-three-players', seed: 410, options: { mode: 'firefight', guideline: 'own-3' } },
    { name: 'firefight-four-players', seed: 411, options: { mode: 'firefight', guideline: 'own-4' } },
    { name: 'own-pack', seed: 412, options: { pack: cardPack() } },
  ],
}

/** A custom pack: a sample with another title. */
function own(game: string, option: string, sample: string): Json {
  const { question } = gameWith(game).options.find((each) => each.question.id === option) ?? {}
  const pack = question instanceof Pack ? question.whole(sample) : undefined
  if (typeof pack !== 'object') throw new Error(`${game} has no sample ${sample}.`)
  return { ...(pack as Readonly<Record<string, Json>>), title: 'Of our own' }
}

function cardPack(): Json {
  return {
    opfor: fileFormat,
    title: 'Of our own',
    cards: {
      'german-05': { bottom: { units: ['Rifle 01', 'Rifle 02'], caps: 0 } },
      'soviet-05': { top: { section: 'vp', caps: 1 } },
    },
  }
}

function gameWith(id: string): Game {
  const game = registry.find((each) => each.id === id)
  if (game === undefined) throw new Error(`There is no game ${id}.`)
  return game
}
