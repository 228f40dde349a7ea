import { describe, expect, test } from 'vitest'
import { admiral } from './index.ts'

/** By heading of the booklet: the lines in order, with their Rulings. */
const lists: Readonly<Record<string, readonly string[]>> = {
  enemy: [
    "Enemy in range (How Stratego's ships work, Action dice)",
    'damageable.damage: must, it can be damaged [inRange]',
    'nearest: fewest, the nearest',
    'tie: tie, the first deployed',
  ],
  move: [
    "Move (How Stratego's ships work, Action dice)",
    'fire: action, a move to fire',
    'approach: action, an approach',
  ],
  firing: [
    "Square to fire from (How Stratego's ships work, Action dice)",
    'target: must, no enemy there ranks above the target',
    'damage.most: most, the most damage to the target [firingSquare]',
    '1: fewest, the fewest squares to move',
    'damage: most, the most damage to the target',
    '2: fewest, the fewest enemies that have it in range there (our tie-break)',
    'straight: fewest, the nearest to the target in a straight line (our tie-break)',
    'tie: tie, the lowest row, from the left (our tie-break)',
  ],
  'approach.square': [
    "Square to approach by (How Stratego's ships work, Action dice)",
    'nearer: must, the way to the target is shorter from there',
    'stay.outside: must, it enters no range [approach]',
    '1: fewest, the fewest ranges of enemies entered [approach]',
    '2: fewest, the shortest way to the target',
    '3: fewest, the fewest squares to move',
    'straight: fewest, the nearest to the target in a straight line (our tie-break)',
    'tie: tie, the lowest row, from the left (our tie-break)',
  ],
  symbol: [
    "Admiral symbol (How Stratego's ships work, Admiral Symbol)",
    'green: action, a green feature of the unit',
    'red: action, a red feature of an enemy',
  ],
  'green.feature': [
    "Green feature (How Stratego's ships work, Admiral Symbol)",
    'necessary: must, it is necessary now [greenFeatures]',
    '1: prefer, it lets the fire sink a target [greenFeatures]',
    '2: prefer, it defends against an enemy that can damage the unit [greenFeatures]',
    '3: prefer, it lets the fire do more damage [greenFeatures]',
    '4: prefer, it brings a target into reach [greenFeatures]',
    'tie: tie, in the order on the card',
  ],
  'red.feature': [
    "Red feature (How Stratego's ships work, Admiral Symbol)",
    'tie: tie, in the order on the card',
  ],
  mover: [
    'Next to move (Movement)',
    'first.stays: prefer, it moves 0 squares: an enemy is in range, or it could damage none of your ships [zeroSquares]',
    '1: fewest, the lowest speed',
    'nearest.2: fewest, the nearest to an enemy [speedTies]',
    'tie: tie, the first deployed [speedTies]',
  ],
  target: [
    'Target (Attack)',
    'dropped.damage: must, it can be damaged [prefilter]',
    'attack.first.fleet.focus: prefer, it is already under fire [whenConcentrated] [focus] [underFire]',
    'attack.first.last.last: prefer, it is the last target, and can be damaged [whenConcentrated] [focus]',
    "attack.first.ship.own: prefer, it is the unit's own last target, and can be damaged [whenConcentrated] [focus]",
    '1: prefer, it can damage the unit [threatSymbols]',
    '2: prefer, it can take severe damage',
    '3: prefer, it can take at least light damage',
    '4: fewest, the fewest Structure Points [pointsCounted]',
    'sum.5: most, the strongest guns, all together [artilleryPower]',
    'sum.5b: most, the strongest single battery [artilleryPower]',
    'single.5: most, the strongest battery [artilleryPower]',
    '6: fewest, the nearest',
    'attack.ties.fleet.focus: prefer, it is already under fire [whenConcentrated] [focus] [underFire]',
    'attack.ties.last.last: prefer, it is the last target, and can be damaged [whenConcentrated] [focus]',
    "attack.ties.ship.own: prefer, it is the unit's own last target, and can be damaged [whenConcentrated] [focus]",
    'order.fire: prefer, it is under fire [lastTies] [underFire]',
    'order.tie: tie, the first deployed [lastTies]',
    'random.tie: tie, one at random [lastTies]',
  ],
  attacker: [
    'Next to attack (Attack)',
    'longest.1: fewest, the shortest range, by its longest battery or its aircraft [attackRange]',
    'shortest.1: fewest, the shortest range, by its shortest battery or its aircraft [attackRange]',
    '2: fewest, the lowest speed',
    'tie: tie, the first deployed',
  ],
  kind: ['Attack (Attack)', 'launch: action, a launch of aircraft', 'fire: action, fire from its batteries'],
  shot: [
    "Symbols for the shot (How Stratego's ships work, Action dice)",
    'needed.enough: prefer, one symbol sinks the target [bothDice]',
    'damage: most, the most damage',
    'tie: tie, one symbol, as the other may be fired next',
  ],
}

describe('each list decides by these lines, under the heading of the booklet', () => {
  test.each(Object.entries(lists))('%s', (id, lines) => {
    const list = admiral.declared.find((each) => each.id === `admiral.${id}`)
    const told = list?.lines.map(({ id: key, how, text, rulings }) => {
      const behind = rulings.map((ruling) => ` [${ruling.id.replace('admiral.', '')}]`).join('')
      return `${key.slice(list.id.length + 1)}: ${how}, ${text.text}${behind}`
    })
    expect([`${list?.title.text} (${list?.cite.heading})`, ...(told ?? [])]).toEqual(lines)
  })
})

test('no other list decides for Stratego but the tables of the die', () => {
  const others = admiral.declared.filter(({ kind }) => kind !== 'chart').map(({ id }) => id)
  expect(others).toEqual(Object.keys(lists).map((id) => `admiral.${id}`))
})
