import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { root } from '../settings.ts'
import { firstSentence, sectionOf, splitTitle } from './markdown.ts'

/** A document of the repository that is a page of the site. */
export interface SourceDocument {
  /** Its path in the repository. */
  readonly file: string
  readonly route: string
  /** Another title than that of the document. */
  readonly title?: string
  /** The only section that is shown. */
  readonly section?: string
}

/** All documents that are shown unchanged, in the order of the sidebar. */
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
  { file: 'docs/words.md', route: 'develop/words' },
  { file: 'docs/translations.md', route: 'develop/translations' },
  { file: 'docs/dependencies.md', route: 'develop/dependencies' },
  { file: 'docs/releasing.md', route: 'develop/releasing' },
  { file: 'evidence/README.md', route: 'develop/evidence' },
  { file: 'docs/kept-matches.md', route: 'develop/kept-matches' },
  { file: 'docs/rights.md', route: 'rights' },
  { file: 'SECURITY.md', route: 'host/report-a-vulnerability' },
  { file: 'CODE_OF_CONDUCT.md', route: 'develop/conduct' },
  { file: 'CHANGELOG.md', route: 'changelog' },
]

const decisionsFolder = 'docs/decisions'

/** The design decisions, which are shown on one page. */
export const decisions: readonly string[] = readdirSync(path.join(root, decisionsFolder))
  .filter((name) => name.endsWith('.md'))
  .toSorted()
  .map((name) => `${decisionsFolder}/${name}`)

/** Documents that other pages are made from, by the route of the page. */
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

/** The route of the page that shows a file or folder of the repository, with an anchor; undefined if none does. */
export function routeOf(file: string): string | undefined {
  const document = sourceDocuments.find((each) => each.file === file || each.file === `${file}/README.md`)
  if (document !== undefined) return document.route
  if (decisions.includes(file)) return `develop/decisions#${path.basename(file, '.md').slice(0, 4)}`
  if (file === decisionsFolder) return 'develop/decisions'
  if (file === 'docs/studies') return 'design/studies'
  return otherSources[file] ?? otherSources[`${file}/README.md`]
}

/** Reads a file of the repository. */
export function readSource(file: string): string {
  return readFileSync(path.join(root, file), 'utf8')
}

/** The title, the first sentence and the text of a document. */
export function readDocument({ file, title, section }: SourceDocument) {
  const text = readSource(file)
  const document = splitTitle(text)
  // The headings of a section are those of the page.
  const body = section === undefined ? document.body : sectionOf(text, section).replaceAll(/^###/gm, '##')
  return { title: title ?? document.title, description: firstSentence(body), body }
}
