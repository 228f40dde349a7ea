import { type Candidate, seededRandom, type FormQuestion, type Question } from '@opfor/kernel'
import type {
  CardPack,
  HalfInPack,
  TileFace,
} from '../../../../games/conflict-of-heroes/table/card-packs/card-pack.ts'
import { capChoices } from '../../../../games/conflict-of-heroes/rules/generator-cards/entering-cards.ts'
import { endSpace } from './owners-cards.ts'
import { type HalfName, sides } from '../../../../games/conflict-of-heroes/table/pieces.ts'

const bottomsInTen = 6

/** Answers are independent of the way of asking. Free choices depend on the seed and their subject. */
export class Owner {
  readonly #seed: number
  readonly #box: CardPack
  readonly #drawn = new Map<string, number>()
  #card = ''
  #half: HalfName = 'top'
  readonly asked: string[] = []

  constructor(seed: number, box: CardPack) {
    this.#seed = seed
    this.#box = box
  }

  /** Counts answers that a person gives. */
  answer(question: Question): unknown {
    if (question.to === 'chance') return this.#chance(question)
    this.asked.push(question.id)
    if (question.kind === 'entry') return this.#form(question as FormQuestion<Record<string, unknown>>)
    return this.#told(question.id.slice('coh.'.length), question)
  }

