import path from 'node:path'
import { circleBack } from './circles.ts'
import { layerError, unplaced } from './layers.ts'

interface Package {
  readonly folder: RegExp
  readonly allowed: readonly string[]
  /** Third-party packages; true for all. */
  readonly thirdParty: boolean | readonly string[]
}

const kernel = '@opfor/kernel'
const games = '@opfor/games'
const sheets = '@opfor/sheets'
const variants = '@opfor/variants'
const lab = '@opfor/lab'
const sync = '@opfor/sync'
const studies = '@opfor/studies'
const evidence = '@opfor/evidence'

const markdown = [
  'mdast',
  'mdast-util-from-markdown',
  'mdast-util-gfm-table',
  'micromark-extension-gfm-table',
]

/** Import direction: `apps -> lab -> variants -> games, sheets -> kernel`. The first match is the package of a file. */
const packages: readonly Package[] = [
  { folder: /^kernel\//, allowed: [], thirdParty: false },
  { folder: /^games\/[^/]+\//, allowed: [kernel], thirdParty: false },
  { folder: /^games\//, allowed: [kernel], thirdParty: false },
  { folder: /^sheets\//, allowed: [kernel], thirdParty: markdown },
  { folder: /^variants\//, allowed: [games, sheets, kernel], thirdParty: false },
  { folder: /^lab\/plots\//, allowed: [lab, variants, games, sheets, kernel], thirdParty: true },
  { folder: /^lab\//, allowed: [variants, games, sheets, kernel], thirdParty: false },
  { folder: /^sync\//, allowed: [kernel], thirdParty: false },
  { folder: /^studies\//, allowed: [lab, variants, games, kernel], thirdParty: true },
  {
    folder: /^apps\/[^/]+\//,
    allowed: [studies, lab, sync, variants, games, sheets, kernel],
    thirdParty: true,
  },
  { folder: /^site\//, allowed: [lab, variants, games, sheets, kernel], thirdParty: true },
  {
    folder: /^scripts\//,
    allowed: [studies, lab, sync, variants, games, sheets, kernel],
    thirdParty: true,
  },
]

const testFile = /\.test\.ts$|^kernel\/node\//
/** Product code may not import the evidence. */
const mayUseEvidence = /\.test\.ts$|\/(?:testing|e2e)\/|^scripts\//
const testingPackages = /^(vitest|fast-check|node:[a-z/_]+)$/
const packageName = /^(@[^/]+\/)?[^/]+/

/** The error if `file` (relative to the root, with forward slashes) may not import `specifier`; undefined if it may. */
export function importError(file: string, specifier: string): string | undefined {
  const pkg = packages.find(({ folder }) => folder.test(file))
  if (pkg === undefined) return undefined
  const root = pkg.folder.exec(file)?.[0] ?? ''

  if (specifier.startsWith('.')) {
    const target = path.posix.join(path.posix.dirname(file), specifier)
    if (mayUseEvidence.test(file) && target.startsWith('evidence/')) return undefined
    return target.startsWith(root)
      ? layerError(file, specifier)
      : `'${specifier}' is outside ${root}: use a package import`
  }
  if (testFile.test(file) && testingPackages.test(specifier)) return undefined
  const name = packageName.exec(specifier)?.[0] ?? specifier
  if (name === evidence && mayUseEvidence.test(file)) return undefined
  if (name.startsWith('@opfor/')) {
    return pkg.allowed.includes(name)
      ? undefined
      : `${root} may not import ${name}: apps -> lab -> variants -> games, sheets -> kernel`
  }
  const allowed = typeof pkg.thirdParty === 'boolean' ? pkg.thirdParty : pkg.thirdParty.includes(name)
  return allowed ? undefined : `${root} may not import '${specifier}'`
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

function layeredImports(context: Context) {
  const file = path.relative(context.cwd, context.filename).replaceAll(path.sep, '/')
  const check = (node: Node) => {
    if (node.source === undefined || node.source === null) return
    const { value } = node.source
    const message =
      typeof value === 'string' ? importError(file, value) : 'use a plain string as the module of an import'
    if (message !== undefined) context.report({ node, message })
  }
  // The lint's own rule against circles ignores dynamic imports.
  const checkCircle = (node: Node) => {
    const value = node.source?.value
    if (typeof value !== 'string' || !value.startsWith('.') || /\.test\.tsx?$/.test(file)) return
    const way = circleBack(context.filename, value)?.map((each) => path.relative(context.cwd, each))
    if (way !== undefined)
      context.report({
        node,
        message: `a circle: ${[...way, file].join(' -> ')}; move what both need to a file on a lower floor`,
      })
  }
  return {
    Program(node: Node) {
      const message = unplaced(file)
      if (message !== undefined) context.report({ node, message })
    },
    ImportDeclaration: check,
    ExportNamedDeclaration: check,
    ExportAllDeclaration: check,
    ImportExpression(node: Node) {
      check(node)
      checkCircle(node)
    },
    TSImportType: check,
  }
}

function noPowers(context: Context) {
  const message = 'powers differ between JavaScript engines and would break replays: use multiplication'
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
    'layered-imports': { create: layeredImports },
    'no-powers': { create: noPowers },
  },
}
