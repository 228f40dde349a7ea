import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { camelCase, titleOf } from './name.ts'

const template = 'template-game'

export function renameGame(text: string, name: string): string {
  return text
    .replaceAll(template, name)
    .replaceAll(camelCase(template), camelCase(name))
    .replaceAll(titleOf(template), titleOf(name))
}

export function addToRegistry(index: string, name: string): string {
  const constant = camelCase(name)
  const registry = /(export const registry: readonly Game\[\] = \[[^\]]*?),?\s*\]/
  return withImport(index, `import { ${constant} } from './${name}/index.ts'`, 'games/index.ts').replace(
    checkPattern(registry, index, 'games/index.ts'),
    `$1, ${constant}]`,
  )
}

function withImport(text: string, line: string, file: string): string {
  return text.replace(checkPattern(/((?:^import .*\n)+)/m, text, file), `$1${line}\n`)
}

/** Throws if the file does not match the pattern. */
function checkPattern(pattern: RegExp, text: string, file: string): RegExp {
  if (!pattern.test(text))
    throw new Error(`${file} has an unexpected format: update scripts/new-game/make.ts.`)
  return pattern
}

/** Returns the written files, relative to the root. */
export function makeGame(root: string, name: string): readonly string[] {
  const from = path.join(root, 'games', template)
  const copied = readdirSync(from, { recursive: true, encoding: 'utf8', withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(from, path.join(entry.parentPath, entry.name)))
  const texts: Readonly<Record<string, string>> = {
    ...Object.fromEntries(
      copied.map((file) => [
        `games/${name}/${file}`,
        renameGame(readFileSync(path.join(from, file), 'utf8'), name),
      ]),
    ),
    'games/index.ts': addToRegistry(readFileSync(path.join(root, 'games/index.ts'), 'utf8'), name),
  }
  for (const [file, text] of Object.entries(texts)) {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true })
    writeFileSync(path.join(root, file), text)
  }
  return Object.keys(texts)
}
