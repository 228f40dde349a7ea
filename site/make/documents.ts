import { readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../settings.ts'
import { firstSentence, sectionOf, splitTitle } from './markdown.ts'

export interface SourceDocument {
  readonly file: string
  readonly route: string
  readonly title?: string
  readonly section?: string
}

/** The documents that are shown unchanged, in sidebar order. */
export const sourceDocuments: readonly SourceDocument[] = [
  { file: 'sheets/README.md', route: 'sheets/guide', title: 'The whole language of sheets' },
  { file: 'variants/README.md', route: 'design/house-rules' },
  { file: 'lab/README.md', route: 'design/lab' },
  { file: 'docs/studies/README.md', route: 'design/studies' },
  { file: 'docs/studies/which-line-matters.md', route: 'design/studies/which-line-matters' },
  {
    file: 'docs/studies/which-reading-matters-blitzkrieg.md',
    route: 'design/studies/which-reading-matters-blitzkrieg',
  },
  ...['blood-and-plunder', 'admiral', 'conflict-of-heroes'].map((game) => ({
    file: `docs/studies/which-line-matters-${game}.md`,
    route: `design/studies/which-line-matters-${game}`,
  })),
  { file: 'studies/README.md', route: 'design/distributed-studies' },
  { file: 'docs/hosting.md', route: 'host/hosting' },
  { file: 'apps/server/README.md', route: 'host/server' },
  { file: 'docs/operations.md', route: 'host/operations' },
  { file: 'docs/security.md', route: 'host/security' },
  { file: 'docs/capacity.md', route: 'host/capacity' },
  { file: 'README.md', route: 'develop', title: 'For developers', section: 'For developers' },
  { file: 'ARCHITECTURE.md', route: 'develop/architecture' },
  { file: 'CONTRIBUTING.md', route: 'develop/contributing' },
  { file: 'games/template-game/README.md', route: 'develop/template-game', title: 'The template of a game' },
  { file: 'kernel/README.md', route: 'develop/kernel', title: 'The kernel' },
  { file: 'docs/positions.md', route: 'develop/positions' },
  { file: 'apps/cli/README.md', route: 'develop/terminal' },
  { file: 'apps/web/README.md', route: 'develop/web-app' },
  { file: 'docs/translations.md', route: 'develop/translations' },
  { file: 'docs/decisions.md', route: 'develop/decisions' },
  { file: 'docs/dependencies.md', route: 'develop/dependencies' },
  { file: 'docs/releasing.md', route: 'develop/releasing' },
  { file: 'evidence/README.md', route: 'develop/evidence' },
  { file: 'docs/recorded-matches.md', route: 'develop/recorded-matches' },
  { file: 'docs/rights.md', route: 'rights' },
  { file: '.github/SECURITY.md', route: 'host/report-a-vulnerability' },
  { file: '.github/CODE_OF_CONDUCT.md', route: 'develop/conduct' },
  { file: 'CHANGELOG.md', route: 'changelog' },
]

/** Source documents of generated pages, by route. */
const otherSources: Readonly<Record<string, string>> = {
  'sheets/library/README.md': 'sheets/library',
  'games/blitzkrieg/README.md': 'players/blitzkrieg',
  'games/blood-and-plunder/README.md': 'players/blood-and-plunder',
  'games/admiral/README.md': 'players/admiral',
  'games/conflict-of-heroes/README.md': 'players/conflict-of-heroes',
  'games/blood-and-plunder/ledger.md': 'players/blood-and-plunder/ledger',
  'games/admiral/ledger.md': 'players/admiral/ledger',
  'games/conflict-of-heroes/ledger.md': 'players/conflict-of-heroes/ledger',
}

/** Undefined if no page shows the file. */
export function routeOf(file: string): string | undefined {
  const document = sourceDocuments.find((each) => each.file === file || each.file === `${file}/README.md`)
  if (document !== undefined) return document.route
  if (file === 'docs/studies') return 'design/studies'
  return otherSources[file] ?? otherSources[`${file}/README.md`]
}

export function readSource(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

export function readDocument({ file, title, section }: SourceDocument) {
  const text = readSource(file)
  const document = splitTitle(text)
  // The headings of a section become those of the page.
  const body = section === undefined ? document.body : sectionOf(text, section).replaceAll(/^###/gm, '##')
  return { title: title ?? document.title, description: firstSentence(body), body }
}
