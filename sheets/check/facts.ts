import type { SheetSection } from '../model/index.ts'

/** The names that a part of a sheet leads to, reads and changes. */
export interface Facts {
  readonly leadsTo: Set<string>
  readonly doneByColumn: Set<string>
  readonly settings: Set<string>
  readonly draws: Set<string>
  /** Decks that get cards back; '' for the deck that the card came from. */
  readonly restocks: Set<string>
  /** `counter Alarm`, `column acted`, `section Units`, `chosen Target`, `card`, `roll`, `answer`. */
  readonly changes: Set<string>
  /** In the same words as `changes`. */
  readonly looksAt: Set<string>
  readonly asks: { any: boolean }
  readonly leaves: { any: boolean }
  readonly ends: { any: boolean }
}

type Node = Readonly<Record<string, unknown>>

const cache = new WeakMap<SheetSection, Facts>()

/** Cached per section. */
export function factsOfSection(section: SheetSection): Facts {
  const known = cache.get(section)
  if (known !== undefined) return known
  const facts = collectUsage(section)
  cache.set(section, facts)
  return facts
}

export function collectUsage(data: unknown): Facts {
  const facts: Facts = {
    leadsTo: new Set(),
    doneByColumn: new Set(),
    settings: new Set(),
    draws: new Set(),
    restocks: new Set(),
    changes: new Set(),
    looksAt: new Set(),
    asks: { any: false },
    leaves: { any: false },
    ends: { any: false },
  }
  look(data, facts)
  return facts
}

function look(data: unknown, facts: Facts): void {
  if (typeof data !== 'object' || data === null) return
  if (Array.isArray(data)) {
    for (const each of data) look(each, facts)
    return
  }
  const node = data as Node
  if (typeof node['form'] === 'string') lookAt(node['form'], node, facts)
  if (typeof node['section'] === 'string' && Array.isArray(node['body'])) facts.leadsTo.add(node['section'])
  for (const key in node) if (key !== 'at') look(node[key], facts)
}

function lookAt(form: string, node: Node, facts: Facts): void {
  const name = (key: string): string => (typeof node[key] === 'string' ? node[key] : '')
  const variable = node['variable'] as
    | { readonly form: string; readonly name?: string; readonly column?: string }
    | undefined
  if (variable !== undefined)
    facts.changes.add(variable.form === 'counter' ? `counter ${variable.name}` : `column ${variable.column}`)
  switch (form) {
    case 'choose':
      facts.leadsTo.add(name('list'))
      facts.changes.add(`chosen ${name('list')}`)
      break
    case 'read':
      facts.leadsTo.add(name('chart'))
      facts.changes.add(`section ${name('chart')}`)
      break
    case 'do':
    case 'goToSection':
      facts.leadsTo.add(name('section'))
      facts.changes.add(`section ${name('section')}`)
      if (form === 'goToSection') facts.leaves.any = true
      break
    case 'doNamed':
      facts.doneByColumn.add(name('column'))
      break
    case 'asIn':
      facts.leadsTo.add(name('list'))
      break
    case 'result':
      facts.leadsTo.add(name('section'))
      facts.looksAt.add(`section ${name('section')}`)
      break
    case 'setting':
      facts.settings.add(name('name'))
      break
    case 'counter':
      facts.looksAt.add(`counter ${name('name')}`)
      break
    case 'property':
    case 'has':
    case 'nextTo':
      facts.looksAt.add(`column ${name('column')}`)
      break
    case 'chosen':
      facts.looksAt.add(`chosen ${name('list')}`)
      break
    case 'empty':
    case 'roster':
    case 'deck':
    case 'restOf':
      facts.looksAt.add(`section ${name('section')}`)
      break
    case 'card':
    case 'answer':
    case 'nothingDone':
      facts.looksAt.add(form)
      break
    case 'draw':
      facts.draws.add(name('from'))
      facts.changes.add('card').add(`section ${name('from')}`)
      if (name('into') !== '') facts.changes.add(`section ${name('into')}`)
      break
    case 'shuffle':
    case 'putBack':
    case 'putOnTop':
    case 'putInto':
    case 'takeOut':
      facts.restocks.add(name('deck'))
      facts.changes.add(`section ${name('deck')}`)
      break
    case 'play':
    case 'discard':
    case 'playAtRandom':
      facts.changes.add('card')
      break
    case 'remove':
    case 'addPiece':
      facts.changes.add(`section ${name('section')}`)
      break
    case 'mark':
    case 'unmark':
    case 'clear':
      facts.changes.add(`column ${name('column')}`)
      break
    case 'roll':
      if (node['roll'] === undefined) facts.looksAt.add('roll')
      else facts.changes.add('roll')
      break
    case 'askNumber':
      facts.changes.add('answer')
      break
    case 'asked':
    case 'measured':
      if (node['noun'] !== undefined || node['mentions'] !== undefined) facts.asks.any = true
      break
    case 'endTurn':
    case 'endGame':
      facts.ends.any = true
      facts.leaves.any = true
      break
    case 'stop':
    case 'done':
      facts.leaves.any = true
      break
    default:
  }
}
