import {
  type Candidate,
  chanceOf,
  type Entry,
  type Json,
  type LineSource,
  type Question,
  type Random,
  type Recorder,
  settled,
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

/** A question that the game put, and what it was told. */
export interface Told {
  readonly id: string
  readonly question: Question
  readonly answer: unknown
}

/** What the AI has to decide: its order deck is built, a card is drawn, or a report of the player comes to it. */
export interface Happened {
  /** `development`, or the id of what the player reported. */
  readonly what: string
  readonly before: Situation
  readonly after: Situation
  /** When all that was reported at once had happened. */
  readonly end: Situation
  readonly told: readonly Told[]
  /** What its lists and charts came to, in order. */
  readonly decided: readonly { readonly list: string; readonly chosen: string }[]
}

/** Notes what the lists and charts of the AI come to. */
class Decisions implements Recorder<Situation> {
  made: { readonly list: string; readonly chosen: string }[] = []
  /** The situation in which the order deck was built, before it and after it. */
  built: readonly [Situation, Situation] | undefined
  readonly #open: string[] = []

  begin(_: unknown, { id }: LineSource): void {
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

/** As many reports of the player in each mission. */
const mostReports = 60

/** The readings that the sheet of the order deck knows, and those that only tell it its numbers. */
const varied = ['lostCaps', 'netting', 'emptyCup', 'conditionCaps', 'zeroCaps', 'thirdTile', 'markerStart']

/** What the AI decided in a random solo mission with the app's order deck, and what the game was told for it. */
export function happenedIn(seed: number): readonly Happened[] {
  const decisions = new Decisions()
  let told: Told[] = []
  const sample = answering(seed)
  const reply = (question: Question): unknown => {
    const answer = sample(question)
    told.push({ id: question.id, question, answer })
    return answer
  }
  const table = new Table(conflictOfHeroes.begin(settingsFor(seed)), reply, decisions)
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
  const random = chanceOf(seed, 0x0dec)
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
  const settings = settled(conflictOfHeroes, { options, rulings })
  if (!settings.ok) throw new Error(settings.problem)
  return settings.value
}

/** Random answers, with most reports about the AI; cards are seldom discarded, and missions are not called off. */
function answering(seed: number): (question: Question) => unknown {
  let asked = 0
  return (question) => {
    asked += 1
    const random = chanceOf(seed, asked)
    const { id, options = [] } = question
    if (id === 'coh.half' && random(20) > 0) return options[random(options.length - 1)]
    if (id === 'coh.mission') {
      const wanted = often[random(often.length)]
      return options.find((each) => each.id === wanted) ?? options[random(options.length - 1)]
    }
    // A card that says nothing of the marker is told once and never asked about again.
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

/** A marker that begins before most tiles, and an end that is reached. */
function trackFrom(question: Question, random: Random): Readonly<Record<string, number>> {
  const { fields } = question as Entry<Record<string, unknown>>
  const start = random(3)
  return { ...(fields['start'] && { start }), ...(fields['end'] && { end: start + 1 + random(60) }) }
}

/** The shields and bursts on the tiles of the AI, and the CAPs that it gained and lost by its cards. */
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

/** What lies in the cups of the AI. */
export function cupsOf(now: Situation): {
  readonly entry: readonly string[]
  readonly rumors: readonly string[]
} {
  return { entry: unitsAt(now, 'entryCup'), rumors: rumorTokens(now) }
}

/** Whether a tile of the Mission Track has an Order Card drawn for it; G 6.0. */
export function drawsCard({ ai }: Mission, tile: string): boolean {
  return ai === 'soviet' && tile === '08'
}
