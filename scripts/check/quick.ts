export interface Part {
  readonly name: string
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

const code = /\.(?:ts|tsx|mjs)$/
const formatted = /\.(?:ts|tsx|mjs|json|css|html)$/

function testsOf(file: string): readonly string[] {
  const [first = '', second = ''] = file.split('/')
  if (first === 'games' && file.split('/').length > 2) return [`games/${second}/`]
  if (first === 'kernel') return ['kernel/', 'evidence/games/contract/contract.test.ts']
  return first === 'apps' ? [`apps/${second}/`] : [`${first}/`]
}

/** Contract tests of every game, for the games that a change touches. */
const contract = ['evidence/games/contract/registry', 'scripts/translations/translations']

/** Restricts the contract tests to the changed games; all games if a file of the registry has changed. */
function gamesIn(files: readonly string[]): Readonly<Record<string, string>> {
  const games = files.flatMap((file) => {
    const [first, second = '', third] = file.split('/')
    if (first === 'kernel') return ['small']
    return first === 'games' ? [third === undefined ? 'all' : second] : []
  })
  return games.includes('all') ? {} : { OPFOR_GAMES: games.join(' ') }
}

export function quickParts(changed: readonly string[]): readonly Part[] {
  const files = changed.filter(
    (file) => formatted.test(file) && !/^evidence\/games\/[^/]+\/recorded\//.test(file),
  )
  const sources = files.filter((file) => code.test(file))
  const tests = [...new Set(sources.flatMap(testsOf))]
  const parts: Part[] = [{ name: 'types', command: ['npm', 'run', '--silent', 'check:types'] }]
  if (tests.length > 0)
    parts.unshift({
      name: 'tests',
      command: ['npx', 'vitest', 'run', '--project', 'unit', '--passWithNoTests', ...tests],
      env: gamesIn(sources),
    })
  if (sources.some((file) => /^(?:games|kernel)\//.test(file)))
    parts.push({
      name: 'contract',
      command: ['npx', 'vitest', 'run', '--project', 'soak', ...contract],
      env: { ...gamesIn(sources), OPFOR_NO_BUILD: '1' },
    })
  if (sources.length > 0) parts.push({ name: 'lint', command: ['npx', 'oxlint', ...sources] })
  if (files.length > 0) parts.push({ name: 'format', command: ['npx', 'biome', 'format', ...files] })
  return parts
}
