export interface Violation {
  readonly what: string
  readonly file: string
  readonly text: string
  /** A compiler error's number, or a lint rule's name. */
  readonly finding: string
}

const unknownName = 'TS2304|TS2552|TS2580|TS2584|TS2591'
const imports = 'opfor(layered-imports)'

const rule = (what: string, text: string, finding: string): Violation => ({
  what,
  file: `kernel/planted-${what.replaceAll(/[^a-z0-9]+/gi, '-').toLowerCase()}.ts`,
  text,
  finding,
})
const at = (file: string, what: string, text: string, finding = imports): Violation => ({
  what,
  file,
  text,
  finding,
})

const hostGlobals = [
  'console',
  'window',
  'document',
  'process',
  'fetch',
  'setTimeout',
  'performance',
  'crypto',
]
const clocksAndLocales = ['Date', 'Intl', 'globalThis', 'console', 'process', 'fetch', 'performance']
const inexactMath =
  'random sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh exp expm1 log log2 log10 log1p pow cbrt hypot'

/** Everything that is forbidden in rule code, and every kind of forbidden import. */
export const violations: readonly Violation[] = [
  ...hostGlobals.map((name) => rule(`type ${name}`, `export const planted = () => ${name}\n`, unknownName)),
  ...clocksAndLocales.map((name) =>
    rule(`use ${name}`, `export const planted = () => ${name}\n`, 'eslint(no-restricted-globals)'),
  ),
  ...inexactMath
    .split(' ')
    .map((name) =>
      rule(`Math.${name}`, `export const planted = () => Math.${name}\n`, 'eslint(no-restricted-properties)'),
    ),
  rule(
    'Math taken apart',
    'const { random } = Math\nexport { random }\n',
    'eslint(no-restricted-properties)',
  ),
  rule('a locale', "export const planted = 'a'.localeCompare('b')\n", 'eslint(no-restricted-properties)'),
  rule('a power', 'export const planted = (n: number) => n ** 2\n', 'opfor(no-powers)'),
  rule('async', 'export const planted = async () => 1\n', 'oxc(no-async-await)'),
  rule('an enum', 'export enum Planted {\n  one,\n}\n', 'TS1294'),
  rule('a default export', 'const planted = 1\nexport default planted\n', 'import(no-default-export)'),
  rule('any', 'export const planted = (a: any) => typeof a\n', 'typescript(no-explicit-any)'),
  rule(
    'an any that leaks',
    "export const planted: number = JSON.parse('1')\n",
    'typescript(no-unsafe-assignment)',
  ),
  rule('a bang', 'export const planted = (a?: number) => a! + 1\n', 'typescript(no-non-null-assertion)'),
  rule('null', 'export const planted = null\n', 'unicorn(no-null)'),
  rule(
    'an index taken for sure',
    'export const planted = (a: readonly number[]): number => a[0]\n',
    'TS2322',
  ),
  rule(
    'a lost promise',
    'export const planted = (p: Promise<1>) => {\n  p.then(String)\n}\n',
    'typescript(no-floating-promises)',
  ),

  rule('a package', "export { assert } from 'fast-check'\n", imports),
  at('kernel/testing/planted.ts', 'vitest where games are tested', "export { expect } from 'vitest'\n"),
  rule('node', "export { readFileSync } from 'node:fs'\n", imports),
  rule('the games by name', "export { registry } from '@opfor/games'\n", imports),
  rule('the games by path', "export { registry } from '../games/index.ts'\n", imports),
  rule('the games as types', "export type Planted = typeof import('../games/index.ts')\n", imports),
  rule('the games later', "export const planted = () => import('../games/index.ts')\n", imports),
  at('kernel/planted.test.ts', 'the games from a kernel test', "import '@opfor/games'\n"),
  at(
    'kernel/planted-clock.test.ts',
    'a measured time in a unit test',
    'export const planted = () => performance.now()\n',
    'eslint(no-restricted-globals)',
  ),
  at(
    'kernel/messages/planted.ts',
    'a higher layer of the kernel',
    "export { choice } from '../ask/index.ts'\n",
  ),
  at('kernel/read/planted.ts', 'a layer beside it', "export { format } from '../messages/index.ts'\n"),
  at('kernel/lists/planted.ts', 'the whole kernel from a layer', "export { format } from '../index.ts'\n"),
  at(
    'kernel/match/planted.ts',
    'the small game from a layer',
    "export { smallGame } from '../small-game/index.ts'\n",
  ),
  at(
    'apps/web/ui/components/planted.ts',
    'a feature from a component',
    "export * from '../../table/why/planted.ts'\n",
  ),
  at('apps/web/table/why/planted.ts', 'a screen from a feature', "export * from '../match/match.tsx'\n"),
  at(
    'apps/web/data/storage/planted.ts',
    'the store from the storage',
    "export * from '../store/match-store.ts'\n",
  ),
  at('apps/web/table/match/planted.ts', 'the start from a screen', "export * from '../../app.tsx'\n"),
  at(
    'apps/web/ui/components/planted-up.ts',
    'a screen from the ui',
    "export * from '../../screens/home/home.tsx'\n",
  ),
  at('apps/web/attic/planted.ts', 'a folder that is on no floor', 'export const planted = 1\n'),
  at(
    'games/planted-a/attic/planted.ts',
    'a folder of a game that is on no floor',
    'export const planted = 1\n',
  ),
  at('games/planted-a/sideways.ts', 'a game from a game', "export { planted } from '../planted-b/own.ts'\n"),
  at(
    'games/planted-a/rules/sideways.ts',
    'the same, deeper',
    "export { planted } from '../../planted-b/own.ts'\n",
  ),
  at('games/planted-a/sideways.test.ts', 'a game from a test', "import '../planted-b/own.ts'\n"),
  at('games/planted-a/up.ts', 'the registry from a game', "export { registry } from '../index.ts'\n"),
  at('games/planted-a/around.ts', 'the registry by name', "export { registry } from '@opfor/games'\n"),
  at('games/planted-a/below.ts', 'the kernel by path', "export * from '../../kernel/index.ts'\n"),
  at('games/planted-a/package.ts', 'a package from a game', "export { assert } from 'fast-check'\n"),
  at('lab/planted.ts', 'an app from the lab', "export * from '@opfor/web'\n"),
  at('lab/package.ts', 'a package from the lab', "export { assert } from 'fast-check'\n"),
  at(
    'lab/chance.ts',
    'chance in the lab',
    'export const planted = () => Math.random()\n',
    'eslint(no-restricted-properties)',
  ),
  at('sync/planted.ts', 'the games from sync', "export { registry } from '@opfor/games'\n"),
  at(
    'sync/planted-clock.ts',
    'the clock in sync',
    'export const planted = () => Date.now()\n',
    'eslint(no-restricted-globals)',
  ),
  // In a test file, because the types of packages must not be loaded into rule code.
  at('lab/planted-studies.test.ts', 'the studies from the lab', "import '@opfor/studies'\n"),
  at('studies/planted.ts', 'an app from the studies', "export * from '@opfor/server'\n"),
  at('studies/planted-sync.ts', 'sync from the studies', "export * from '@opfor/sync'\n"),
  at('apps/planted-a/index.ts', 'an app from an app', "export * from '../planted-b/index.ts'\n"),
  at('apps/planted-a/name.ts', 'the same by name', "export * from '@opfor/cli'\n"),

  at(
    'kernel/planted-ring-1.ts',
    'a circle',
    "import { two } from './planted-ring-2.ts'\nexport const one = (): number => two()\n",
    'import(no-cycle)',
  ),
  at(
    'kernel/planted-ring-2.ts',
    'a circle, its other half',
    "import { one } from './planted-ring-1.ts'\nexport const two = (): number => one()\n",
    'import(no-cycle)',
  ),
  at(
    'apps/web/table/why/planted-on-demand-1.ts',
    'a circle through an import on demand',
    "export const one = () => import('./planted-on-demand-2.ts')\n",
    'opfor(layered-imports)',
  ),
  at(
    'kernel/planted-types-1.ts',
    'a circle of types',
    "import type { Two } from './planted-types-2.ts'\nexport type One = readonly Two[]\n",
    'import(no-cycle)',
  ),
  at(
    'kernel/planted-types-2.ts',
    'its other half',
    "import type { One } from './planted-types-1.ts'\nexport type Two = readonly One[]\n",
    'import(no-cycle)',
  ),
]

