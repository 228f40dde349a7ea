import {
  type CounterValue,
  message,
  type NamedCounter,
  nothing,
  settableOne,
  settableSome,
} from '@opfor/kernel'
import { playerName } from '../../../table/naming.ts'
import { endings } from '../../../rules/completion/outcome.ts'
import { sideChoices } from '../../../table/pieces.ts'
import type { Mission, Situation, Stage } from '../../../table/situation.ts'
import { unitPieceName } from '../../../rules/placing/unit-pieces.ts'
import { keptInOrder } from './in-order.ts'
import type { Settable } from './settable.ts'

const names = {
  next: message('coh.counter.next', 'whose turn comes next'),
  initiative: message('coh.counter.initiative', 'who has the initiative'),
  stage: message('coh.counter.stage', 'how far the match is'),
  ended: message('coh.counter.ended', 'how it ended'),
  chosen: message('coh.counter.chosen', 'units that a card counts for'),
  ai: message('coh.counter.ai', 'the side of the AI'),
} as const

const stages: Readonly<Record<Stage, CounterValue['reads']>> = {
  generation: message('coh.stage.generation', 'generation'),
  completion: message('coh.stage.completion', 'completion'),
  developing: message('coh.stage.developing', 'developing'),
  mission: message('coh.stage.mission', 'mission'),
  over: message('coh.stage.over', 'over'),
}
const ends: readonly CounterValue[] = [
  { value: '', reads: message('coh.counter.notOver', 'it is not over') },
  ...endings.map(({ id, name }) => ({ value: id, reads: name })),
]
const eitherSide = sideChoices.map(({ id, name }): CounterValue => ({ value: id, reads: name }))
const noAi: CounterValue = { value: '', reads: message('coh.counter.noAi', 'not decided yet') }
const nobody: CounterValue = { value: '', reads: message('coh.counter.nobody', 'nobody yet') }
const then = message('coh.next', '{player}, then {next}')
const again = message('coh.next.again', 'nobody: the first player begins again')

const blank: Omit<Mission, 'ai'> = {
  sheet: 'defense',
  faces: {},
  counteractions: [],
  orders: [],
  track: [],
  deck: { top: [], rest: [], discard: [] },
  marker: 0,
  end: 60,
  round: 1,
  vp: { german: 0, soviet: 0 },
  caps: 0,
  lost: 0,
}

/** The notes of the match as a whole. */
export function ofTheMatch(now: Situation): readonly Settable[] {
  const { stage, mission } = now
  const named = (id: keyof typeof names, isUsed: boolean): NamedCounter => ({
    id,
    name: names[id],
    note: true,
    inner: !isUsed,
  })
  const generating = stage === 'generation' || stage === 'completion'
  const players = now.players.map(({ id }): CounterValue => ({ value: id, reads: playerName(id) }))
  const can = stagesOf(now)
  const [none] = now.initiative === '' ? [nobody] : []
  return [
    settableOne(named('next', generating && now.order.length > 0), now.next, turnsOf(now), (next) => ({
      ...now,
      next: Number(next),
    })),
    settableOne(
      named('initiative', generating && players.length > 0),
      now.initiative,
      none === undefined ? players : [none, ...players],
      (to) => ({ ...now, initiative: String(to) }),
    ),
    settableOne(named('stage', can.length > 1), stage, can, (to) => ({
      ...now,
      stage: to as Stage,
    })),
    settableOne(named('ended', false), now.ended, ends, (to) => ({ ...now, ended: String(to) })),
    chosenUnits(
      now,
      named('chosen', now.chosen.length > 0 || now.plays.some(({ told }) => told.chosen === true)),
    ),
    settableOne(named('ai', mission !== undefined), mission?.ai ?? '', sidesOf(now), (to) => withAi(now, to)),
  ]
}

/** The turns in the order of play; a player who comes twice is told by the one who follows. */
function turnsOf({ order, players }: Situation): readonly CounterValue[] {
  const isPlain = order.length === players.length
  const turns = order.map((id, at): CounterValue => {
    const player = playerName(id)
    const next = playerName(order[(at + 1) % order.length] ?? id)
    return { value: at, reads: isPlain ? player : { ...then, params: { player, next } } }
  })
  return [...turns, { value: order.length, reads: again }]
}

/** No mission is played before the AI is developed, and it is over when its end is known. */
function stagesOf({ mode, mission, ended, stage }: Situation): readonly CounterValue[] {
  const can: Readonly<Record<Stage, boolean>> = {
    generation: true,
    completion: true,
    developing: mode === 'solo',
    mission: mission !== undefined,
    over: ended !== '',
  }
  return Object.entries(stages)
    .filter(([each]) => each === stage || can[each as Stage])
    .map(([value, reads]) => ({ value, reads }))
}

function chosenUnits(now: Situation, named: NamedCounter): Settable {
  const known = [...new Set([...Object.keys(now.units), ...now.chosen])].toSorted()
  const several = known.map((id): CounterValue => ({ value: oneWord(id), reads: unitPieceName(id) }))
  return settableSome(named, now.chosen.map(oneWord), several, (to) => {
    const ids = to.map((each) => known.find((id) => oneWord(id) === each) ?? each)
    return { ...now, chosen: keptInOrder(now.chosen, ids) }
  })
}

/** A unit's id in one word. */
export function oneWord(id: string): string {
  return id.replaceAll(' ', '_')
}

function sidesOf({ mode, stage, mission }: Situation): readonly CounterValue[] {
  if (mode === 'firefight') return [nothing]
  return stage === 'mission' && mission !== undefined ? eitherSide : [noAi, ...eitherSide]
}

/** There is a mission as soon as the AI has a side. */
function withAi(now: Situation, to: number | string): Situation {
  const ai = sideChoices.find(({ id }) => id === to)?.id
  if (ai !== undefined) return { ...now, mission: { ...(now.mission ?? blank), ai } }
  const { mission: _, ...before } = now
  return before
}
