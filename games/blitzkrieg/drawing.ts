import { ask, draw, fill, message, type Procedure, type Table, withoutAll, withTokens } from '@opfor/kernel'
import { type Side, unitName } from './pieces.ts'
import { type Situation, withForce } from './situation.ts'
import { words } from './words.ts'

const drawForBot = message(
  'blitzkrieg.ask.drawForBot',
  'Draw {count, plural, one {a unit} other {# units}} for the bot.',
)
const drawForYou = message(
  'blitzkrieg.ask.drawForYou',
  'Draw {count, plural, one {a unit} other {# units}} for yourself.',
)
const drawWeapon = message(
  'blitzkrieg.ask.drawWeapon',
  'Draw {count, plural, one {a special weapon} other {# special weapons}}.',
)

/** Draws units from a side's own bag; the bot's go to the end of its row. */
export function* drawUnits(table: Table<Situation>, side: Side, count: number): Procedure<void> {
  if (side === 'player' && table.now.where === 'table') {
    table.change(table.now, words.playerDrawsUnseen, { count })
    return
  }
  if (table.now[side].bag.length === 0) {
    if (side === 'bot') table.change(table.now, words.botNothingToDraw)
    return
  }
  const drawn = yield* ask(table, (now) =>
    draw(
      side === 'bot' ? 'blitzkrieg.drawForBot' : 'blitzkrieg.drawForYou',
      fill(side === 'bot' ? drawForBot : drawForYou, { count }),
      now[side].bag,
      count,
      unitName,
    ),
  )
  const force = table.now[side]
  const reserve = side === 'bot' ? [...force.reserve, ...drawn] : withTokens(force.reserve, drawn)
  table.change(
    withForce(table.now, side, { bag: withoutAll(force.bag, drawn), reserve }),
    side === 'bot' ? words.botDraws : words.playerDraws,
    { units: drawn.map(unitName) },
  )
}

/** Draws special weapons from the pool, into the bag or straight into the reserve. */
export function* drawWeapons(
  table: Table<Situation>,
  side: Side,
  count: number,
  into: 'bag' | 'reserve',
): Procedure<void> {
  const left = table.now.pool.length - table.now.unseen
  if (left <= 0) {
    table.change(table.now, words.noWeapons)
    return
  }
  const { where, weaponsBy } = table.now
  if (side === 'player' && where === 'table' && weaponsBy === 'person') {
    const taken = Math.min(count, left)
    table.change(
      { ...table.now, unseen: table.now.unseen + taken },
      into === 'bag' ? words.playerWeaponsUnseen : words.playerWeaponsReserveUnseen,
      { count: taken },
    )
    return
  }
  const drawn = yield* ask(table, (now) =>
    draw(
      'blitzkrieg.drawWeapon',
      fill(drawWeapon, { count }),
      now.pool,
      Math.min(count, now.pool.length - now.unseen),
      unitName,
      where === 'table' && weaponsBy === 'person' ? { to: 'table', atMost: now.unseen > 0 } : {},
    ),
  )
  const taken = { ...table.now, pool: withoutAll(table.now.pool, drawn) }
  table.change(received(taken, side, drawn, into), weaponWords(side, into), { units: drawn.map(unitName) })
}

function received(now: Situation, side: Side, drawn: readonly string[], into: 'bag' | 'reserve'): Situation {
  const force = now[side]
  if (into === 'bag' || (side === 'player' && now.where === 'table'))
    return withForce(now, side, { bag: withTokens(force.bag, drawn) })
  const { reserve } = force
  return withForce(now, side, {
    reserve: side === 'bot' ? [...reserve, ...drawn] : withTokens(reserve, drawn),
  })
}

function weaponWords(side: Side, into: 'bag' | 'reserve'): (typeof words)['botWeapons'] {
  if (side === 'bot') return into === 'bag' ? words.botWeapons : words.botWeaponsRow
  return into === 'bag' ? words.playerWeapons : words.playerWeaponsReserve
}