  #chance(question: Question): unknown {
    const nth = this.#drawn.get(question.id) ?? 0
    this.#drawn.set(question.id, nth + 1)
    return question.sample(seededRandom(this.#seed, this.#hash(`${question.id} ${nth}`)))
  }

  #form({ id, fields, text }: FormQuestion<Record<string, unknown>>): unknown {
    if (/placeAll|defenseHexes|rumorHexes/.test(id))
      return this.#hexes(fields, JSON.stringify(text).includes('coh.ask.placeAll'))
    const told = Object.entries(fields).map(([key, field]) => {
      const name = id === 'coh.faces' ? key.replace(/\d+$/, '') : key
      return [key, this.#told(`${id.slice('coh.'.length)}.${name}`, field)]
    })
    return Object.fromEntries(told)
  }

  #told(what: string, question: Question): unknown {
    switch (what) {
      case 'map':
      case 'mapAndEdge.map':
        return this.#nth(question, 'map')
      case 'edge':
      case 'mapAndEdge.edge':
        return this.#nth(question, 'edge')
      case 'addMap':
      case 'mapAndJoin.map':
        return this.#nth(question, 'add')
      case 'join':
      case 'mapAndJoin.join':
        return this.#nth(question, 'join')
      case 'switch':
        return this.#nth(question, 'switch')
      case 'variant':
        return this.#option(question, 'no')
      case 'play':
      case 'atOnce.what':
        return this.#play(question)
      case 'half':
        return this.#option(question, this.#section())
      case 'caps':
        return capChoices.find(({ change }) => change === (this.#printed().caps ?? 0))
      case 'atOnce.caps':
        return this.#printed().caps ?? 0
      case 'more':
      case 'atOnce.more':
        return (question.options ?? []).filter(({ id }) => id in this.#printed())
      case 'units':
      case 'atOnce.units':
        return this.#units(question)
      case 'round':
      case 'marker':
      case 'defense':
      case 'actions':
        return this.#printed()[what]
      case 'atOnceNumbers.round':
      case 'atOnceNumbers.marker':
      case 'atOnceNumbers.defense':
      case 'atOnceNumbers.actions':
        return this.#printed()[what.slice('atOnceNumbers.'.length) as 'round']
      case 'placeUnits':
        return question.options?.slice(0, 2)
      case 'chosen':
        return question.options?.slice(0, 1)
      case 'place':
      case 'markerHex':
      case 'defenseHex':
      case 'rumorHex':
      case 'mineHex':
        return this.#hex(question)
      case 'reaction':
        return question.options?.[0]
      case 'cannotStay':
        return question.proposal
      case 'sideUp':
      case 'sidesUp.counter1':
      case 'sidesUp.counter2':
      case 'sidesUp.counter3':
        return question.proposal
      case 'conditionTop':
      case 'conditionsAtOnce.top':
        return question.options?.[0]
      case 'conditionCaps':
        return capChoices.find(({ change }) => change === 1)
      case 'conditionTopCaps':
        return capChoices.find(({ change }) => change === 0)
      case 'conditionsAtOnce.caps':
        return 1
      case 'conditionsAtOnce.topCaps':
        return 0
      case 'lasts':
      case 'conditionsAtOnce.lasts':
        return true
      case 'conditionsAtOnce.units':
      case 'conditionsAtOnce.more':
        return []
      case 'area':
      case 'symbol':
      case 'faces.area':
      case 'faces.symbol':
        return this.#option(question, String(this.#face(question)[what.replace('faces.', '') as 'area']))
      case 'yellow':
        return this.#face(question).yellow
      case 'parameter':
        return this.#face(question).parameter === 'other'
      case 'faces.marks':
        return this.#marks(question)
      case 'markerStart':
      case 'beforeMission.start':
        return 0
      case 'end':
      case 'beforeMission.end':
        return endSpace
      case 'soloHandicap':
      case 'beforeMission.handicap':
        return question.options?.[0]
      default:
        return question.sample(seededRandom(this.#seed, this.#hash(what)))
    }
  }

  /** One of the playable cards, and its bottom in six of ten. */
  #play(question: Question): Candidate | undefined {
    const ids = (question.options ?? []).map(({ id }) => id)
    const cards = [...new Set(ids.map((id) => id.split('-').slice(0, 2).join('-')))].toSorted()
    this.#card = cards[this.#hash(cards.join(' ')) % cards.length] ?? ''
    this.#half = seededRandom(this.#seed, this.#hash(this.#card))(10) < bottomsInTen ? 'bottom' : 'top'
    return (
      this.#option(question, `${this.#card}-${this.#half}`) ??
      this.#option(question, `${this.#card}-${this.#section()}`) ??
      this.#option(question, this.#card)
    )
  }

  #section(): string {
    return this.#half === 'bottom' ? 'units' : (this.#printed().section ?? 'special')
  }

  #printed(): HalfInPack {
    return this.#box.cards?.[this.#card]?.[this.#half] ?? {}
  }

  #units(question: Question): readonly Candidate[] {
    const named = new Set(
      sides.flatMap((side) => (this.#printed().units ?? []).map((unit) => `${side} ${unit}`)),
    )
    return (question.options ?? []).filter(({ id }) => named.has(id))
  }

  /** Both faces of a tile are alike except as the booklet says. */
  #face({ text }: Question): TileFace {
    const { tile } = text.params as { readonly tile?: { readonly params?: { readonly number?: string } } }
    return this.#box.tiles?.[`german-${tile?.params?.number}`] ?? {}
  }

  #marks(question: Question): readonly Candidate[] {
    const { yellow, parameter } = this.#face(question)
    return (question.options ?? []).filter(({ id }) => (id === 'yellow' ? yellow : parameter === 'other'))
  }

  #nth({ options = [] }: Question, about: string): Candidate | undefined {
    return options[this.#hash(about) % Math.max(1, options.length)]
  }

  #option(question: Question, id: string): Candidate | undefined {
    return question.options?.find((each) => each.id === id)
  }

  /** Of freely placed units only two are placed. */
  #hexes(fields: Readonly<Record<string, Question>>, isFree: boolean): unknown {
    const taken = new Set<string>()
    const told = Object.entries(fields).map(([key, field], nth) => {
      const isUnit = field.proposal !== undefined
      const at = isUnit && isFree && nth > 1 ? (field.proposal as Candidate) : this.#hex(field, taken)
      if (!isUnit && at !== undefined) taken.add(at.id)
      return [key, at] as const
    })
    return Object.fromEntries(told)
  }

  /** Never chooses to leave the unit off the map. */
  #hex({ options = [], text }: Question, taken = new Set<string>()): Candidate | undefined {
    const { counter, unit } = text.params ?? {}
    const name = /rumor/i.test(text.id) ? 'rumor' : JSON.stringify(counter ?? unit ?? text)
    const hexes = options.filter(({ id }) => id !== 'off' && !taken.has(id))
    return hexes.toSorted((one, other) => this.#hash(one.id + name) - this.#hash(other.id + name))[0]
  }

  #hash(text: string): number {
    let sum = 7 + this.#seed
    for (const letter of text) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 65_521
    return sum
  }
}
