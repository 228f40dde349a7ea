import { defineConfig } from 'oxlint'

const ruleCode = [
  'kernel/**/*.ts',
  'games/**/*.ts',
  'sheets/**/*.ts',
  'variants/**/*.ts',
  'lab/**/*.ts',
  'sync/**/*.ts',
]
const runsOnNode = ['**/*.test.ts', 'evidence/**', 'kernel/node/**']

/** Results of these differ between JavaScript engines or runs; floor, sqrt, imul and the like are exact. */
const inexact = [
  'random sin cos tan asin acos atan atan2 sinh cosh tanh asinh acosh atanh',
  'exp expm1 log log2 log10 log1p pow cbrt hypot',
].flatMap((names) => names.split(' '))

const worldly = [
  'Date Temporal Intl performance crypto fetch console process window document navigator globalThis self global',
  'setTimeout setInterval setImmediate queueMicrotask structuredClone require Function eval',
  'WeakRef FinalizationRegistry SharedArrayBuffer Atomics',
].flatMap((names) => names.split(' '))

const dependsOnTheLocale = ['localeCompare', 'toLocaleString', 'toLocaleLowerCase', 'toLocaleUpperCase']

export default defineConfig({
  plugins: ['eslint', 'typescript', 'unicorn', 'oxc', 'import', 'promise', 'vitest'],
  jsPlugins: ['./scripts/check/lint-rules.ts'],
  options: { typeAware: true, denyWarnings: true, reportUnusedDisableDirectives: 'error' },
  categories: { correctness: 'error', suspicious: 'error' },
  env: { builtin: true },
  ignorePatterns: ['**/node_modules', '.tools', '.stryker-tmp', 'reports', 'coverage', '**/dist'],
  rules: {
    'opfor/layered-imports': 'error',
    'import/no-cycle': ['error', { ignoreTypes: false }],
    'import/no-default-export': 'error',
    'import/no-unassigned-import': ['error', { allow: ['**/*.css'] }],
    'import/no-commonjs': 'error',
    'import/no-mutable-exports': 'error',

    eqeqeq: 'error',
    'no-fallthrough': 'error',
    'no-param-reassign': 'error',
    'no-var': 'error',
    'prefer-const': 'error',
    'unicorn/filename-case': ['error', { case: 'kebabCase' }],
    'unicorn/no-abusive-eslint-disable': 'error',
    'unicorn/no-null': 'error',
    'unicorn/prefer-node-protocol': 'error',

    'typescript/ban-ts-comment': 'error',
    'typescript/consistent-type-imports': 'error',
    'typescript/no-explicit-any': 'error',
    'typescript/no-import-type-side-effects': 'error',
    'typescript/no-misused-promises': 'error',
    'typescript/no-namespace': 'error',
    'typescript/no-non-null-assertion': 'error',
    'typescript/no-require-imports': 'error',
    'typescript/no-unsafe-argument': 'error',
    'typescript/no-unsafe-assignment': 'error',
    'typescript/no-unsafe-call': 'error',
    'typescript/no-unsafe-function-type': 'error',
    'typescript/no-unsafe-member-access': 'error',
    'typescript/no-unsafe-return': 'error',
    'typescript/only-throw-error': 'error',
    'typescript/prefer-readonly': 'error',
    'typescript/switch-exhaustiveness-check': 'error',

    // A procedure may ask nothing.
    'require-yield': 'off',
    // A small function stays beside its rule.
    'unicorn/consistent-function-scoping': 'off',
    // Input is parsed at the edges; inside, an assertion is sometimes the only way.
    'typescript/no-unsafe-type-assertion': 'off',
    // A union such as Seat | 'chance' documents more than string.
    'typescript/no-redundant-type-constituents': 'off',
    // The compiler sees that a switch is complete; this rule does not.
    'typescript/consistent-return': 'off',
    'no-shadow': 'off',
    'no-underscore-dangle': 'off',
    'vitest/expect-expect': 'off',
    'vitest/no-conditional-expect': 'off',
    'vitest/no-standalone-expect': 'off',
    'vitest/prefer-snapshot-hint': 'off',
    'vitest/require-to-throw-message': 'off',
    'vitest/valid-title': 'off',
  },
  overrides: [
    {
      files: ruleCode,
      rules: {
        'max-lines': ['error', { max: 200, skipBlankLines: true, skipComments: true }],
        'no-restricted-globals': ['error', ...worldly],
        'no-restricted-properties': [
          'error',
          ...inexact.map((property) => ({ object: 'Math', property })),
          ...dependsOnTheLocale.map((property) => ({ property })),
        ],
        'oxc/no-async-await': 'error',
        'opfor/no-powers': 'error',
      },
    },
    {
      // The platform counts and joins names in a language: for people only, no rule depends on it.
      files: ['kernel/messages/language-of.ts'],
      rules: { 'no-restricted-globals': ['error', ...worldly.filter((name) => name !== 'Intl')] },
    },
    {
      files: runsOnNode,
      rules: {
        'max-lines': 'off',
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
        'oxc/no-async-await': 'off',
        'opfor/no-powers': 'off',
      },
    },
    {
      // Unit tests neither measure time nor wait.
      files: ['**/*.test.ts'],
      rules: { 'no-restricted-globals': ['error', 'performance', 'setTimeout', 'setInterval'] },
    },
    { files: ['**/*.soak.test.ts'], rules: { 'no-restricted-globals': 'off' } },
    {
      files: ['*.config.ts', 'scripts/check/lint-rules.ts', 'scripts/test-setup/build-for-tests.ts'],
      rules: { 'import/no-default-export': 'off' },
    },
  ],
})
