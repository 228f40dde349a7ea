import { registry } from '@opfor/games'
import { kernelLayers, referenceRoute } from './kernel-reference.ts'

interface PageEntry {
  readonly label: string
  readonly translations?: Record<string, string>
  readonly slug: string
}
interface GroupEntry {
  readonly label: string
  readonly translations: Record<string, string>
  readonly collapsed: boolean
  readonly items: Entry[]
}
type Entry = PageEntry | GroupEntry

const page = (slug: string, label: string, de: string): Entry => ({ slug, label, translations: { de } })
const group = (label: string, de: string, items: Entry[], collapsed = false): Entry => ({
  label,
  translations: { de },
  items,
  collapsed,
})

export const sidebar: Entry[] = [
  group('For players', 'Für Spielende', [
    page('players', 'Your first match', 'Deine erste Partie'),
    ...registry.map(({ id, title }) => {
      const short = title.replace(/:.*/, '')
      return group(
        short,
        short,
        [
          page(`players/${id}`, 'At the table', 'Am Tisch'),
          page(`players/${id}/rulings`, 'Rulings', 'Auslegungen'),
          page(`players/${id}/ledger`, 'What is covered', 'Was abgedeckt ist'),
        ],
        true,
      )
    }),
  ]),
  group('Write an opponent', 'Einen Gegner schreiben', [
    page('sheets', 'Your first sheet', 'Dein erstes Blatt'),
    page('sheets/guide', 'The whole language', 'Die ganze Sprache'),
    page('sheets/library', 'The library', 'Die Bibliothek'),
  ]),
  group('For designers', 'Für Entwerfende', [
    page('design', 'Measure a solo mode', 'Einen Solomodus messen'),
    page('design/house-rules', 'House rules', 'Hausregeln'),
    page('design/lab', 'The lab', 'Das Labor'),
    page('design/studies', 'Finished studies', 'Fertige Studien'),
    page('design/studies/which-line-matters', 'Which line matters?', 'Welche Zeile zählt?'),
    page('design/studies/which-reading-matters-blitzkrieg', 'Which reading matters?', 'Welche Lesart zählt?'),
    page(
      'design/studies/which-line-matters-blood-and-plunder',
      'Lines of Blood & Plunder',
      'Zeilen von Blood & Plunder',
    ),
    page('design/studies/which-line-matters-admiral', 'Lines of Admiral', 'Zeilen von Admiral'),
    page(
      'design/studies/which-line-matters-conflict-of-heroes',
      'Lines of Conflict of Heroes',
      'Zeilen von Conflict of Heroes',
    ),
    page('design/distributed-studies', 'Studies on several machines', 'Studien auf mehreren Rechnern'),
  ]),
  group(
    'For hosts',
    'Für Betreibende',
    [
      page('host/hosting', 'Host the web app', 'Die Web-App anbieten'),
      page('host/server', 'The server', 'Der Server'),
      page('host/operations', 'Operations', 'Betrieb'),
      page('host/security', 'Security', 'Sicherheit'),
      page('host/capacity', 'Capacity', 'Kapazität'),
      page('host/report-a-vulnerability', 'Report a vulnerability', 'Eine Schwachstelle melden'),
    ],
    true,
  ),
  group(
    'For developers',
    'Für Entwickelnde',
    [
      page('develop', 'The idea', 'Die Idee'),
      page('develop/architecture', 'Architecture', 'Architektur'),
      page('develop/contributing', 'Contributing, add a game', 'Mitarbeit, ein neues Spiel'),
      page('develop/template-game', 'The template of a game', 'Die Vorlage eines Spiels'),
      page('develop/positions', 'Positions', 'Stellungen'),
      page('develop/kernel', 'The kernel', 'Der Kernel'),
      group(
        'Kernel reference',
        'Referenz des Kernels',
        kernelLayers.map((folder) => ({ slug: referenceRoute(folder), label: folder })),
        true,
      ),
      page('develop/terminal', 'The terminal', 'Das Terminal'),
      page('develop/web-app', 'The web app', 'Die Web-App'),
      page('develop/decisions', 'Design decisions', 'Entwurfsentscheidungen'),
      page('develop/translations', 'Files of texts', 'Dateien mit Texten'),
      page('develop/dependencies', 'Dependencies', 'Abhängigkeiten'),
      page('develop/releasing', 'Releasing', 'Veröffentlichen'),
      page('develop/evidence', 'Evidence', 'Nachweise'),
      page('develop/recorded-matches', 'Recorded matches', 'Aufgezeichnete Partien'),
      page('develop/conduct', 'Conduct', 'Umgang'),
    ],
    true,
  ),
  page('rights', 'Rights', 'Rechte'),
  page('changelog', 'Changelog', 'Änderungen'),
]

export function sidebarSlugs(entries: readonly Entry[] = sidebar): readonly string[] {
  return entries.flatMap((entry) => ('slug' in entry ? [entry.slug] : sidebarSlugs(entry.items)))
}
