import { seededRandom, type Json, type Question, type Settings, resolveSettings, Table } from '@opfor/kernel'
import { bloodAndPlunder } from '../../../../games/blood-and-plunder/index.ts'
import type { Acting, Asking, Situation } from '../../../../games/blood-and-plunder/table/situation.ts'
import { randomBattle } from './random-battle.ts'
import { answerAtTable } from './table-policy.ts'
import { tapsFor } from './taps.ts'
import { Watch } from './watch.ts'

export interface Asked {
  readonly actions: number
  readonly points: number
  readonly facts: number
  readonly results: number
  readonly taps: number
  readonly each: readonly { readonly id: string; readonly taps: number }[]
}

interface Replied {
  readonly question: Question
  readonly answer: unknown
}

export interface Played {
  readonly watch: Watch
  readonly asked: readonly Asked[]
  readonly answers: number
  readonly now: Situation
}

export function settingsOf(
  seed: number,
  file: Json,
  way: string,
  atRandom: boolean,
  asking?: Asking,
): Settings {
  const random = seededRandom(seed, 0x5e7)
  const options: Record<string, Json> = {}
  const rulings: Record<string, string> = {}
  if (atRandom) {
    for (const { question } of bloodAndPlunder.options)
      if (question.id !== 'asking') options[question.id] = question.write(question.sample(random))
    for (const { id, readings } of bloodAndPlunder.rulings) {
      const names = Object.keys(readings)
      rulings[id] = names[random(names.length)] ?? ''
    }
    options['targetNumbers'] = 'roster'
    options['asking'] = seededRandom(seed, 0xa5c)(2) === 0 ? 'few' : 'each'
  }
  if (asking !== undefined) options['asking'] = asking
  const settings = resolveSettings(bloodAndPlunder, { options: { ...options, battle: file, way }, rulings })
  if (!settings.ok) throw new Error(settings.problem)
  return settings.value
}

const results = ['harm', 'melee', 'meleeDefended', 'rallied', 'repaired', 'grappled', 'damage'].map(
  (id) => `blood-and-plunder.${id}`,
)
const engagedApart = 'blood-and-plunder.engagedApart'
const onlyOnMaps = ['blood-and-plunder.where', 'blood-and-plunder.whereShip', engagedApart]
const tooMany = 300

/** Accepts every proposal. */
export function playBattle(
  seed: number,
  way: string,
  atRandom = true,
  file: Json = randomBattle(seed),
  heard?: (moment: 'asked' | 'answered') => void,
  watch = new Watch(),
  asking?: Asking,
): Played {
  const asked: Asked[] = []
  let answers = 0
  let all = 0
  let replied: Replied[] = []
  const reply = (question: Question): unknown => {
    heard?.('asked')
    if (replied.length > tooMany) throw new Error(`seed ${seed}: an activation does not end`)
    watch.asked(table.now, question)
    if (isDrawn(question)) answers += 1
    const answer = question.parse(question.write(answerOf(question, seed, answers)))
    if (!answer.ok) throw new Error(`${question.id}: ${answer.problem}`)
    replied.push({ question, answer: answer.value })
    watch.answered(question, answer.value)
    heard?.('answered')
    return answer.value
  }
  const table: Table<Situation> = new Table(
    bloodAndPlunder.initialSituation(settingsOf(seed, file, way, atRandom, asking)),
    reply,
    watch,
  )
  bloodAndPlunder.setup(table).next()
  while (bloodAndPlunder.outcome(table.now) === undefined) {
    const byOpfor = table.now.next[0] === 'opfor'
    replied = []
    bloodAndPlunder.turn(table).next()
    all += byPerson(replied).length
    if (byOpfor) asked.push(counted(replied, watch.began, table.now))
  }
  return { watch, asked, answers: all, now: table.now }
}

/** The answer depends on the number of earlier answers; questions of a deciding map must not shift it. */
function isDrawn({ id, proposal }: Question): boolean {
  return id !== engagedApart && (proposal === undefined || results.includes(id))
}

/** The way of playing never changes in a proof. */
function answerOf(question: Question, seed: number, answers: number): unknown {
  const random = seededRandom(seed, answers)
  const isFirst = question.id === 'blood-and-plunder.firstWith'
  if (!isFirst && question.id !== 'blood-and-plunder.yours') return answerAtTable(question, random)
  if (isFirst && random(2) === 0) return question.options?.find(({ id }) => id === 'opfor')
  const units = (question.options ?? []).filter(({ id }) => id !== 'switch' && id !== 'opfor')
  return units[random(units.length)]
}

function byPerson(told: readonly Replied[]): readonly Replied[] {
  return told.filter(({ question: { id, to } }) => to !== 'chance' && !onlyOnMaps.includes(id))
}

function counted(told: readonly Replied[], { unit, actions }: Acting, now: Situation): Asked {
  const put = byPerson(told)
  const each = put.map(({ question, answer }) => ({ id: question.id, taps: tapsFor(question, answer) }))
  const ends = put.filter(({ question }) => results.includes(question.id))
  return {
    actions,
    points: now.units.find(({ id }) => id === unit)?.profile.commander?.points ?? 0,
    facts: put.length - ends.length,
    results: ends.length,
    taps: each.reduce((sum, { taps }) => sum + taps, 0),
    each,
  }
}
