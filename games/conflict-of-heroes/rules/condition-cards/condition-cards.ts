import { ask, draw, withParams, message, type Procedure, type Table, withoutAll, yesNo } from '@opfor/kernel'
import { addActions, addCaps } from '../generator-cards/caps.ts'
import type { Half } from '../../table/card-packs/card-pack.ts'
import { chosen } from '../choosing.ts'
import { isBottomSilent, isTopSilent, tellConditions } from './conditions-at-once.ts'
import { capChoices, tellEffects } from '../generator-cards/entering-cards.ts'
import { conditionName, sideName } from '../../table/pieces.ts'
import { playerOf, type Situation } from '../../table/situation.ts'
import { words } from '../words.ts'

const drawConditions = message('coh.ask.conditions', 'Which Condition Cards are drawn?')
const whichTop = message('coh.ask.conditionTop', 'Which Condition Card do you play for its top?')
const whichHalf = message(
  'coh.ask.conditionHalf',
  'One Condition Card was left: which half of {card} do you play?',
)
const lasts = message('coh.ask.lasts', '{card}: does the bottom have a lasting effect?')
const capChange = message('coh.ask.conditionCaps', '{card}: how do your CAPs change?')
const capsOfAll = message('coh.ask.conditionTopCaps', "{card}: how does its top change everybody's CAPs?")
const whole = {
  id: 'more',
  change: 0,
  name: message('coh.conditionMore', 'it does more (you enter it next)'),
} as const
const halves = [
  { id: 'top', name: message('coh.condition.top', 'top') },
  { id: 'bottom', name: message('coh.condition.bottom', 'bottom') },
] as const

/** Its effect is still to be resolved. */
interface PlayedBottom {
  readonly card: string
  readonly told: Half
}

/** G 3.9: draws two Condition Cards, one for its top, the other for its bottom, which is given back. */
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
    const text = withParams(whichHalf, { card: conditionName(first) })
    const half = yield* chosen(table, 'coh.conditionHalf', seat, text, (now) =>
      isLoose(now, first) ? halves : [],
    )
    if (half === undefined) return undefined
    if (half.id === 'bottom') return yield* playBottom(table, id, first)
    playTop(table, id, first, yield* topCaps(table, id, first))
    return undefined
  }
  const loose = (now: Situation): readonly string[] => drawn.filter((card) => isLoose(now, card))
  if (table.now.asking === 'few' && drawn.some((card) => isBottomSilent(table.now, card))) {
    const told = yield* tellConditions(table, id, loose)
    if (told === undefined || !isLoose(table.now, told.top)) return undefined
    playTop(table, id, told.top, told.topCaps)
    return layBottom(table, id, told.top === first ? second : first, told.bottom)
  }
  const top = yield* chosen(table, 'coh.conditionTop', seat, whichTop, (now) =>
    loose(now).map((card) => ({ id: card, name: conditionName(card) })),
  )
  if (top === undefined) return undefined
  playTop(table, id, top.id, yield* topCaps(table, id, top.id))
  return yield* playBottom(table, id, top.id === first ? second : first)
}

/** Neither played nor put back. */
function isLoose({ conditions, plays }: Situation, drawn: string): boolean {
  return !conditions.includes(drawn) && plays.every(({ card }) => card !== drawn)
}

function* topCaps(table: Table<Situation>, id: string, card: string): Procedure<number | undefined> {
  const text = withParams(capsOfAll, { card: conditionName(card) })
  const told = yield* chosen(table, 'coh.conditionTopCaps', playerOf(table.now, id).seat, text, (now) =>
    isTopSilent(now, card) && isLoose(now, card) ? capChoices : [],
  )
  return told?.change
}

/** The top is a Special Rule for both sides; its CAPs and Action Cards apply to everybody. */
function playTop(table: Table<Situation>, id: string, card: string, caps: number | undefined): void {
  if (!isLoose(table.now, card)) return
  const known = table.now.pack.conditions?.[card]?.top
  const told: Half = { ...(caps !== undefined && { caps }), ...known, section: 'special' }
  const plays = [...table.now.plays, { card, half: 'top' as const, by: id, told }]
  table.change({ ...table.now, plays }, words.conditionTop, {
    card: conditionName(card),
    side: sideName(playerOf(table.now, id).side),
  })
  for (const player of table.now.players) {
    addCaps(table, player.id, told.caps ?? 0)
    addActions(table, player.id, told.actions ?? 0)
  }
}

/** For an unknown bottom: its CAPs, and any effect of a Generator Card. */
function* tellWhole(table: Table<Situation>, id: string, card: string): Procedure<Half | undefined> {
  const { seat } = playerOf(table.now, id)
  const text = withParams(capChange, { card: conditionName(card) })
  const caps = yield* chosen(table, 'coh.conditionCaps', seat, text, (now) =>
    isLoose(now, card) ? capChoices : [],
  )
  if (caps === undefined) return undefined
  return yield* tellEffects(table, id, card, 'bottom', { section: 'special', caps: caps.change })
}

function* playBottom(table: Table<Situation>, id: string, card: string): Procedure<PlayedBottom | undefined> {
  if (!isLoose(table.now, card)) return undefined
  const { seat } = playerOf(table.now, id)
  const name = { card: conditionName(card) }
  const known = table.now.pack.conditions?.[card]?.bottom
  const told = yield* chosen(table, 'coh.conditionCaps', seat, withParams(capChange, name), (now) =>
    known?.caps === undefined && isLoose(now, card) ? [...capChoices, whole] : [],
  )
  const more = told?.id === whole.id ? yield* tellWhole(table, id, card) : undefined
  const stays =
    known?.lasts ??
    (yield* ask(table, (now) =>
      isLoose(now, card) ? yesNo('coh.lasts', seat, withParams(lasts, name)) : undefined,
    ))
  const change = known?.caps ?? more?.caps ?? told?.change
  if (change === undefined || stays === undefined) return undefined
  return layBottom(table, id, card, { ...known, ...more, section: 'special', caps: change, lasts: stays })
}

function layBottom(table: Table<Situation>, id: string, card: string, told: Half): PlayedBottom | undefined {
  if (!isLoose(table.now, card)) return undefined
  const played = { card, half: 'bottom' as const, by: id, told }
  const isKept = told.lasts === true
  const plays = [...table.now.plays, isKept ? played : { ...played, used: true }]
  table.change({ ...table.now, plays }, isKept ? words.conditionKept : words.conditionUsed, {
    card: conditionName(card),
  })
  addCaps(table, id, told.caps ?? 0)
  return { card, told }
}
