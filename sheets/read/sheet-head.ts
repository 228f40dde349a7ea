import { fill } from '@opfor/kernel'
import { languages } from '../language/index.ts'
import type { Finding, Source } from '../model/index.ts'
import { words } from '../say/words.ts'
import { type Letters, placeOf } from './letters.ts'
import type { Outline } from './outline.ts'
import { findingAt } from './reading.ts'

/** The lines of the head that are known by their first word. */
type Key = 'language' | 'plays' | 'game' | 'from'

/** What stands before the first section. */
export interface SheetHead {
  readonly title: string
  readonly language: string
  readonly plays: string
  readonly game: string
  readonly from: string
  readonly prose: readonly Source[]
  readonly findings: readonly Finding[]
}

/** The title, the lines `Plays:`, `Game:`, `From:` and `Language:`, and the text of the head. */
export function headOf(outline: Outline): SheetHead {
  const all = [...outline.before, ...outline.after]
  const line = (key: Key) => all.find((letters) => valueOf(letters, key) !== undefined)
  const said = line('language')
  const code = (said && valueOf(said, 'language')?.toLowerCase()) ?? 'en'
  const codes = languages.map((each) => each.code)
  const isKnown = codes.includes(code)
  const [, title = ''] = /^ {0,3}#[ \t]+(.*?)[ \t#]*$/mu.exec(outline.text) ?? []
  const keyed = new Set([said, line('plays'), line('game'), line('from')])
  const plays = line('plays')
  const game = line('game')
  const from = line('from')
  return {
    title,
    language: isKnown ? code : 'en',
    plays: (plays && valueOf(plays, 'plays')) ?? '',
    game: (game && valueOf(game, 'game')) ?? '',
    from: (from && valueOf(from, 'from')) ?? '',
    prose: all.filter((letters) => !keyed.has(letters)).map(sourceOf),
    findings:
      said === undefined || isKnown
        ? []
        : [findingAt(sourceOf(said).at, fill(words.unknownLanguage, { code, codes: codes.join(', ') }))],
  }
}

function sourceOf(letters: Letters): Source {
  return { at: placeOf(letters, 0, letters.text.length, 1), text: letters.text }
}

/** What stands behind the word and its colon. */
function valueOf({ text }: Letters, key: Key): string | undefined {
  const low = text.slice(0, 40).toLowerCase()
  const word = languages.flatMap((each) => each.words[key]).find((each) => low.startsWith(`${each}:`))
  return word === undefined ? undefined : text.slice(word.length + 1).trim()
}
