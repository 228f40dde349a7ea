import { type ListEnd, format, type TieBreak } from '@opfor/kernel'
import {
  type AnyChart,
  type AnyColumn,
  type AnyList,
  namedSourcesOf,
  isColumn,
  isList,
  type ModdableGame,
} from './opponent.ts'
import { conditionsIn, type PrintedLine, type PrintedNode, printedNodes } from './nodes.ts'

const indent = '    '

export function writePrintedVariant({ game, published }: ModdableGame): string {
  const sections = namedSourcesOf(game).map(({ heading, source }) =>
    isList(source)
      ? listSection(heading, source, printedNodes(source, published), published.lists[source.id]?.of)
      : isColumn(source)
        ? columnSection(heading, source)
        : chartSection(heading, source),
  )
  return variantText(game.title, sections)
}

export function variantText(game: string, sections: readonly string[]): string {
  return `${[
    `# House rules for ${game}`,
    `House rules: ${game}`,
    'Move, drop, double or change lines, or add one over what the game knows. A list that is left out is played as printed.',
    ...sections,
  ].join('\n\n')}\n`
}

export function listSection(
  heading: string,
  list: AnyList,
  nodes: readonly PrintedNode[],
  of = 'the candidates',
): string {
  const tie = tieLine(list.tie)
  const lines = linesOf(nodes, '')
  return [
    `## ${heading}`,
    `Choose one of ${of}.`,
    ...(lines.length === 0 ? [] : ['', ...lines]),
    ...(tie === undefined ? [] : ['', tie]),
    ...rulingNotes(nodes),
  ].join('\n')
}

function rulingNotes(nodes: readonly PrintedNode[]): readonly string[] {
  const rulings = new Set(
    conditionsIn(nodes).flatMap(({ step }) =>
      step.how === 'either' && step.ruling !== undefined ? [step.ruling] : [],
    ),
  )
  const notes = [...rulings].map(({ name, readings, default: standard }) => {
    const each = Object.entries(readings).map(
      ([reading, text]) => `${reading}${reading === standard ? ' (standard)' : ''}, ${format(text)}`,
    )
    return `> ${format(name)}: ${each.join('; ')}.`
  })
  return notes.length === 0 ? [] : ['', ...notes]
}

function linesOf(nodes: readonly PrintedNode[], before: string): readonly string[] {
  return nodes.flatMap((node, at) => {
    const [first = '', ...below] = nodeLines(node, before + indent)
    return [`${before}${at + 1}. ${first}`, ...below]
  })
}

/** A condition with one line is written before that line. */
function nodeLines(node: PrintedNode, before: string): readonly string[] {
  if (node.kind === 'line') return [lineWords(node)]
  const head = node.kind === 'if' ? `if ${node.words}:` : 'otherwise:'
  const [only, ...more] = node.nodes
  if (only === undefined) return [head]
  if (more.length > 0) return [head, ...linesOf(node.nodes, before)]
  const [first = '', ...below] = nodeLines(only, before)
  return [`${head} ${first}`, ...below]
}

export function lineWords({ name, filter: { how }, rule }: PrintedLine): string {
  if (how === 'must' || how === 'prefer') return `${how}: ${name}`
  if (how === 'fewest' && name === 'distance') return 'nearest'
  if (how === 'fewest' && name.startsWith('distance to ')) return name.replace('distance to', 'nearest to')
  if (how === 'most') return `most ${name}`
  return `${rule.text.text.startsWith('the fewest') ? 'fewest' : 'least'} ${name}`
}

/** Undefined for a list without ties. */
export function tieLine(tie: ListEnd): string | undefined {
  if (tie.how === 'never') return undefined
  if (tie.how === 'byOption') throw new Error('A tie by an option cannot be written.')
  if (tie.how !== 'byRuling') return `Tie: ${tieWords(tie)}`
  const parts = Object.entries(tie.readings).map(
    ([reading, each]) => `if ${tie.ruling.name.text} is ${reading}: ${tieWords(each)}`,
  )
  return `Tie: ${parts.join('; ')}`
}

export function tieWords({ how, sides }: TieBreak): string {
  if (how === 'printedOrder') return 'in order'
  if (how === 'die') return `roll d${sides}`
  return how === 'atRandom' ? 'at random' : 'you choose'
}

export function columnSection(
  heading: string,
  _column: AnyColumn,
  actions: readonly { readonly name: AnyColumn['actions'][number]['name'] }[] = _column.actions,
): string {
  const lines = actions.map(({ name }, at) => `${at + 1}. ${format(name)}`)
  return [`## ${heading}`, 'Do the first that can be done.', '', ...lines].join('\n')
}

function chartSection(heading: string, { rows, columns, cells, entries }: AnyChart): string {
  const named = (entry: string | undefined) => {
    const found = entries.find(({ id }) => id === entry)
    return found === undefined ? '' : format(found.name)
  }
  const row = (texts: readonly string[]) => `| ${texts.join(' | ')} |`
  return [
    `## ${heading}`,
    'Row: row. Column: column.',
    '',
    row(['row', ...columns]),
    row(['---', ...columns.map(() => '---')]),
    ...rows.map((each) => row([each, ...columns.map((column) => named(cells[each]?.[column]))])),
  ].join('\n')
}
