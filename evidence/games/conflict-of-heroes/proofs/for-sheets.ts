import {
  type Candidate,
  seededRandom,
  type FormQuestion,
  type Json,
  type RuleList,
  type Question,
  type Random,
  type LogRecorder,
  resolveSettings,
  Table,
} from '@opfor/kernel'
import { capsOfTheAI } from '../../../../games/conflict-of-heroes/rules/developing-the-ai/caps-of-the-ai.ts'
import { conflictOfHeroes } from '../../../../games/conflict-of-heroes/index.ts'
import { rumorTokens } from '../../../../games/conflict-of-heroes/rules/mission/draw-cups.ts'
import {
  type Mission,
  missionOf,
  type Situation,
  unitsAt,
} from '../../../../games/conflict-of-heroes/table/situation.ts'

export type { Mission, Situation } from '../../../../games/conflict-of-heroes/table/situation.ts'

export interface Told {
  readonly id: string
  readonly question: Question
  readonly answer: unknown
}

/** An event for the AI: its order deck is built, it draws a card, or the player reports something. */
export interface Happened {
  /** `development`, or the id of the player's report. */
  readonly what: string
  readonly before: Situation
  readonly after: Situation
  /** After everything reported together has happened. */
  readonly end: Situation
  readonly told: readonly Told[]
  readonly decided: readonly { readonly list: string; readonly chosen: string }[]
}

class Decisions implements LogRecorder<Situation> {
  made: { readonly list: string; readonly chosen: string }[] = []
  built: readonly [Situation, Situation] | undefined
  readonly #open: string[] = []

  begin(_: unknown, { id }: RuleList): void {
    this.#open.push(id.slice('conflict-of-heroes.'.length))
  }

  end(chosen: Candidate | undefined): void {
    const list = this.#open.pop()
    if (list !== undefined && chosen !== undefined) this.made.push({ list, chosen: chosen.id })
  }

  change(before: Situation, after: Situation, { id }: { readonly id: string }): void {
    if (id === 'coh.orderDeck') this.built = [before, after]
  }

  restarted(): void {
    this.#open.pop()
  }

  narrowed(): void {}
  tied(): void {}
  tried(): void {}
  cell(): void {}
  ruled(): void {}
  overruled(): void {}
}

const mostReports = 60

/** Readings that the order deck's sheet has, and readings that only affect its numbers. */
const varied = ['lostCaps', 'netting', 'emptyCup', 'conditionCaps', 'zeroCaps', 'thirdTile', 'markerStart']

export function happenedIn(seed: number): readonly Happened[] {
  const decisions = new Decisions()
  let told: Told[] = []
  const sample = answering(seed)
  const reply = (question: Question): unknown => {
    const answer = sample(question)
    told.push({ id: question.id, question, answer })
    return answer
  }
  const table = new Table(conflictOfHeroes.initialSituation(settingsFor(seed)), reply, decisions)
  conflictOfHeroes.setup(table).next()
  const happened: Happened[] = []
  for (let reports = 0; reports < mostReports && conflictOfHeroes.outcome(table.now) === undefined; ) {
    const start = table.now
    told = []
    decisions.made = []
    conflictOfHeroes.turn(table).next()
    const { made: decided, built } = decisions
    const [before, after] = built ?? [start, table.now]
    decisions.built = undefined
    if (built !== undefined)
      happened.push({ what: 'development', before, after, end: table.now, told, decided })
    if (start.stage !== 'mission') continue
    reports += 1
    const what = (told[0]?.answer as Candidate | undefined)?.id ?? ''
    happened.push({ what, before, after, end: after, told, decided })
  }
  return happened
}

function settingsFor(seed: number) {
  const random = seededRandom(seed, 0x0dec)
  const rulings: Record<string, string> = {}
  for (const { id, readings } of conflictOfHeroes.rulings) {
    const all = Object.keys(readings).filter((reading) => !(id.endsWith('.netting') && reading === 'each'))
    if (varied.some((name) => id.endsWith(`.${name}`))) rulings[id] = all[random(all.length)] ?? ''
  }
  const options: Record<string, Json> = {
    mode: 'solo',
    guideline: String(1 + random(6)),
    orders: 'app',
    pack: '',
  }
  const settings = resolveSettings(conflictOfHeroes, { options, rulings })
  if (!settings.ok) throw new Error(settings.problem)
  return settings.value
}

/** Mostly reports about the AI. Cards are seldom discarded, missions never called off. */
function answering(seed: number): (question: Question) => unknown {
  let asked = 0
  return (question) => {
    asked += 1
    const random = seededRandom(seed, asked)
    const { id, options = [] } = question
    if (id === 'coh.half' && random(20) > 0) return options[random(options.length - 1)]
    if (id === 'coh.mission') {
      const wanted = often[random(often.length)]
      return options.find((each) => each.id === wanted) ?? options[random(options.length - 1)]
    }
    // A card that mentions no marker is entered once and never asked about again.
    if (id === 'coh.advance') return options[random(3)]
    const told = question.sample(random)
    return id === 'coh.beforeMission' ? { ...(told as object), ...trackFrom(question, random) } : told
  }
}

const often = [
  'order',
  'order',
  'order',
  'check',
  'counteraction',
  'missionOrder',
  'enter',
  'reveal',
  'rumor',
]

/** A marker start before most tiles, and an end within reach. */
function trackFrom(question: Question, random: Random): Readonly<Record<string, number>> {
  const { fields } = question as FormQuestion<Record<string, unknown>>
  const start = random(3)
  return { ...(fields['start'] && { start }), ...(fields['end'] && { end: start + 1 + random(60) }) }
}

export function symbolsAndCaps(now: Situation) {
  const faces = Object.values(missionOf(now).faces)
  const caps = capsOfTheAI(new Table(now, () => undefined)).map(({ change }) => change)
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
  return {
    shields: faces.filter(({ symbol }) => symbol === 'shield').length,
    bursts: faces.filter(({ symbol }) => symbol === 'burst').length,
    gained: sum(caps.filter((change) => change > 0)),
    lost: -sum(caps.filter((change) => change < 0)),
  }
}

export function cupsOf(now: Situation): {
  readonly entry: readonly string[]
  readonly rumors: readonly string[]
} {
  return { entry: unitsAt(now, 'entryCup'), rumors: rumorTokens(now) }
}

/** True if an Order Card is drawn for the tile of the Mission Track; G 6.0. */
export function drawsCard({ ai }: Mission, tile: string): boolean {
  return ai === 'soviet' && tile === '08'
}
