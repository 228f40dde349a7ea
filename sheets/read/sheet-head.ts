import { withParams } from '@opfor/kernel'
import { sheetLanguages } from '../language/index.ts'
import type { SheetDiagnostic, SourceRange } from '../model/index.ts'
import { diagnosticMessages } from '../say/diagnostic-messages.ts'
import { type PlainText, positionOfText } from '../text/plain-text.ts'
import type { SectionOutline } from '../text/outline.ts'
import { diagnosticAt } from '../phrases/read-context.ts'

type Key = 'language' | 'plays' | 'game' | 'from'

export interface SheetHead {
  readonly title: string
  readonly language: string
  readonly plays: string
  readonly game: string
  readonly from: string
  readonly prose: readonly SourceRange[]
  readonly findings: readonly SheetDiagnostic[]
}

export function readSheetHead(outline: SectionOutline): SheetHead {
  const all = [...outline.before, ...outline.after]
  const line = (key: Key) => all.find((letters) => valueOf(letters, key) !== undefined)
  const said = line('language')
  const code = (said && valueOf(said, 'language')?.toLowerCase()) ?? 'en'
  const codes = sheetLanguages.map((each) => each.code)
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
        : [
            diagnosticAt(
              sourceOf(said).at,
              withParams(diagnosticMessages.unknownLanguage, { code, codes: codes.join(', ') }),
            ),
          ],
  }
}

function sourceOf(letters: PlainText): SourceRange {
  return { at: positionOfText(letters, 0, letters.text.length, 1), text: letters.text }
}

function valueOf({ text }: PlainText, key: Key): string | undefined {
  const low = text.slice(0, 40).toLowerCase()
  const word = sheetLanguages.flatMap((each) => each.words[key]).find((each) => low.startsWith(`${each}:`))
  return word === undefined ? undefined : text.slice(word.length + 1).trim()
}
