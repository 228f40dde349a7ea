import { seededRandom, type Json, type Random } from '@opfor/kernel'
import { namedTraits, trainings, weapons } from '../../../../games/blood-and-plunder/table/profile.ts'

export function randomBattle(seed: number, units?: number, pieces?: number): Json {
  const random = seededRandom(seed, 0xb0a7)
  const [width, height] = [
    [36, 36],
    [48, 48],
    [72, 48],
  ][random(3)] as [number, number]
  const afloat = units === undefined && random(4) === 0
  const count = (): number => units ?? 2 + random(5)
  const opfor = force('opfor', count(), afloat, random)
  const player = force('player', count(), afloat, random)
  const ids = [...opfor.units, ...player.units].map(({ id }) => id)
  const starts = ids.map((id) => ({ id, ...inches(random, width, height, 2) }))
  const ships = [...opfor.ships, ...player.ships].map(({ id }, nth) => ({
    id,
    x: width / 2,
    y: nth === 0 ? height - 6 : 6,
    heading: random(16),
  }))
  return {
    opfor: 1,
    title: 'Random',
    turns: 2 + random(4),
    width,
    height,
    homeEdge: 'top',
    terrain: Array.from({ length: pieces ?? random(16) }, (_, nth) => piece(nth, random, width, height)),
    objectives: Array.from({ length: random(4) }, (_, nth) => ({
      id: `objective-${nth}`,
      name: `Objective ${nth}`,
      ...inches(random, width, height, 2),
    })),
    forces: { opfor, player },
    starts: [...starts, ...ships],
  }
}

function inches(random: Random, width: number, height: number, margin: number) {
  const within = (size: number): number => margin + random((size - 2 * margin) * 10 + 1) / 10
  return { x: Math.round(within(width) * 10) / 10, y: Math.round(within(height) * 10) / 10 }
}

function force(side: string, units: number, afloat: boolean, random: Random) {
  const ships = afloat
    ? [{ id: `${side}-ship`, name: 'Ship', speed: 2 + random(5), turn: 1 + random(3) }]
    : []
  return {
    opfor: 1,
    name: side,
    redraws: random(3) === 0,
    ships,
    units: Array.from({ length: units }, (_, nth) => profile(side, nth, afloat, random)),
  }
}

function profile(side: string, nth: number, afloat: boolean, random: Random) {
  const chance = (one: number): boolean => random(one) === 0
  const carriage = (['field', 'naval', 'structure'] as const)[random(3)]
  return {
    id: `${side}-${nth}`,
    name: `${side} ${nth}`,
    training: trainings[random(trainings.length)] ?? 'trained',
    models: 3 + random(10),
    weapons: weapons.filter(() => chance(4)).slice(0, 3),
    traits: namedTraits.filter(() => chance(7)).map((name) => ({ name, reminder: '' })),
    mounted: chance(5),
    ...(chance(6) ? { guns: { carriage, count: 1 + random(3) } } : {}),
    ...(nth === 0 ? { commander: { name: 'Commander', points: 1 + random(3), range: 4 + random(9) } } : {}),
    aboard: afloat ? `${side}-ship` : '',
    ...(chance(2) ? { base: (5 + random(16)) / 10 } : {}),
    move: 3 + random(5),
    charge: 4 + random(9),
    range: 4 + random(36),
    shoot: 5 + random(4),
    rangeStep: 4 + random(8),
    reload: 1 + random(3),
  }
}

function piece(nth: number, random: Random, width: number, height: number) {
  const at = inches(random, width, height, 4)
  const half = 0.5 + random(30) / 10
  const box = (dx: number, dy: number) => [
    { x: at.x - dx, y: at.y - dy },
    { x: at.x + dx, y: at.y - dy },
    { x: at.x + dx, y: at.y + dy },
    { x: at.x - dx, y: at.y + dy },
  ]
  const tenths = ({ x, y }: { readonly x: number; readonly y: number }) => ({
    x: Math.round(x * 10) / 10,
    y: Math.round(y * 10) / 10,
  })
  const outline =
    random(2) === 0
      ? { circle: { ...tenths(at), radius: Math.round(half * 10) / 10 } }
      : { corners: box(half, random(2) === 0 ? half : 0.3).map(tenths) }
  return {
    id: `piece-${nth}`,
    name: `Piece ${nth}`,
    cover: random(3),
    blocks: random(2) === 0,
    impassable: random(3) === 0,
    ...outline,
  }
}
