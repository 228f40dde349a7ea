import type { Candidate, RuleList, Message, Params, Question, Rule } from '@opfor/kernel'
import type { Situation } from '../../../../games/blood-and-plunder/table/situation.ts'
import { Watch } from './watch.ts'

export interface Picked {
  readonly chosen: string
  readonly equals: readonly string[]
}

export interface Deed {
  readonly now: Situation
  readonly unit: string
  readonly actions: number
  readonly ordered: boolean
  /** The id of an action of chart 2, `bayonets`, `leaves`, or empty if nothing can be done. */
  readonly what: string
  readonly target?: Picked
  /** Only for a shooting specialist with enough actions: uses the drilled shot. */
  readonly drilled?: boolean
}

/** From the choice of the unit to its last command point. */
export interface Activation {
  /** At the choice of the unit, and at the end before and after marking. */
  readonly start: Situation
  readonly last: Situation
  readonly end: Situation
  readonly unit: Picked
  readonly column: string
  readonly actions: number
  /** Deeds in order; each command point is preceded by its recipient. */
  readonly done: readonly (Deed | { readonly now: Situation; readonly order: Picked })[]
  readonly questions: number
}

type Growing = { -readonly [K in keyof Activation]: Activation[K] } & { done: Activation['done'][number][] }

interface Open {
  readonly list: string
  readonly about: Partial<Pick<Deed, 'actions' | 'ordered'>> & {
    readonly id?: string
    readonly because?: string
  }
  readonly now: Situation
  equals: readonly string[]
}

const prefix = 'blood-and-plunder.'
const onlyOnMaps = ['blood-and-plunder.where', 'blood-and-plunder.whereShip']
const column = /^(?:A|B|C|command)(?:-|$)/

export class Activations extends Watch {
  readonly all: Activation[] = []
  #questions = 0
  readonly #open: Open[] = []
  #growing: Growing | undefined
  #charged: Picked | undefined

  override begin(
    nth: unknown,
    by: RuleList,
    _among: readonly Candidate[] = [],
    about: unknown = {},
    now?: Situation,
  ): void {
    super.begin(nth, by)
    if (now === undefined) return
    const list = by.id.slice(prefix.length)
    if (list === 'activate') this.#questions = 0
    this.#open.push({ list, about: about as Open['about'], now, equals: [] })
  }

  override tied(_rule?: Rule, before: readonly Candidate[] = []): void {
    const open = this.#open.at(-1)
    if (open !== undefined) open.equals = before.map(({ id }) => id)
  }

  override end(chosen: Candidate | undefined): void {
    super.end(chosen)
    const open = this.#open.pop()
    if (open !== undefined) this.#ended(open, chosen?.id)
  }

  override answered({ id, to }: Question): void {
    if (to !== 'chance' && !onlyOnMaps.includes(id)) this.#questions += 1
  }

  override change(before: Situation, after: Situation, tell: Message, params?: Params): void {
    super.change(before, after, tell, params)
    const growing = this.#growing
    if (growing === undefined) return
    const id = tell.id.slice(prefix.length)
    if (id === 'activates') {
      growing.column = after.acting.column
      growing.actions = after.acting.actions
    }
    if (id === 'leavesMelee') this.#leaves(before, after)
    if (id !== 'activationEnds' && id !== 'calledOff') return
    this.all.push({ ...growing, last: before, end: after, questions: this.#questions })
    this.#growing = undefined
  }

  #ended({ list, about, now, equals }: Open, id: string | undefined): void {
    const picked = id === undefined ? undefined : { chosen: id, equals: equals.length > 0 ? equals : [id] }
    if (list === 'activate' && picked !== undefined)
      this.#growing = {
        start: now,
        last: now,
        end: now,
        unit: picked,
        column: '',
        actions: 0,
        done: [],
        questions: 0,
      }
    const done = this.#growing?.done
    if (done === undefined) return
    if (list === 'charge') this.#charged = picked
    if (list === 'order' && picked !== undefined) done.push({ now, order: picked })
    if (list === 'orderItself' && picked !== undefined && id !== 'another') done.push({ now, order: picked })
    if (list === 'bayonets' && id === 'fix') done.push(deedOf(now, about, 'bayonets'))
    if (list === 'shootAt' && picked !== undefined) this.#complete({ target: picked })
    if (list === 'kindOfShot' && about.because !== 'few') this.#complete({ drilled: id === 'drilled' })
    if (!column.test(list)) return
    const target = id === 'charge' ? this.#charged : undefined
    done.push({ ...deedOf(now, about, id ?? ''), ...(target && { target }) })
  }

  #complete(more: Partial<Deed>): void {
    const last = this.#growing?.done.pop()
    if (last !== undefined && 'what' in last) this.#growing?.done.push({ ...last, ...more })
  }

  #leaves(before: Situation, after: Situation): void {
    const isOut = (id: string): boolean =>
      after.units.some((unit) => unit.id === id && unit.engaged.length === 0)
    const unit = before.units.find(
      (each) => each.side === 'opfor' && each.engaged.length > 0 && isOut(each.id),
    )
    const done = this.#growing?.done ?? []
    const ordered = done.some((each) => 'order' in each)
    const actions = ordered ? 1 : before.acting.left
    if (unit !== undefined) done.push(deedOf(before, { id: unit.id, actions, ordered }, 'leaves'))
  }
}

function deedOf(
  now: Situation,
  { id = '', actions = 0, ordered = false }: Open['about'],
  what: string,
): Deed {
  return { now, unit: id, actions, ordered, what }
}
