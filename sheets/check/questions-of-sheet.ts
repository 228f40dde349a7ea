import type { AskedPhrase, ListLine, ChartOutcome, SheetSection, Sheet, SourceRange } from '../model/index.ts'

type Node = Readonly<Record<string, unknown>> & SourceRange
type Cost = AskedPhrase['cost']

const cache = new WeakMap<SheetSection, readonly AskedPhrase[]>()

export function questionsOfSheet({ sections }: Pick<Sheet, 'sections'>): readonly AskedPhrase[] {
  return sections.flatMap((section) => {
    const known = cache.get(section) ?? once(questionsOfSection(section))
    cache.set(section, known)
    return known
  })
}

function once(all: readonly AskedPhrase[]): readonly AskedPhrase[] {
  const first = new Map(all.toReversed().map((each) => [`${each.kind} ${each.words.toLowerCase()}`, each]))
  return all.filter((each) => first.get(`${each.kind} ${each.words.toLowerCase()}`) === each)
}

export function questionsOfSection(section: SheetSection): readonly AskedPhrase[] {
  const { heading } = section
  const found: AskedPhrase[] = []
  const add = ({ at, text }: SourceRange, kind: AskedPhrase['kind'], words: string, cost: Cost): void => {
    found.push({ at, text, section: heading, kind, words, cost })
  }
  const look = (data: unknown, cost: Cost): void => {
    if (typeof data !== 'object' || data === null) return
    if (Array.isArray(data)) {
      for (const each of data) look(each, cost)
      return
    }
    const node = data as Node
    note(node, cost, add)
    for (const key in node) if (key !== 'at') look(node[key], costBelow(node, key, cost))
  }
  look(section.onlyIf, 'time')
  look(contentOf(section), section.kind === 'end' ? 'offered' : 'time')
  return found
}

function contentOf(section: SheetSection): unknown {
  switch (section.kind) {
    case 'roster':
      return [
        section.rows,
        section.blank === undefined ? [] : { ...section.blank, form: 'blank', heading: section.heading },
      ]
    case 'deck':
      return [section.cards.map(({ body }) => body), section.of]
    case 'list':
      return [section.from, section.lines, section.ties]
    case 'finding':
      return { ...section, form: 'find' }
    case 'chart':
      return [section.row, section.column, section.rows]
    case 'walk':
      return [
        section.column,
        section.columns.map(({ actions }) => actions.map((each) => ({ ...each, form: 'action' }))),
      ]
    case 'steps':
    case 'report':
      return section.steps
    case 'end':
      return section.endings
    case 'counters':
    case 'prose':
      return []
  }
}

/** Lines of a list are asked once per candidate; places to find are only shown. */
function costBelow(node: Node, key: string, cost: Cost): Cost {
  const line = node as unknown as ListLine
  if ('path' in node && (key === 'condition' || key === 'quantity'))
    return line.form === 'if' ? 'time' : 'candidate'
  return cost
}

function note(
  node: Node,
  cost: Cost,
  add: (source: SourceRange, kind: AskedPhrase['kind'], words: string, cost: Cost) => void,
): void {
  const text = (key: string): string => (typeof node[key] === 'string' ? node[key] : '')
  switch (node['form']) {
    case 'asked':
      if (Array.isArray(node['mentions']))
        add(node, cost === 'offered' ? 'ending' : 'condition', text('words'), cost)
      else add(node, 'cell', node.text, 'game')
      return
    case 'measured':
      add(node, 'measured', text('noun'), cost)
      return
    case 'find':
      add(node, 'place', text('noun'), 'time')
      return
    default:
  }
  noteSentence(node, cost, add, text)
}

function noteSentence(
  node: Node,
  cost: Cost,
  add: (source: SourceRange, kind: AskedPhrase['kind'], words: string, cost: Cost) => void,
  text: (key: string) => string,
): void {
  const base = node['base'] as { readonly form: string; readonly words?: string } | undefined
  if (base?.form === 'named') add(node, 'pieces', base.words ?? '', 'game')
  if (node['by'] === 'youChoose') add(node, 'tie', node.text, 'time')
  switch (node['form']) {
    case 'question':
      if (node['condition'] === undefined) add(node, 'question', text('words'), cost)
      return
    case 'askNumber':
      add(node, 'number', text('words'), cost)
      return
    case 'ask':
      add(node, 'variable', node.text, cost)
      return
    case 'addPiece':
      add(node, 'names', node.text, cost)
      return
    case 'blank':
      add(node, 'names', text('heading'), 'game')
      return
    case 'action': {
      const { section, body, result } = node as unknown as ChartOutcome
      if (section === undefined && body.length === 0) add(node, 'possible', result, cost)
      return
    }
    default:
  }
}
