import path from 'node:path'
import { whyNotInLayer } from './layers.ts'

/** What the code of one folder may import besides its own files. */
interface Unit {
  readonly folder: RegExp
  /** Our packages below it. */
  readonly below: readonly string[]
  /** Whether packages of others may be imported. */
  readonly others: boolean
}

const kernel = '@opfor/kernel'
const games = '@opfor/games'
const lab = '@opfor/lab'
const sync = '@opfor/sync'
const studies = '@opfor/studies'

/** `apps -> lab -> games -> kernel`. The first folder that matches is the file's own. */
const units: readonly Unit[] = [
  { folder: /^kernel\//, below: [], others: false },
  { folder: /^games\/(?!bench\/)[^/]+\//, below: [kernel], others: false },
  { folder: /^games\//, below: [kernel], others: false },
  { folder: /^lab\/plots\//, below: [lab, games, kernel], others: true },
  { folder: /^lab\//, below: [games, kernel], others: false },
  { folder: /^sync\//, below: [kernel], others: false },
  { folder: /^studies\//, below: [lab, games, kernel], others: true },
  { folder: /^apps\/[^/]+\//, below: [studies, lab, sync, games, kernel], others: true },
  { folder: /^scripts\//, below: [studies, lab, sync, games, kernel], others: true },
]

const testing = /\.test\.ts$|(^|\/)bench\/|^kernel\/testing\/readme\.ts$/
const testingPackages = /^(vitest|fast-check|node:[a-z/_]+)$/
const inThePackage = /^(@[^/]+\/)?[^/]+/

/** Why `file` (from the root, with forward slashes) may not import `wanted`; `undefined` where it may. */
export function whyNot(file: string, wanted: string): string | undefined {
  const unit = units.find(({ folder }) => folder.test(file))
  if (unit === undefined) return undefined
  const own = unit.folder.exec(file)?.[0] ?? ''

  if (wanted.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), wanted)
    return target.startsWith(own)
      ? whyNotInLayer(file, wanted)
      : `'${wanted}' leaves ${own}: imports never go upward or sideways`
  }
  if (testing.test(file) && testingPackages.test(wanted)) return undefined
  const name = inThePackage.exec(wanted)?.[0] ?? wanted
  if (name.startsWith('@opfor/')) {
    return unit.below.includes(name)
      ? undefined
      : `${own} does not know ${name}: apps -> lab -> games -> kernel`
  }
  return unit.others ? undefined : `${own} has no dependency on '${wanted}'`
}

interface Source {
  readonly type: string
  readonly value?: unknown
}
interface Node {
  readonly operator?: string
  readonly source?: Source | undefined
}
interface Context {
  readonly cwd: string
  readonly filename: string
  report(problem: { readonly node: unknown; readonly message: string }): void
}

function followTheArrow(context: Context) {
  const file = path.relative(context.cwd, context.filename).replaceAll(path.sep, '/')
  const check = (node: Node) => {
    if (node.source === undefined || node.source === null) return
    const { value } = node.source
    const message =
      typeof value === 'string' ? whyNot(file, value) : 'an import names its module as a plain string'
    if (message !== undefined) context.report({ node, message })
  }
  return {
    ImportDeclaration: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
    ImportExpression: check,
    TSImportType: check,
  }
}

function noPowers(context: Context) {
  const message = 'powers differ between JavaScript engines, and replays would break: multiply'
  return {
    BinaryExpression(node: Node) {
      if (node.operator === '**') context.report({ node, message })
    },
    AssignmentExpression(node: Node) {
      if (node.operator === '**=') context.report({ node, message })
    },
  }
}

/** The lint rules of this repository, as a plugin of oxlint. */
export default {
  meta: { name: 'opfor' },
  rules: {
    'follow-the-arrow': { create: followTheArrow },
    'no-powers': { create: noPowers },
  },
}
