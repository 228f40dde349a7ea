import {
  seededNumber,
  seededRandom,
  type Json,
  type Message,
  type Params,
  type Question,
  type LogRecorder,
  type SettingsInput,
  resolveSettings,
  Table,
} from '@opfor/kernel'
import type { CardPack } from '../../../../games/conflict-of-heroes/table/card-packs/card-pack.ts'
import { conflictOfHeroes } from '../../../../games/conflict-of-heroes/index.ts'
import { conditionCards, defenses } from '../../../../games/conflict-of-heroes/table/pieces.ts'
import { randomPack } from '../proofs/random-pack.ts'
import type { Situation } from '../../../../games/conflict-of-heroes/table/situation.ts'
import { Tape } from './tape.ts'

/** Half of the matches have a made-up pack. */
function wishesOf(seed: number): SettingsInput {
  const random = seededRandom(seed, 0xbea2)
  const options: Record<string, Json> = {}
  for (const { question } of conflictOfHeroes.options)
    if (question.id !== 'pack') options[question.id] = question.write(question.sample(random))
  options['asking'] = 'each'
  if (options['mode'] === 'solo' && random(3) > 0) options['guideline'] = String(1 + random(6))
  const base = randomPack(seed)
  const cup = Object.fromEntries(defenses.map((kind) => [kind, random(3)]))
  const track = {
    missionTiles: { 1: [2, 5, 9, 14], ...(random(2) === 0 && { 3: [6, 8 + random(3)] }) },
    ...base.sheets?.defenseSheet,
  }
  const sheets = { defenseSheet: track, offenseSheet: random(2) === 0 ? track : {} }
  const tops = Object.fromEntries(
    conditionCards.map((card) => [
      card,
      { ...base.conditions?.[card], top: { caps: random(3) - 1, actions: 1 + random(2) } },
    ]),
  )
  const made = {
    ...base,
    ...(random(3) === 0 && { conditions: tops }),
    ...(random(3) === 0 && { cup }),
    ...(random(3) === 0 && { sheets }),
  }
  options['pack'] = random(2) === 0 ? (JSON.parse(JSON.stringify(made)) as Json) : ''
  const rulings: Record<string, string> = {}
  for (const { id, readings } of conflictOfHeroes.rulings) {
    const all = Object.keys(readings)
    rulings[id] = all[random(all.length)] ?? ''
  }
  return { options, rulings }
}

export interface Match {
  readonly start: Situation
  readonly pack: CardPack | undefined
  readonly tape: Tape
}

const MOST_TURNS = 400

export function playFirst(seed: number): Match {
  const wishes = wishesOf(seed)
  const settings = resolveSettings(conflictOfHeroes, wishes)
  if (!settings.ok) throw new Error(settings.problem)
  const tape = new Tape()
  const start = conflictOfHeroes.initialSituation(settings.value)
  const sample = answering(seed)
  const reply = (question: Question): unknown => {
    const answer = sample(question)
    tape.heard(question, answer)
    return answer
  }
  const table = new Table(start, reply, new Telling(tape))
  conflictOfHeroes.setup(table).next()
  tape.ends(table.now)
  for (let turn = 0; turn < MOST_TURNS && conflictOfHeroes.outcome(table.now) === undefined; turn += 1) {
    conflictOfHeroes.turn(table).next()
    tape.ends(table.now)
  }
  const pack = wishes.options?.['pack']
  // Json of a known shape, which TypeScript cannot derive.
  return { start, pack: pack === '' ? undefined : (pack as unknown as CardPack), tape }
}

/** Discards, units off the map and cancelled missions are rare, so that much is played. */
function answering(seed: number): (question: Question) => unknown {
  let asked = 0
  const rare = new Set([
    'coh.half',
    'coh.mission',
    'coh.place',
    'coh.reaction',
    'coh.hideUnit',
    'coh.hideCard',
  ])
  return (question) => {
    asked += 1
    let drawn = 0
    const random = (below: number): number => {
      drawn += 1
      return seededNumber(seed, asked, drawn - 1, below)
    }
    const { options = [] } = question
    if (!rare.has(question.id) || options.length < 2 || random(20) === 0) return question.sample(random)
    return options[random(options.length - 1)]
  }
}

/** Records log entries without state changes that both implementations must have. */
class Telling implements LogRecorder<Situation> {
  readonly #tape: Tape

  constructor(tape: Tape) {
    this.#tape = tape
  }

  change(_: Situation, __: Situation, tell: Message, params?: Params): void {
    const numberOf = (key: string): string => {
      const part = params?.[key] as Message | undefined
      const { number = '' } = (part?.params ?? {}) as { readonly number?: string }
      return part?.id === 'coh.default' ? 'default' : number
    }
    if (tell.id === 'coh.tileDone') this.#tape.tells(`tile ${numberOf('tile')}`)
    if (tell.id === 'coh.truckDrives')
      for (let nth = 0; nth < Number(params?.['count']); nth += 1) this.#tape.tells('truck drives')
    if (tell.id === 'coh.counteraction') this.#tape.tells(`counteraction ${numberOf('order')}`)
    if (tell.id === 'coh.noCounteraction') this.#tape.tells('counteraction none')
    if (tell.id === 'coh.missionOrder') this.#tape.tells(`order ${numberOf('order')}`)
    if (tell.id === 'coh.noMissionOrder') this.#tape.tells('order none')
    if (tell.id === 'coh.facing') this.#tape.tells('facing')
  }

  begin(): void {}
  narrowed(): void {}
  tied(): void {}
  tried(): void {}
  cell(): void {}
  ruled(): void {}
  overruled(): void {}
  restarted(): void {}
  end(): void {}
}
