import { type ListEnd, say, type TieBreak } from '@opfor/kernel'
import {
  type AnyChart,
  type AnyColumn,
  type AnyList,
  headingsOf,
  isColumn,
  isList,
  type Opponent,
} from '../opponent.ts'
import { conditionsIn, type PrintedLine, type PrintedNode, printedNodes } from './nodes.ts'

/** How far lines below a line are indented. */
const indent = '    '

/** The printed opponent of a game as house rules that change nothing. */
export function printedVariant({ game, published }: Opponent): string {
  const sections = headingsOf(game).map(({ heading, source }) =>
    isList(source)
      ? listSection(heading, source, printedNodes(source, published), published.lists[source.id]?.of)
      : isColumn(source)
        ? columnSection(heading, source)
        : chartSection(heading, source),
  )
  return variantText(game.title, sections)
}

/** A page of house rules with these sections. */
export function variantText(game: string, sections: readonly string[]): string {
  return `${[
    `# House rules for ${game}`,
    `House rules: ${game}`,
    'Move, drop, double or change lines, or add one over what the game knows. A list that is left out is played as printed.',
    ...sections,
  ].join('\n\n')}\n`
}

/** A list with its lines and its tie. */
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

/** The rulings that lines depend on, with their readings. */
function rulingNotes(nodes: readonly PrintedNode[]): readonly string[] {
  const rulings = new Set(
    conditionsIn(nodes).flatMap(({ step }) =>
      step.how === 'either' && step.ruling !== undefined ? [step.ruling] : [],
    ),
  )
  const notes = [...rulings].map(({ name, readings, standard }) => {
    const each = Object.entries(readings).map(
      ([reading, text]) => `${reading}${reading === standard ? ' (standard)' : ''}, ${say(text)}`,
    )
    return `> ${say(name)}: ${each.join('; ')}.`
  })
  return notes.length === 0 ? [] : ['', ...notes]
}

function linesOf(nodes: readonly PrintedNode[], before: string): readonly string[] {
  return nodes.flatMap((node, at) => {
    const [first = '', ...below] = nodeLines(node, before + indent)
    return [`${before}${at + 1}. ${first}`, ...below]
  })
}

/** A node as a line, with the lines below it; a condition with one line is written before that line. */
function nodeLines(node: PrintedNode, before: string): readonly string[] {
  if (node.kind === 'line') return [lineWords(node)]
  const head = node.kind === 'if' ? `if ${node.words}:` : 'otherwise:'
  const [only, ...more] = node.nodes
  if (only === undefined) return [head]
  if (more.length > 0) return [head, ...linesOf(node.nodes, before)]
  const [first = '', ...below] = nodeLines(only, before)
  return [`${head} ${first}`, ...below]
}

/** A printed line as it is written. */
export function lineWords({ name, filter: { how }, rule }: PrintedLine): string {
  if (how === 'must' || how === 'prefer') return `${how}: ${name}`
  if (how === 'fewest' && name === 'distance') return 'nearest'
  if (how === 'fewest' && name.startsWith('distance to ')) return name.replace('distance to', 'nearest to')
  if (how === 'most') return `most ${name}`
  return `${rule.text.text.startsWith('the fewest') ? 'fewest' : 'least'} ${name}`
}

/** How a list ends, as a line; nothing for one that never ends in a tie. */
export function tieLine(tie: ListEnd): string | undefined {
  if (tie.how === 'never') return undefined
  if (tie.how === 'byOption') throw new Error('A tie by an option cannot be written.')
  if (tie.how !== 'byRuling') return `Tie: ${tieWords(tie)}`
  const parts = Object.entries(tie.readings).map(
    ([reading, each]) => `if ${tie.ruling.name.text} is ${reading}: ${tieWords(each)}`,
  )
  return `Tie: ${parts.join('; ')}`
}

/** A way to break a tie, as it is written. */
export function tieWords({ how, sides }: TieBreak): string {
  if (how === 'printedOrder') return 'in order'
  if (how === 'die') return `roll d${sides}`
  return how === 'atRandom' ? 'at random' : 'you choose'
}

/** A column of actions. */
export function columnSection(
  heading: string,
  _column: AnyColumn,
  actions: readonly { readonly name: AnyColumn['actions'][number]['name'] }[] = _column.actions,
): string {
  const lines = actions.map(({ name }, at) => `${at + 1}. ${say(name)}`)
  return [`## ${heading}`, 'Do the first that can be done.', '', ...lines].join('\n')
}

/** A chart as a table: the cells say what comes out. */
function chartSection(heading: string, { rows, columns, cells, entries }: AnyChart): string {
  const named = (entry: string | undefined) => {
    const found = entries.find(({ id }) => id === entry)
    return found === undefined ? '' : say(found.name)
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
