import { formatRule, format } from '@opfor/kernel'
import {
  type AnyColumn,
  type AnyList,
  namedSourcesOf,
  isColumn,
  isList,
  type ModdableGame,
} from './printed/opponent.ts'
import { type PrintedNode, printedNodes } from './printed/nodes.ts'
import { columnSection, listSection, variantText } from './printed/write.ts'

/** One line is dropped, or swapped with the next one. */
export interface SingleEdit {
  readonly kind: 'drop' | 'swap'
  readonly list: string
  readonly line: string
  readonly other?: string
  readonly told: string
  readonly text: string
  /** Lines of an `otherwise` now always apply, because the line above was dropped. */
  readonly unwraps?: true
}

/** Every drop of a line and swap of two neighbours, except for lines of non-standard readings. */
export function singleEdits(opponent: ModdableGame): readonly SingleEdit[] {
  return namedSourcesOf(opponent.game).flatMap(({ heading, source }) =>
    isList(source)
      ? editsOfList(heading, source, opponent)
      : isColumn(source)
        ? editsOfColumn(heading, source, opponent)
        : [],
  )
}

function editsOfList(
  heading: string,
  list: AnyList,
  { game, published }: ModdableGame,
): readonly SingleEdit[] {
  const of = published.lists[list.id]?.of
  const page = (nodes: readonly PrintedNode[]) =>
    variantText(game.title, [listSection(heading, list, nodes, of)])
  const edits: SingleEdit[] = []
  const walk = (nodes: readonly PrintedNode[], whole: (changed: readonly PrintedNode[]) => string): void => {
    for (const [at, node] of nodes.entries()) {
      const next = nodes[at + 1]
      if (isIdle(node)) continue
      const under = next?.kind === 'otherwise' ? next.nodes : undefined
      if (node.kind === 'line')
        edits.push({
          kind: 'drop',
          list: list.id,
          line: node.id,
          told: `${heading}, without: ${nodeTold(node)}`,
          ...(under === undefined
            ? { text: whole(nodes.toSpliced(at, 1)) }
            : { text: whole(nodes.toSpliced(at, 2, ...under)), unwraps: true }),
        })
      if (next !== undefined && !isIdle(next) && !areExclusive(node, next) && !belongs([node, next]))
        edits.push({
          kind: 'swap',
          list: list.id,
          line: idOf(node),
          other: idOf(next),
          told: `${heading}, swapped: ${nodeTold(node)} / ${nodeTold(next)}`,
          text: whole(nodes.toSpliced(at, 2, next, node)),
        })
      if (node.kind !== 'line')
        walk(node.nodes, (changed) =>
          whole(changed.length === 0 ? nodes.toSpliced(at, 1) : nodes.with(at, { ...node, nodes: changed })),
        )
    }
  }
  walk(printedNodes(list, published), page)
  return edits
}

function isIdle(node: PrintedNode): boolean {
  if (node.kind !== 'if' || node.step.how !== 'either') return false
  const { ruling } = node.step
  return ruling !== undefined && ruling.default !== node.part
}

/** Branches of one choice exclude each other. */
function areExclusive(one: PrintedNode, other: PrintedNode): boolean {
  return one.kind === 'if' && other.kind === 'if' && one.step === other.step
}

/** Lines belong together if an `otherwise` depends on them. */
function belongs(nodes: readonly PrintedNode[]): boolean {
  return nodes.some(({ kind }) => kind === 'otherwise')
}

function idOf(node: PrintedNode): string {
  const [first] = node.kind === 'line' ? [node] : node.nodes
  return first === undefined ? '' : first.kind === 'line' ? first.id : idOf(first)
}

function nodeTold(node: PrintedNode): string {
  if (node.kind === 'line') return format(formatRule(node.rule, []))
  return node.kind === 'if' ? `if ${node.words}` : 'otherwise'
}

function editsOfColumn(heading: string, column: AnyColumn, { game }: ModdableGame): readonly SingleEdit[] {
  const { actions, id } = column
  const page = (changed: AnyColumn['actions']) =>
    variantText(game.title, [columnSection(heading, column, changed)])
  return actions.flatMap((action, at): readonly SingleEdit[] => {
    const next = actions[at + 1]
    const line = `${id}.${action.id}`
    const told = format(action.name)
    const drop: SingleEdit = {
      kind: 'drop',
      list: id,
      line,
      told: `${heading}, without: ${told}`,
      text: page(actions.toSpliced(at, 1)),
    }
    if (next === undefined) return [drop]
    const swap: SingleEdit = {
      kind: 'swap',
      list: id,
      line,
      other: `${id}.${next.id}`,
      told: `${heading}, swapped: ${told} / ${format(next.name)}`,
      text: page(actions.toSpliced(at, 2, next, action)),
    }
    return [drop, swap]
  })
}
