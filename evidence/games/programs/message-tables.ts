import ts from 'typescript'

/** The key path, such as `hill` or `ask.hill`. */
export interface WrittenText {
  readonly key: string
  readonly id: string
  readonly text: string
  readonly index: number
}

/** For example `const words = messages('raid', { hill: 'the hill' })`. */
export interface MessageTable {
  readonly name: string
  readonly texts: readonly WrittenText[]
}

/** Includes, under an empty name, texts outside of tables that have a role in the log. */
export function messageTables(source: string): readonly MessageTable[] {
  if (!/\b(?:messages|\w+Text)\(/.test(source)) return []
  const tree = ts.createSourceFile('', source, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX)
  const found: MessageTable[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node) && node.expression.getText() === 'messages') {
      const [prefix, table] = node.arguments
      const name = ts.isVariableDeclaration(node.parent) ? node.parent.name.getText() : ''
      if (prefix && ts.isStringLiteralLike(prefix) && table && ts.isObjectLiteralExpression(table))
        found.push({ name, texts: textsOf(table, prefix.text, '') })
      return
    }
    if (ts.isObjectLiteralExpression(node) && ownId(node) !== undefined)
      found.push({ name: '', texts: withOwnId(node, '') })
    ts.forEachChild(node, visit)
  }
  visit(tree)
  return found
}

function textsOf(
  { properties }: ts.ObjectLiteralExpression,
  prefix: string,
  within: string,
): readonly WrittenText[] {
  return properties.flatMap((each) => {
    if (!ts.isPropertyAssignment(each) || ts.isComputedPropertyName(each.name)) return []
    const { initializer, name } = each
    const [key, id] = [`${within}${name.text}`, `${prefix}.${name.text}`]
    if (!ts.isObjectLiteralExpression(initializer))
      return textsIn(initializer, key, id, `${prefix}.back.${name.text}`)
    return ownId(initializer) === undefined
      ? textsOf(initializer, id, `${key}.`)
      : withOwnId(initializer, key)
  })
}

/** A literal, or a call with the text first and the undo text second. */
function textsIn(value: ts.Expression, key: string, id: string, back: string): readonly WrittenText[] {
  if (ts.isStringLiteralLike(value)) return [written(value, key, id)]
  if (!ts.isCallExpression(value)) return []
  const [first, second] = value.arguments
  // The id of a message comes before its text.
  if (value.expression.getText() === 'message')
    return first && second && ts.isStringLiteralLike(first) ? textsIn(second, key, first.text, back) : []
  return [
    ...(first === undefined ? [] : textsIn(first, key, id, back)),
    ...(second && ts.isStringLiteralLike(second) ? [written(second, key, back)] : []),
  ]
}

function written(value: ts.StringLiteralLike, key: string, id: string): WrittenText {
  return { key, id, text: value.text, index: value.getStart() }
}

/** For example `{ id: 'raid.hill', ...headline('The hill.') }`. */
function withOwnId(object: ts.ObjectLiteralExpression, key: string): readonly WrittenText[] {
  const id = ownId(object) ?? ''
  return object.properties.flatMap((each) =>
    ts.isSpreadAssignment(each) ? textsIn(each.expression, key, id, `${id}.back`) : [],
  )
}

function ownId({ properties }: ts.ObjectLiteralExpression): string | undefined {
  const spread = properties.some(
    (each) => ts.isSpreadAssignment(each) && ts.isCallExpression(each.expression),
  )
  for (const each of spread ? properties : [])
    if (ts.isPropertyAssignment(each) && each.name.getText() === 'id')
      return ts.isStringLiteralLike(each.initializer) ? each.initializer.text : undefined
  return undefined
}
