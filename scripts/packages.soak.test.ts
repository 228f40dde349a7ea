import { execFile, execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, test } from 'vitest'

const root = path.dirname(import.meta.dirname)
const folder = mkdtempSync(path.join(tmpdir(), 'opfor-packages-'))
const empty = path.join(folder, 'empty')
afterAll(() => rmSync(folder, { recursive: true }))

const run = async (cwd: string, command: string, ...args: readonly string[]): Promise<string> =>
  (await promisify(execFile)(command, args, { cwd })).stdout

/** The importable packages; the sheets need the kernel of the same version. */
const names = ['kernel', 'sheets'] as const

async function pack(name: string): Promise<string> {
  await run(root, process.execPath, `scripts/build/build-${name}.ts`)
  const packed = await run(root, 'npm', 'pack', `./dist/${name}`, '--pack-destination', folder, '--silent')
  return path.join(folder, packed.trim())
}

let tarballs: readonly string[] = []

beforeAll(async () => {
  tarballs = await Promise.all(names.map(pack))
  mkdirSync(empty)
  writeFileSync(path.join(empty, 'package.json'), '{ "type": "module" }')
  await run(empty, 'npm', 'install', '--offline', '--no-audit', '--no-fund', '--silent', ...tarballs)
}, 120_000)

test('the packages, installed into an empty folder, run and type-check the examples of their READMEs', async () => {
  const examples = names.map((name) => {
    const readme = path.join(empty, 'node_modules/@opfor', name, 'README.md')
    const [, code = '', printed] =
      /```ts\n(.*?)```\n\nIt prints:\n\n```\n(.*?)```/s.exec(readFileSync(readme, 'utf8')) ?? []
    writeFileSync(path.join(empty, `${name}.ts`), code)
    return { name, printed }
  })
  for (const { name, printed } of examples)
    expect(await run(empty, process.execPath, `${name}.ts`)).toBe(printed)
  writeFileSync(
    path.join(empty, 'tsconfig.json'),
    JSON.stringify({
      compilerOptions: {
        strict: true,
        noEmit: true,
        target: 'esnext',
        module: 'nodenext',
        lib: ['esnext', 'dom'],
      },
      files: names.map((name) => `${name}.ts`),
    }),
  )
  await run(empty, process.execPath, path.join(root, 'node_modules/@typescript/native/bin/tsc'), '-p', '.')
})

test('the packages pass publint and arethetypeswrong', async () => {
  const checked = names.map((name) => run(root, 'npx', '--no-install', 'publint', `dist/${name}`, '--strict'))
  for (const file of tarballs)
    execFileSync('npx', ['--no-install', 'attw', file, '--profile', 'esm-only'], { cwd: root })
  await Promise.all(checked)
})

test('the packages are published for everybody, with provenance', () => {
  for (const name of names) {
    const manifest = readFileSync(path.join(empty, 'node_modules/@opfor', name, 'package.json'), 'utf8')
    expect(JSON.parse(manifest)).toMatchObject({ publishConfig: { access: 'public', provenance: true } })
  }
})

test('the sheets bring the licences of the parser that is bundled, and no other package than the kernel', () => {
  const installed = (file: string) =>
    readFileSync(path.join(empty, 'node_modules/@opfor/sheets', file), 'utf8')
  const { version, dependencies } = JSON.parse(installed('package.json')) as Readonly<Record<string, unknown>>
  expect(dependencies).toEqual({ '@opfor/kernel': version })
  const licences = installed('THIRD-PARTY-LICENSES.txt')
  expect(licences).toContain('mdast-util-from-markdown 2.1.0')
  expect(licences).not.toContain('fastify')
  expect(installed('index.js')).not.toMatch(/^import .* from "(?!@opfor\/kernel")/m)
})
