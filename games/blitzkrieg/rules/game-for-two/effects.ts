import {
  ask,
  draw,
  withParams,
  message,
  type BoardTargets,
  type Procedure,
  type Table,
  withoutAll,
  removeAt,
  withToken,
} from '@opfor/kernel'
import { unitPiece } from '../layout.ts'
import { type EffectKind, effectName, type Theatre } from '../../table/the-board/board.ts'
import { chosen } from './choosing.ts'
import { drawUnits, drawWeapons } from './drawing.ts'
import { selectStrategic } from '../the-procedure/greatest-change.ts'
import { moveMarker, score } from './moves.ts'
import { type Side, unitName } from '../../table/the-board/pieces.ts'
import { botRow, type InRow } from '../the-procedure/select-unit.ts'
import { openTheatres, type Situation, withForce } from '../../table/situation.ts'
import { drawnFor } from '../../table/wording.ts'
import { words } from '../../table/words.ts'

type Effect = (table: Table<Situation>, side: Side, amount: number, theatre: Theatre) => Procedure<void>

export const effects: Readonly<Record<EffectKind, Effect>> = {
  production: (table, side, amount) => drawUnits(table, side, amount, drawnFor.production(amount)),
  research: (table, side, amount) => drawWeapons(table, side, amount, 'bag'),
  researchIndustry: (table, side, amount) => drawWeapons(table, side, amount, 'reserve'),
  bombing,
  strategic,
  *tactical(table, side, amount, theatre) {
    moveMarker(table, theatre, side, amount, theatre.end, effectName('tactical', amount))
  },
  *propaganda(table, side, amount) {
    score(table, side, amount, effectName('propaganda', amount))
  },
  *none() {},
}

/** Bombing: a unit of the enemy's reserve goes back into the enemy's bag. */
export function bombing(table: Table<Situation>, side: Side): Procedure<void> {
  return side === 'bot' ? bombPlayer(table) : bombBot(table)
}

const bombWhich = message('blitzkrieg.ask.bombed', 'Which of your units is hit at random?')
const bombWhom = message('blitzkrieg.ask.bomb', "Which unit of the bot's row do you bomb?")
const whereTo = message('blitzkrieg.ask.strategic', 'Where do you use the strategic advantage of {amount}?')

function* bombPlayer(table: Table<Situation>): Procedure<void> {
  if (table.now.where === 'table') {
    table.change(table.now, words.bombsPlayerUnseen)
    return
  }
  if (table.now.player.reserve.length === 0) {
    table.change(table.now, words.nothingToBomb)
    return
  }
  const drawn = yield* ask(table, (now) =>
    now.player.reserve.length === 0
      ? undefined
      : draw('blitzkrieg.bombed', bombWhich, now.player.reserve, 1, unitName),
  )
  const [unit] = drawn ?? []
  if (unit === undefined) return
  const { reserve, bag } = table.now.player
  const next = { reserve: withoutAll(reserve, [unit]), bag: withToken(bag, unit) }
  table.change(withForce(table.now, 'player', next), words.bombsPlayer, { unit: unitName(unit) })
}

function atRow(now: Situation): BoardTargets {
  const pieceOf = (id: string): string => {
    const unit = botRow(now).find((each) => each.id === id)
    return unit === undefined ? id : unitPiece('bot', unit.kind).id
  }
  return { by: 'piece', leadsTo: (id) => [pieceOf(id)] }
}

/** Note on Effects: you choose among the units that are no special weapons, if there are any. */
function* bombBot(table: Table<Situation>): Procedure<void> {
  if (table.now.bot.reserve.length === 0) {
    table.change(table.now, words.nothingToBomb)
    return
  }
  const ordinaryFirst = (now: Situation): readonly InRow[] => {
    const row = botRow(now)
    const ordinary = row.filter((unit) => !unit.special)
    return ordinary.length > 0 ? ordinary : row
  }
  const hit = yield* chosen(table, 'blitzkrieg.bomb', bombWhom, ordinaryFirst, atRow)
  if (hit === undefined) return
  const { reserve, bag } = table.now.bot
  const next = { reserve: removeAt(reserve, hit.slot), bag: withToken(bag, hit.kind) }
  table.change(withForce(table.now, 'bot', next), words.bombsBot, { unit: hit.name })
}

function* strategic(table: Table<Situation>, side: Side, amount: number, here: Theatre): Procedure<void> {
  const others = (now: Situation): readonly Theatre[] =>
    openTheatres(now).filter((theatre) => theatre.index !== here.index)
  if (others(table.now).length === 0) {
    table.change(table.now, words.noOtherTheatre)
    return
  }
  const theatre =
    side === 'bot'
      ? yield* selectStrategic(table, others, { amount, here })
      : yield* chosen(table, 'blitzkrieg.useStrategic', withParams(whereTo, { amount }), others)
  if (theatre === undefined) return
  const before = table.now
  moveMarker(table, theatre, side, amount, theatre.end - 1, effectName('strategic', amount))
  if (table.now === before) table.change(before, words.noChange, { theatre: theatre.name })
}
