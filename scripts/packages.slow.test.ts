import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'

const root = path.dirname(import.meta.dirname)
const folder = mkdtempSync(path.join(tmpdir(), 'opfor-packages-'))
afterAll(() => rmSync(folder, { recursive: true }))

const run = (cwd: string, command: string, ...args: readonly string[]): string =>
  execFileSync(command, args, { cwd, encoding: 'utf8', stdio: 'pipe' })

test('the packed kernel, installed into an empty folder, runs and type-checks the example of its README', () => {
  run(root, process.execPath, 'scripts/build-kernel.ts')
  const packed = run(root, 'npm', 'pack', './dist/kernel', '--pack-destination', folder, '--silent')
  const tarball = path.join(folder, packed.trim())
  const empty = path.join(folder, 'empty')
  mkdirSync(empty)
  writeFileSync(path.join(empty, 'package.json'), '{ "type": "module" }')
  run(empty, 'npm', 'install', '--offline', '--no-audit', '--no-fund', '--silent', tarball)
  const [, example = ''] =
    /```ts\n(.*?)```/s.exec(readFileSync(path.join(root, 'kernel/README.md'), 'utf8')) ?? []
  writeFileSync(path.join(empty, 'example.ts'), example)
  expect(run(empty, process.execPath, 'example.ts')).toContain('1. a town in reach')
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
      files: ['example.ts'],
    }),
  )
  run(empty, process.execPath, path.join(root, 'node_modules/@typescript/native/bin/tsc'), '-p', '.')
  execFileSync('npx', ['--no-install', 'attw', tarball, '--profile', 'esm-only'], { cwd: root })
  execFileSync('npx', ['--no-install', 'publint', 'dist/kernel', '--strict'], { cwd: root })
})
