import { readdirSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'
import { root } from '../settings.ts'
import { readSource } from './documents.ts'
import { tablesIn } from './markdown.ts'
import type { Page } from './page.ts'

/** The exported folders of the kernel, in the order of its layers. */
export const kernelLayers: readonly string[] = [
  ...readSource('kernel/index.ts').matchAll(/'\.\/(\w+)\/index\.ts'/g),
].map(([, folder = '']) => folder)

export const referenceRoute = (folder: string): string => `develop/reference/${folder}`

const kernel = path.join(root, 'kernel')

interface Declared {
  readonly name: string
  readonly comment: string
  readonly declaration: string
}

/** One page per layer, from the declarations that the compiler writes. */
export function referencePages(): readonly Page[] {
  const files = readdirSync(kernel, { recursive: true, encoding: 'utf8' }).filter((name) =>
    /^(?!bench|testing|small-game).*(?<!\.test)\.ts$/.test(name),
  )
  const program = ts.createProgram({
    rootNames: files.map((name) => path.join(kernel, name)),
    options: {
      target: ts.ScriptTarget.ESNext,
      module: ts.ModuleKind.NodeNext,
      lib: ['lib.esnext.d.ts'],
      types: [],
      strict: true,
      declaration: true,
      emitDeclarationOnly: true,
      allowImportingTsExtensions: true,
      exactOptionalPropertyTypes: true,
    },
  })
  const statements = declaredIn(program)
  return kernelLayers.map((folder) => {
    const names = exportedNames(program, path.join(kernel, folder, 'index.ts'))
    const all = names.map((key) => statements.get(key)).filter((each) => each !== undefined)
    return {
      route: referenceRoute(folder),
      language: 'en',
      title: `Kernel: ${folder}`,
      description: `The exported names of kernel/${folder}: ${contentsOf(folder)}.`,
      frontmatter: ['tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 2 }'],
      body: [`${contentsOf(folder)}.`, ...all.map(entryText)].join('\n\n'),
    }
  })
}

function entryText({ name, comment, declaration }: Declared): string {
  return `## ${name}\n\n${comment}\n\n\`\`\`ts\n${declaration}\n\`\`\``
}

/** The line about a folder in ARCHITECTURE.md. */
function contentsOf(folder: string): string {
  const [, ofFolders] = tablesIn(readSource('ARCHITECTURE.md'))
  const row = ofFolders?.rows.find(([names = '']) => names.includes(`\`${folder}\``))
  const text = row?.[1] ?? 'values that are computed once'
  return text.charAt(0).toUpperCase() + text.slice(1)
}

function exportedNames(program: ts.Program, file: string): readonly string[] {
  const checker = program.getTypeChecker()
  const source = program.getSourceFile(file)
  const symbol = source && checker.getSymbolAtLocation(source)
  if (symbol === undefined) throw new Error(`${file} has no exports.`)
  return checker
    .getExportsOfModule(symbol)
    .map((each) => ((each.flags & ts.SymbolFlags.Alias) === 0 ? each : checker.getAliasedSymbol(each)))
    .flatMap((each) =>
      each.declarations === undefined
        ? []
        : [keyOf(each.declarations[0]?.getSourceFile().fileName, each.name)],
    )
    .toSorted((a, b) => nameOf(a).localeCompare(nameOf(b), 'en'))
}

const keyOf = (file: string | undefined, name: string): string =>
  `${(file ?? '').replace(/(\.d)?\.ts$/, '')}#${name}`
const nameOf = (key: string): string => key.slice(key.lastIndexOf('#') + 1)

function declaredIn(program: ts.Program): ReadonlyMap<string, Declared> {
  const found = new Map<string, Declared>()
  program.emit(undefined, (file, text) => {
    const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true)
    for (const statement of source.statements) {
      for (const name of namesOf(statement)) {
        const key = keyOf(file, name)
        const before = found.get(key)
        const declaration = statement.getText(source).replaceAll(/^export declare |^export /gm, '')
        found.set(key, {
          name,
          comment: before?.comment || commentOf(statement),
          declaration: [before?.declaration, withoutPrivate(declaration)].filter(Boolean).join('\n'),
        })
      }
    }
  })
  return found
}

function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText())
  if (
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isClassDeclaration(statement)
  )
    return statement.name === undefined ? [] : [statement.name.text]
  return []
}

function commentOf(statement: ts.Statement): string {
  return ts
    .getJSDocCommentsAndTags(statement)
    .filter(ts.isJSDoc)
    .map(({ comment }) => ts.getTextOfJSDocComment(comment) ?? '')
    .join('\n\n')
}

const withoutPrivate = (declaration: string): string =>
  declaration.replaceAll(/^ +(?:private .*|#private;)\n/gm, '')