/** Similar files without violations. */
export const allowed: Readonly<Record<string, string>> = {
  'kernel/planted-exact.ts':
    'export const planted = (n: number) => Math.floor(Math.sqrt(n)) + Math.imul(n, n)\n',
  'apps/web/table/why/planted-on-demand-2.ts': "export { one } from './planted-on-demand-1.ts'\n",
  'kernel/planted-sibling.ts': "export { planted } from './planted-exact.ts'\n",
  'kernel/planted-harmless.test.ts':
    "import { readFileSync } from 'node:fs'\nimport { test } from 'vitest'\n\ntest('planted', () => {\n  console.log(new Date(), readFileSync, Math.random())\n})\n",
  'kernel/planted-harmless.soak.test.ts':
    "import { test } from 'vitest'\n\ntest('planted', () => {\n  console.log(performance.now())\n})\n",
  'kernel/lists/planted-lower.ts': "export { format } from '../messages/index.ts'\n",
  'kernel/messages/planted-layers.test.ts':
    "import * as higher from '../match/index.ts'\n\nexport const planted = higher\n",
  'games/planted-b/own.ts': "import * as kernel from '@opfor/kernel'\n\nexport const planted = kernel\n",
  'games/planted-b/table/own.ts': "export { message as planted } from '@opfor/kernel'\n",
  'games/planted-b/rules/own.ts': "export { planted } from '../table/own.ts'\n",
  'games/planted-registry.ts': "export { planted } from './planted-b/own.ts'\n",
}
