import {
  type AllowedValue,
  message,
  messages,
  type TableValueSpec,
  noneValue,
  choiceSetter,
  multiChoiceSetter,
} from '@opfor/kernel'
import { playerName } from '../../../table/naming.ts'
import { endings } from '../../../rules/completion/outcome.ts'
import { sideChoices } from '../../../table/pieces.ts'
import type { Mission, Situation, Stage } from '../../../table/situation.ts'
import { unitPieceName } from '../../../rules/placing/unit-pieces.ts'
import { keptInOrder, type Settable } from './in-order.ts'

const names = messages('coh.counter', {
  next: 'whose turn comes next',
  initiative: 'who has the initiative',
  stage: 'stage of the match',
  ended: 'how it ended',
  chosen: 'units that a card applies to',
  ai: 'the side of the AI',
})

const stages: Readonly<Record<Stage, AllowedValue['text']>> = {
  generation: message('coh.stage.generation', 'generation'),
  completion: message('coh.stage.completion', 'completion'),
  developing: message('coh.stage.developing', 'developing'),
  mission: message('coh.stage.mission', 'mission'),
  over: message('coh.stage.over', 'over'),
}
const ends: readonly AllowedValue[] = [
  { value: '', text: message('coh.counter.notOver', 'it is not over') },
  ...endings.map(({ id, name }) => ({ value: id, text: name })),
]
const eitherSide = sideChoices.map(({ id, name }): AllowedValue => ({ value: id, text: name }))
const noAi: AllowedValue = { value: '', text: message('coh.counter.noAi', 'not decided yet') }
const nobody: AllowedValue = { value: '', text: message('coh.counter.nobody', 'no one yet') }
const then = message('coh.next', '{player}, then {next}')
const again = message('coh.next.again', 'no one: the first player begins again')

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

export function ofTheMatch(now: Situation): readonly Settable[] {
  const { stage, mission } = now
  const named = (id: keyof typeof names, isUsed: boolean): TableValueSpec => ({
    id,
    name: names[id],
    note: true,
    isNested: !isUsed,
  })
  const generating = stage === 'generation' || stage === 'completion'
  const players = now.players.map(({ id }): AllowedValue => ({ value: id, text: playerName(id) }))
  const can = stagesOf(now)
  const [none] = now.initiative === '' ? [nobody] : []
  return [
    choiceSetter(named('next', generating && now.order.length > 0), now.next, turnsOf(now), (next) => ({
      ...now,
      next: Number(next),
    })),
    choiceSetter(
      named('initiative', generating && players.length > 0),
      now.initiative,
      none === undefined ? players : [none, ...players],
      (to) => ({ ...now, initiative: String(to) }),
    ),
    choiceSetter(named('stage', can.length > 1), stage, can, (to) => ({
      ...now,
      stage: to as Stage,
    })),
    choiceSetter(named('ended', false), now.ended, ends, (to) => ({ ...now, ended: String(to) })),
    chosenUnits(
      now,
      named('chosen', now.chosen.length > 0 || now.plays.some(({ told }) => told.chosen === true)),
    ),
    choiceSetter(named('ai', mission !== undefined), mission?.ai ?? '', sidesOf(now), (to) =>
      withAi(now, to),
    ),
  ]
}

/** A player who comes twice is identified by the next one. */
function turnsOf({ order, players }: Situation): readonly AllowedValue[] {
  const isPlain = order.length === players.length
  const turns = order.map((id, at): AllowedValue => {
    const player = playerName(id)
    const next = playerName(order[(at + 1) % order.length] ?? id)
    return { value: at, text: isPlain ? player : { ...then, params: { player, next } } }
  })
  return [...turns, { value: order.length, text: again }]
}

/** There is no mission before the AI is developed; a match with a known end is over. */
function stagesOf({ mode, mission, ended, stage }: Situation): readonly AllowedValue[] {
  const can: Readonly<Record<Stage, boolean>> = {
    generation: true,
    completion: true,
    developing: mode === 'solo',
    mission: mission !== undefined,
    over: ended !== '',
  }
  return Object.entries(stages)
    .filter(([each]) => each === stage || can[each as Stage])
    .map(([value, text]) => ({ value, text }))
}

function chosenUnits(now: Situation, named: TableValueSpec): Settable {
  const known = [...new Set([...Object.keys(now.units), ...now.chosen])].toSorted()
  const several = known.map((id): AllowedValue => ({ value: oneWord(id), text: unitPieceName(id) }))
  return multiChoiceSetter(named, now.chosen.map(oneWord), several, (to) => {
    const ids = to.map((each) => known.find((id) => oneWord(id) === each) ?? each)
    return { ...now, chosen: keptInOrder(now.chosen, ids) }
  })
}

export function oneWord(id: string): string {
  return id.replaceAll(' ', '_')
}

function sidesOf({ mode, stage, mission }: Situation): readonly AllowedValue[] {
  if (mode === 'firefight') return [noneValue]
  return stage === 'mission' && mission !== undefined ? eitherSide : [noAi, ...eitherSide]
}

/** A mission exists as soon as the AI has a side. */
function withAi(now: Situation, to: number | string): Situation {
  const ai = sideChoices.find(({ id }) => id === to)?.id
  if (ai !== undefined) return { ...now, mission: { ...(now.mission ?? blank), ai } }
  const { mission: _, ...before } = now
  return before
}
