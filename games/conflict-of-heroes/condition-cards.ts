import {
  ask,
  choice,
  draw,
  fill,
  message,
  type Procedure,
  type Table,
  withoutAll,
  yesNo,
} from '@opfor/kernel'
import { addCaps } from './caps.ts'
import type { Half } from './card-pack.ts'
import { capChoices } from './entering-cards.ts'
import { conditionName } from './pieces.ts'
import { playerName } from './naming.ts'
import { playerOf, type Situation } from './situation.ts'
import { words } from './words.ts'

const drawConditions = message('coh.ask.conditions', 'Draw two Condition Cards.')
const whichTop = message('coh.ask.conditionTop', 'Which Condition Card do you play for its top?')
const whichHalf = message(
  'coh.ask.conditionHalf',
  'One Condition Card was left: which half of {card} do you play?',
)
const lasts = message('coh.ask.lasts', '{card}: does the bottom have a lasting effect?')
const capChange = message('coh.ask.conditionCaps', '{card}: how do your CAPs change?')
const halves = [
  { id: 'top', name: message('coh.condition.top', 'top') },
  { id: 'bottom', name: message('coh.condition.bottom', 'bottom') },
] as const

/** A Condition Card's bottom that was played: what it does is still to be resolved. */
interface PlayedBottom {
  readonly card: string
  readonly told: Half
}

/** G 3.9: two Condition Cards are drawn; one is played for its top, the other for its bottom, which is given back. */
export function* playConditions(table: Table<Situation>, id: string): Procedure<PlayedBottom | undefined> {
  const { seat } = playerOf(table.now, id)
  if (table.now.conditions.length === 0) {
    table.change(table.now, words.noConditions)
    return undefined
  }
  const drawn = yield* ask(table, (now) =>
    draw('coh.conditions', drawConditions, now.conditions, 2, conditionName),
  )
  const [first = '', second] = drawn
  table.change({ ...table.now, conditions: withoutAll(table.now.conditions, drawn) }, words.conditionsDrawn, {
    cards: drawn.map(conditionName),
  })
  if (second === undefined) {
    const text = fill(whichHalf, { card: conditionName(first) })
    const half = yield* ask(table, () => choice('coh.conditionHalf', seat, text, halves))
    if (half.id === 'bottom') return yield* playBottom(table, id, first)
    playTop(table, id, first)
    return undefined
  }
  const top = yield* ask(table, () =>
    choice(
      'coh.conditionTop',
      seat,
      whichTop,
      drawn.map((card) => ({ id: card, name: conditionName(card) })),
    ),
  )
  playTop(table, id, top.id)
  return yield* playBottom(table, id, top.id === first ? second : first)
}

/** The top is a Special Rule for both sides. */
function playTop(table: Table<Situation>, id: string, card: string): void {
  const told: Half = { ...table.now.pack.conditions?.[card]?.top, section: 'special' }
  const plays = [...table.now.plays, { card, half: 'top' as const, by: id, told }]
  table.change({ ...table.now, plays }, words.conditionTop, {
    card: conditionName(card),
    player: playerName(id),
  })
}

/** The bottom is for the player who plays it; one with a lasting effect is kept under the board. */
function* playBottom(table: Table<Situation>, id: string, card: string): Procedure<PlayedBottom> {
  const { seat } = playerOf(table.now, id)
  const name = { card: conditionName(card) }
  const known = table.now.pack.conditions?.[card]?.bottom
  const change =
    known?.caps ??
    (yield* ask(table, () => choice('coh.conditionCaps', seat, fill(capChange, name), capChoices))).change
  const stays = known?.lasts ?? (yield* ask(table, () => yesNo('coh.lasts', seat, fill(lasts, name))))
  const told: Half = { ...known, section: 'special', caps: change, lasts: stays }
  const played = { card, half: 'bottom' as const, by: id, told }
  const plays = [...table.now.plays, stays ? played : { ...played, used: true }]
  table.change({ ...table.now, plays }, stays ? words.conditionKept : words.conditionUsed, name)
  addCaps(table, id, change)
  return { card, told }
}
