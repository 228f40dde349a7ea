import {
  ask,
  draw,
  dueTo,
  withParams,
  type Message,
  message,
  type Procedure,
  type Table,
  withoutAll,
  withTokens,
} from '@opfor/kernel'
import { type Side, unitName } from '../../table/the-board/pieces.ts'
import { type Situation, withForce } from '../../table/situation.ts'
import { drawnFor } from '../../table/wording.ts'
import { words } from '../../table/words.ts'

const drawForBot = message(
  'blitzkrieg.ask.drawForBot',
  'Which {count, plural, one {unit} other {# units}} does the bot draw ({reason})?',
)
const drawForYou = message(
  'blitzkrieg.ask.drawForYou',
  'Which {count, plural, one {unit} other {# units}} do you draw ({reason})?',
)
const weaponForBot = message(
  'blitzkrieg.ask.drawWeapon',
  'Which {count, plural, one {special weapon} other {# special weapons}} does the bot draw?',
)
const weaponForYou = message(
  'blitzkrieg.ask.drawWeaponForYou',
  'Which {count, plural, one {special weapon} other {# special weapons}} do you draw?',
)

/** Draws from the side's own bag; the bot's units go to the end of its row. */
export function* drawUnits(
  table: Table<Situation>,
  side: Side,
  count: number,
  reason: Message,
): Procedure<void> {
  const atTable = side === 'player' && table.now.where === 'table'
  const none = table.now[side].bag.length === 0 && (!atTable || table.now.unseen === 0)
  if (atTable && !none) {
    table.change(table.now, dueTo(words.playerDrawsUnseen, reason), { count, reason })
    return
  }
  if (none) {
    table.change(table.now, side === 'bot' ? words.botNothingToDraw : words.playerNothingToDraw)
    return
  }
  const drawn = yield* ask(table, (now) => {
    const left = Math.min(count, now[side].bag.length)
    if (left === 0) return undefined
    return draw(
      side === 'bot' ? 'blitzkrieg.drawForBot' : 'blitzkrieg.drawForYou',
      withParams(side === 'bot' ? drawForBot : drawForYou, { count: left, reason }),
      now[side].bag,
      left,
      unitName,
    )
  })
  if (drawn === undefined) return
  const force = table.now[side]
  const tell =
    side === 'player' ? words.playerDraws : reason === drawnFor.turn ? words.botDraws : words.botProduces
  const reserve = side === 'bot' ? [...force.reserve, ...drawn] : withTokens(force.reserve, drawn)
  table.change(
    withForce(table.now, side, { bag: withoutAll(force.bag, drawn), reserve }),
    dueTo(tell, reason),
    { units: drawn.map(unitName), reason },
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
  const drawn = yield* ask(table, (now) => {
    const drawable = Math.min(count, now.pool.length - now.unseen)
    if (drawable <= 0) return undefined
    return draw(
      'blitzkrieg.drawWeapon',
      withParams(side === 'bot' ? weaponForBot : weaponForYou, { count: drawable }),
      now.pool,
      drawable,
      unitName,
      where === 'table' && weaponsBy === 'person' ? { to: 'table', atMost: now.unseen > 0 } : {},
    )
  })
  if (drawn === undefined) return
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
