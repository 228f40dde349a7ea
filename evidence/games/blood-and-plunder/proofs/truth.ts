import {
  type Candidate,
  seededRandom,
  type FormQuestion,
  type Json,
  type NumberQuestion,
  type Question,
  type Random,
} from '@opfor/kernel'

interface Harm {
  readonly lost: number
  readonly fatigue: number
  readonly routed: boolean
}

type Form = FormQuestion<Record<string, unknown>>

const attacks = ['fought', 'shot', 'charged']

/** Measurements follow the map's proposals, everything else is drawn by subject, so forms and single questions agree. */
export class Truth {
  readonly #seed: number
  readonly #times = new Map<string, number>()
  readonly #deeds = new Map<string, number>()

  constructor(seed: number) {
    this.#seed = seed
  }

  answer(question: Question): unknown {
    const about = (...names: readonly string[]): string => names.map((name) => told(question, name)).join(' ')
    switch (question.id.slice('blood-and-plunder.'.length)) {
      case 'actions':
        return this.#actions(question as NumberQuestion)
      case 'harm':
        return this.#harmed(question as Form)
      case 'melee':
        return this.#fought(question as Form)
      case 'meleeDefended':
        return this.#foughtAfterDefence(question as Form)
      case 'engagedApart':
        return true
      case 'first':
        return named(question, this.#goesFirst())
      case 'firstWith':
        return this.#goesFirst() === 'opfor' ? named(question, 'opfor') : this.#yours(question)
      case 'yours':
        return this.#yours(question)
      case 'did':
      case 'didWhom':
        return this.#done(question, about('unit'))
      case 'atWhom':
        return this.#meant(question, `shot ${about('unit')}`)
      case 'whom':
        return this.#meant(question, `charged ${about('unit')}`)
      case 'rallied':
        return question.to === 'player' ? this.#rallied(question, about('unit')) : this.#drawn(question)
      default:
        return question.proposal ?? this.#drawn(question)
    }
  }

  #next(about: string): Random {
    const times = this.#times.get(about) ?? 0
    this.#times.set(about, times + 1)
    return seededRandom(this.#seed, numberOf(`${about} ${times}`))
  }

  /** By the question's words, or the list that ends in a tie. */
  #drawn(question: Question): unknown {
    const about = question.id.endsWith('.tie') ? '' : JSON.stringify(question.text.params ?? {})
    return question.sample(this.#next(`${question.id.replace('Named', '')} ${about}`))
  }

  /** Base game: depends on training, suit and modifiers. */
  #actions({ text, proposal = 0, range }: NumberQuestion): number {
    const { training, suit, changes } = text.params ?? {}
    const random = seededRandom(this.#seed, numberOf(JSON.stringify([training, suit, changes] as Json)))
    return Math.min(range.to, Math.max(0, proposal - 1 + random(3)))
  }

  #goesFirst(): string {
    return this.#next('first')(2) === 0 ? 'opfor' : 'player'
  }

  #yours({ options = [] }: Question): unknown {
    const units = options.filter(({ id }) => id !== 'switch' && id !== 'opfor')
    // A single unit takes no draw, because not every way asks about it.
    return units.length === 1 ? units[0] : units[this.#next('yours')(units.length)]
  }

  /** At most one attack at a time, so that its target still exists. */
  #done({ options = [] }: Question, unit: string): unknown {
    const random = this.#next(`did ${unit}`)
    let attacked = false
    return [...new Set(options.map(deedOf))].flatMap((deed) => {
      const [isDone, which] = [random(deed === 'more' ? 6 : 2) === 0, random(1_000_000)]
      if (!isDone || (attacked && attacks.includes(deed))) return []
      attacked ||= attacks.includes(deed)
      this.#deeds.set(`${deed} ${unit}`, which)
      const ways = options.filter((option) => deedOf(option) === deed)
      return ways[which % ways.length] ?? []
    })
  }

  #meant({ options = [] }: Question, deed: string): unknown {
    return options[(this.#deeds.get(deed) ?? 0) % options.length]
  }

  #rallied(question: Question, unit: string): number {
    const { to } = (question as NumberQuestion).range
    return 1 + ((this.#deeds.get(`rallied ${unit}`) ?? 0) % to)
  }

  #harm(unit: string, models: number): Harm {
    const random = this.#next(`harm ${unit}`)
    return { lost: few(random, models), fatigue: random(2), routed: random(20) === 0 }
  }

  #harmed(form: Form): unknown {
    const gun = form.fields['gun'] === undefined ? {} : { gun: this.#next('gun')(8) === 0 }
    return { ...this.#harm(told(form, 'unit'), most(form, 'lost')), ...gun }
  }

  #melee(form: Form, ownModels: number) {
    const random = this.#next(`melee ${told(form, 'unit')} ${told(form, 'other')}`)
    const [lost, ownLost] = [few(random, most(form, 'lost')), few(random, ownModels)]
    const over = lost === most(form, 'lost') || ownLost === ownModels
    const losses = { lost, ownLost, fatigue: random(2), ownFatigue: random(2) }
    const [engaged, way] = [over || random(2) === 0, random(24)]
    const how = ['fellBack', 'ownFellBack', 'routed', 'ownRouted'][way] ?? 'nobody'
    const gun = form.fields['gun'] === undefined ? {} : { gun: random(8) === 0 }
    return { ...losses, engaged, ...gun, gaveWay: named(form.fields['gaveWay'], how) }
  }

  #fought(form: Form): unknown {
    return this.#melee(form, most(form, 'ownLost'))
  }

  /** Includes the effects of a previous defensive attack, which may have ended the melee. */
  #foughtAfterDefence(form: Form): unknown {
    const models = most(form, 'ownLost')
    const before = this.#harm(told(form, 'unit'), models)
    const left = models - before.lost
    if (!before.routed && left > 0) {
      const melee = this.#melee(form, left)
      const ownLost = before.lost + melee.ownLost
      return { ...melee, ownLost, ownFatigue: before.fatigue + melee.ownFatigue }
    }
    const gun = form.fields['gun'] === undefined ? {} : { gun: false }
    const gaveWay = named(form.fields['gaveWay'], left === 0 ? 'nobody' : 'ownRouted')
    const own = { ownLost: before.lost, ownFatigue: before.fatigue }
    return { lost: 0, fatigue: 0, ...own, engaged: true, ...gun, gaveWay }
  }
}

function told({ text }: Question, name: string): string {
  return JSON.stringify(text.params?.[name] ?? '')
}

function named(question: Question | undefined, id: string): unknown {
  return question?.options?.find((option) => option.id === id)
}

function deedOf({ id }: Candidate): string {
  return id.split(' ')[0] ?? id
}

function few(random: Random, models: number): number {
  return Math.min(models, [0, 0, 1, 1, 2, 3][random(6)] ?? 0)
}

function most({ fields }: Form, field: string): number {
  return (fields[field] as NumberQuestion).range.to
}

function numberOf(words: string): number {
  let number = 0
  for (const letter of words) number = (Math.imul(number, 31) + (letter.codePointAt(0) ?? 0)) | 0
  return number
}
