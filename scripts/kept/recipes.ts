import { shelf } from '@opfor/games'
import { type Game, type Json, Pack } from '@opfor/kernel'

/** A match to record: its settings, who answers, and how often there are other commands than answers. */
export interface Recipe {
  readonly name: string
  readonly seed: number
  readonly options?: Readonly<Record<string, Json>>
  /** Chooses a random reading of every ruling. */
  readonly otherReadings?: boolean
  /** Physical dice and draws: a person enters the results. */
  readonly real?: boolean
  /** The percentages of other commands than answers. */
  readonly undo?: number
  readonly correct?: number
  readonly overrule?: number
  /** Stops after this number of answers, also in the middle of a turn. */
  readonly until?: number
  /** Starts from the position of a match with the same settings after this number of turns. */
  readonly startsAfter?: number
}

/** A golden transcript to record as a journal with digests. */
export interface FromReplay {
  readonly name: string
  readonly replay: string
}

/** The matches to record, by game. Names are never reused, because recorded matches never change. */
export const recipes: Readonly<Record<string, readonly (Recipe | FromReplay)[]>> = {
  blitzkrieg: [
    { name: '01-screen-easy', seed: 101 },
    { name: '02-screen-medium', seed: 102, options: { difficulty: 'medium' }, undo: 6 },
    { name: '03-screen-hard', seed: 103, options: { difficulty: 'hard' }, overrule: 5 },
    { name: '04-screen-learning-game', seed: 104, options: { stratagems: false } },
    { name: '05-screen-corrected', seed: 105, correct: 8 },
    { name: '06-screen-everything', seed: 106, undo: 5, correct: 5, overrule: 5 },
    { name: '07-screen-other-readings', seed: 107, otherReadings: true, undo: 3, overrule: 3 },
    { name: '08-screen-extras', seed: 108, options: { difficulty: 'hard', extraVP: 3, extraProgress: 2 } },
    { name: '09-screen-left-in-a-turn', seed: 109, until: 23 },
    { name: '10-screen-just-begun', seed: 110, until: 5 },
    { name: '11-table-real', seed: 111, options: { where: 'table' }, real: true },
    { name: '12-table-app', seed: 112, options: { where: 'table', weapons: 'app' }, undo: 6 },
    {
      name: '13-table-corrected',
      seed: 113,
      options: { where: 'table', difficulty: 'medium' },
      real: true,
      correct: 10,
    },
    {
      name: '14-table-everything',
      seed: 114,
      options: { where: 'table', difficulty: 'hard' },
      real: true,
      undo: 5,
      correct: 5,
      overrule: 5,
    },
    { name: '15-table-left', seed: 115, options: { where: 'table' }, real: true, until: 31 },
    {
      name: '16-table-other-readings',
      seed: 116,
      options: { where: 'table' },
      real: true,
      otherReadings: true,
      correct: 4,
    },
    { name: '17-nippon', seed: 117, options: { board: 'house' }, overrule: 3 },
    { name: '18-nippon-table', seed: 118, options: { board: 'house', where: 'table' }, real: true, undo: 4 },
    { name: '19-own-board', seed: 119, options: { board: own('blitzkrieg', 'board', 'house') }, correct: 4 },
    {
      name: '20-own-board-table',
      seed: 120,
      options: { board: own('blitzkrieg', 'board', 'house'), where: 'table' },
      real: true,
      until: 40,
    },
    { name: '21-from-a-position', seed: 121, startsAfter: 7, undo: 5 },
    { name: '22-from-a-position-table', seed: 122, options: { where: 'table' }, startsAfter: 9, correct: 5 },
    { name: '23-a-correction', replay: 'a-correction' },
    { name: '24-an-overrule', replay: 'an-overrule' },
    { name: '25-undo-and-redo', replay: 'undo-and-redo' },
    { name: '26-whole-match-at-the-table', replay: 'whole-match-at-the-table' },
    { name: '27-whole-match-nippon', replay: 'whole-match-nippon' },
    { name: '28-bot-cannot-place', replay: 'end-bot-cannot-place' },
    { name: '29-steamroll', replay: 'stratagem-steamroll' },
    { name: '30-other-readings-at-the-table', replay: 'other-readings-at-the-table' },
  ],
  'blood-and-plunder': [
    { name: '01-land-without-a-map', seed: 201, until: 150 },
    { name: '02-land-real-deck', seed: 202, options: { deck: 'real' }, real: true, until: 150 },
    { name: '03-land-undone', seed: 203, undo: 6, until: 150 },
    { name: '04-land-corrected', seed: 204, correct: 6, until: 150 },
    { name: '05-land-overruled', seed: 205, overrule: 6, until: 150 },
    { name: '06-land-everything', seed: 206, undo: 4, correct: 4, overrule: 4, until: 200 },
    { name: '07-land-other-readings', seed: 207, otherReadings: true, until: 150 },
    { name: '08-land-left-in-a-turn', seed: 208, until: 17 },
    { name: '09-land-just-begun', seed: 209, until: 2 },
    { name: '10-land-map', seed: 210, options: { way: 'map' } },
    { name: '11-land-map-undone', seed: 211, options: { way: 'map' }, undo: 6 },
    { name: '12-land-map-corrected', seed: 212, options: { way: 'map' }, correct: 6 },
    { name: '13-land-map-overruled', seed: 213, options: { way: 'map' }, overrule: 6 },
    { name: '14-land-map-proposed', seed: 214, options: { way: 'proposed' }, until: 150 },
    {
      name: '15-land-map-numbers-asked',
      seed: 215,
      options: { way: 'map', targetNumbers: 'asked', intoMelee: true },
      until: 150,
    },
    { name: '16-land-map-other-readings', seed: 216, options: { way: 'map' }, otherReadings: true },
    { name: '17-sea-without-a-map', seed: 217, options: { battle: 'sea' }, until: 150 },
    {
      name: '18-sea-everything',
      seed: 218,
      options: { battle: 'sea' },
      undo: 4,
      correct: 4,
      overrule: 4,
      until: 150,
    },
    { name: '19-sea-map', seed: 219, options: { battle: 'sea', way: 'map' } },
    {
      name: '20-sea-map-everything',
      seed: 220,
      options: { battle: 'sea', way: 'map', deck: 'real' },
      real: true,
      undo: 4,
      correct: 4,
      overrule: 4,
    },
    {
      name: '21-own-battle',
      seed: 221,
      options: { battle: own('blood-and-plunder', 'battle', 'land') },
      until: 120,
    },
    {
      name: '22-own-battle-map',
      seed: 222,
      options: { battle: own('blood-and-plunder', 'battle', 'sea'), way: 'map' },
      correct: 4,
    },
    { name: '23-from-a-position', seed: 223, startsAfter: 2, undo: 4, until: 120 },
    { name: '24-from-a-position-map', seed: 224, options: { way: 'map' }, startsAfter: 3, overrule: 4 },
    {
      name: '25-house-rules',
      seed: 225,
      options: { fortune: true, reloadFirst: true, shakenAt: 2 },
      until: 120,
    },
    { name: '26-a-gun-behind-a-wall', replay: 'a-gun-behind-a-wall' },
    { name: '27-land-with-a-map', replay: 'land-with-a-map' },
    { name: '28-land-without-a-map', replay: 'land-without-a-map' },
    { name: '29-sea-with-a-map', replay: 'sea-with-a-map' },
    { name: '30-sea-without-a-map', replay: 'sea-without-a-map' },
  ],
  admiral: [
    { name: '01-straits', seed: 301 },
    { name: '02-straits-undone', seed: 302, undo: 6 },
    { name: '03-straits-corrected', seed: 303, correct: 6 },
    { name: '04-straits-overruled', seed: 304, overrule: 6 },
    { name: '05-straits-everything', seed: 305, undo: 4, correct: 4, overrule: 4 },
    { name: '06-straits-other-readings', seed: 306, otherReadings: true, overrule: 3 },
    { name: '07-straits-left-in-a-turn', seed: 307, until: 21 },
    { name: '08-straits-just-begun', seed: 308, until: 3 },
    { name: '09-carriers', seed: 309, options: { battle: 'carriers' } },
    { name: '10-carriers-undone', seed: 310, options: { battle: 'carriers' }, undo: 6 },
    { name: '11-carriers-corrected', seed: 311, options: { battle: 'carriers' }, correct: 6 },
    { name: '12-carriers-overruled', seed: 312, options: { battle: 'carriers' }, overrule: 6 },
    { name: '13-fleets', seed: 313, options: { battle: 'fleets' }, until: 200 },
    {
      name: '14-fleets-everything',
      seed: 314,
      options: { battle: 'fleets' },
      undo: 3,
      correct: 3,
      overrule: 3,
      until: 200,
    },
    { name: '15-table-house-model', seed: 315, options: { where: 'table' }, real: true },
    { name: '16-table-typed', seed: 316, options: { where: 'table', damage: 'typed' }, real: true },
    {
      name: '17-table-typed-undone',
      seed: 317,
      options: { where: 'table', damage: 'typed' },
      real: true,
      undo: 6,
    },
    {
      name: '18-table-typed-corrected',
      seed: 318,
      options: { where: 'table', damage: 'typed' },
      real: true,
      correct: 6,
    },
    {
      name: '19-table-carriers-everything',
      seed: 319,
      options: { where: 'table', damage: 'typed', battle: 'carriers' },
      real: true,
      undo: 3,
      correct: 3,
      overrule: 3,
    },
    {
      name: '20-table-fleets',
      seed: 320,
      options: { where: 'table', damage: 'typed', battle: 'fleets' },
      real: true,
      until: 150,
    },
    {
      name: '21-table-other-readings',
      seed: 321,
      options: { where: 'table', damage: 'typed' },
      real: true,
      otherReadings: true,
    },
    { name: '22-another-die', seed: 322, options: { movement: 3, artillery: 2, admiral: 1, longest: 12 } },
    { name: '23-own-battle', seed: 323, options: { battle: own('admiral', 'battle', 'straits') }, undo: 3 },
    {
      name: '24-own-battle-table',
      seed: 324,
      options: { battle: own('admiral', 'battle', 'carriers'), where: 'table', damage: 'typed' },
      real: true,
      correct: 3,
    },
    { name: '25-from-a-position', seed: 325, startsAfter: 4, undo: 4 },
    {
      name: '26-from-a-position-table',
      seed: 326,
      options: { where: 'table', damage: 'typed' },
      startsAfter: 5,
      overrule: 4,
    },
    { name: '27-at-the-table', replay: 'at-the-table' },
    { name: '28-carrier-battle', replay: 'carrier-battle' },
    { name: '29-draw-by-the-ruling', replay: 'draw-by-the-ruling' },
    { name: '30-stand-by-units', replay: 'stand-by-units' },
  ],
  'conflict-of-heroes': [
    { name: '01-solo-1', seed: 401 },
    { name: '02-solo-1-undone', seed: 402, undo: 6 },
    { name: '03-solo-1-corrected', seed: 403, correct: 6 },
    { name: '04-solo-1-overruled', seed: 404, overrule: 8 },
    {
      name: '05-solo-2-everything',
      seed: 405,
      options: { guideline: '2' },
      undo: 4,
      correct: 4,
      overrule: 4,
    },
    { name: '06-solo-3', seed: 406, options: { guideline: '3' } },
    { name: '07-solo-4', seed: 407, options: { guideline: '4' }, undo: 3 },
    { name: '08-solo-5', seed: 408, options: { guideline: '5' }, correct: 3 },
    { name: '09-solo-own-guideline', seed: 409, options: { guideline: 'own' } },
    { name: '10-solo-app-orders', seed: 410, options: { orders: 'app' } },
    {
      name: '11-solo-app-orders-everything',
      seed: 411,
      options: { orders: 'app' },
      undo: 4,
      correct: 4,
      overrule: 4,
    },
    { name: '12-solo-real-cards', seed: 412, options: { cards: 'real' }, real: true },
    { name: '13-solo-real-cards-undone', seed: 413, options: { cards: 'real' }, real: true, undo: 6 },
    { name: '14-solo-real-cards-corrected', seed: 414, options: { cards: 'real' }, real: true, correct: 6 },
    { name: '15-solo-other-readings', seed: 415, otherReadings: true },
    { name: '16-solo-third-edition', seed: 416, options: { labels: 'third', smoke: true } },
    { name: '17-solo-left-in-the-generation', seed: 417, until: 14 },
    { name: '18-solo-just-begun', seed: 418, until: 3 },
    { name: '19-firefight-1', seed: 419, options: { mode: 'firefight' } },
    { name: '20-firefight-2-undone', seed: 420, options: { mode: 'firefight', guideline: '2' }, undo: 5 },
    {
      name: '21-firefight-3-corrected',
      seed: 421,
      options: { mode: 'firefight', guideline: '3' },
      correct: 5,
    },
    {
      name: '22-firefight-four-players',
      seed: 422,
      options: { mode: 'firefight', guideline: 'own-4' },
      undo: 3,
    },
    {
      name: '23-firefight-real-cards',
      seed: 423,
      options: { mode: 'firefight', cards: 'real' },
      real: true,
      correct: 3,
    },
    { name: '24-firefight-left', seed: 424, options: { mode: 'firefight' }, until: 20 },
    { name: '25-own-pack', seed: 425, options: { pack: cardPack() }, undo: 3 },
    {
      name: '26-own-pack-firefight',
      seed: 426,
      options: { pack: cardPack(), mode: 'firefight' },
      correct: 3,
    },
    { name: '27-a-switched-map', replay: 'a-switched-map' },
    { name: '28-the-solo-example-in-play', replay: 'the-solo-example-in-play' },
    { name: '29-three-players', replay: 'three-players' },
    { name: '30-undo-correct-overrule', replay: 'undo-correct-overrule' },
  ],
}

/** A custom pack: a sample with another title. */
function own(game: string, option: string, sample: string): Json {
  const { question } = gameWith(game).options.find((each) => each.question.id === option) ?? {}
  const pack = question instanceof Pack ? question.whole(sample) : undefined
  if (typeof pack !== 'object') throw new Error(`${game} has no sample ${sample}.`)
  return { ...(pack as Readonly<Record<string, Json>>), title: 'Of our own' }
}

/** Two custom cards. */
function cardPack(): Json {
  return {
    format: 1,
    title: 'Of our own',
    cards: {
      'german-05': { bottom: { units: ['Rifle 01', 'Rifle 02'], caps: 0 } },
      'soviet-05': { top: { section: 'vp', caps: 1 } },
    },
  }
}

function gameWith(id: string): Game {
  const game = shelf.find((each) => each.id === id)
  if (game === undefined) throw new Error(`There is no game ${id}.`)
  return game
}
