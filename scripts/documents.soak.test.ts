import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'

const root = path.dirname(import.meta.dirname)
/** Only files that git does not ignore. */
const documents = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '*.md'], {
  cwd: root,
  encoding: 'utf8',
})
  .split('\n')
  .filter((name) => name !== '' && existsSync(path.join(root, name)))
const read = (document: string) => readFileSync(path.join(root, document), 'utf8')

const blocksOf = (document: string) =>
  [...read(document).matchAll(/^ *```ts\n(.*?)^ *```$(?:\n\nIt prints:\n\n```\n(.*?)^```$)?/gms)].map(
    ([, code, printed], index) => ({
      name: `${document}, block ${index + 1}`,
      code: code ?? '',
      printed,
    }),
  )

describe('code in the documents runs:', () => {
  test.each(documents.flatMap(blocksOf))('$name', ({ code, printed }) => {
    const output = execFileSync(process.execPath, ['--input-type=module-typescript'], {
      cwd: root,
      input: code,
      encoding: 'utf8',
      stdio: 'pipe',
    })
    expect(output).toBe(printed ?? output)
  })

  test('printed output in a document is compared', () => {
    expect(blocksOf('kernel/README.md').some(({ printed }) => printed?.includes('Havana') === true)).toBe(
      true,
    )
  })

  test.each(['kernel/README.md', 'CONTRIBUTING.md'])('%s has code blocks', (document) => {
    expect(blocksOf(document)).not.toEqual([])
  })
})

describe('links are valid:', () => {
  test.each(documents)('%s', (document) => {
    const withoutCode = read(document).replaceAll(/^ *```.*?^ *```$/gms, '')
    const broken = [...withoutCode.matchAll(/\]\(([^)\s]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !/^[a-z]+:|^#/.test(target))
      .map((target) => target.replace(/#.*/, ''))
      .filter((target) => !existsSync(path.join(root, path.dirname(document), target)))
    expect(broken).toEqual([])
  })
})

describe('no merge conflict markers:', () => {
  test.each(documents)('%s', (document) => {
    expect(read(document).match(/^(?:<{7,}|={7,}|>{7,}) ?.*$/gm) ?? []).toEqual([])
  })
})

test('every dependency is explained in docs/dependencies.md', () => {
  const manifests = execFileSync('git', ['ls-files', '*package.json'], { cwd: root, encoding: 'utf8' })
    .split('\n')
    .filter((name) => name !== '' && !name.includes('fixtures'))
  const packages = manifests.flatMap((name) => {
    const { dependencies = {}, devDependencies = {} } = JSON.parse(read(name)) as Readonly<
      Record<'dependencies' | 'devDependencies', Readonly<Record<string, string>> | undefined>
    >
    return [...Object.keys(dependencies), ...Object.keys(devDependencies)]
  })
  const explained = read('docs/dependencies.md')
  const missing = packages
    .filter((name) => !name.startsWith('@opfor/'))
    .filter((name) => !explained.includes(`\`${name.replace(/^@visx\/.*/, '@visx/*')}\``))
  expect(packages.length).toBeGreaterThan(20)
  expect(missing).toEqual([])
})
