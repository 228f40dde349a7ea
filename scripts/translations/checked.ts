import { translatedTexts } from '@opfor/kernel'
import { contentOf, languageCodes, type TextFile } from '@opfor/kernel/text-files'
import { type Fault, faultsOf, hasWords, messageFaults } from './faults.ts'

/** Languages in which every text must be translated. */
export const completeLanguages: readonly string[] = ['de']

export interface PartCount {
  readonly part: string
  readonly total: number
  readonly translated: Readonly<Record<string, number>>
}

export interface FoundFault extends Fault {
  readonly part: string
  readonly code: string
}

export interface Checked {
  readonly codes: readonly string[]
  readonly counts: readonly PartCount[]
  readonly faults: readonly FoundFault[]
}

export interface EnglishPart {
  readonly folder: string
  readonly texts: Readonly<Record<string, string>>
}

export function checkTexts(files: readonly TextFile[], parts: readonly EnglishPart[]): Checked {
  const codes = languageCodes(files)
  const found = parts.map((part) => checkPart(files, part, codes))
  return {
    codes,
    counts: found.map(({ count }) => count),
    faults: found.flatMap(({ faults }) => faults),
  }
}

function checkPart(
  files: readonly TextFile[],
  { folder: part, texts: english }: EnglishPart,
  codes: readonly string[],
): { readonly count: PartCount; readonly faults: readonly FoundFault[] } {
  const textsIn = (code: string): Readonly<Record<string, string>> => {
    const file = files.find((each) => each.part === part && each.code === code)
    return file === undefined ? {} : translatedTexts(contentOf(file.file))
  }
  const total = Object.values(english).filter(hasWords).length
  const own = Object.entries(english).flatMap(([id, text]) => messageFaults('en', id, text))
  const inLanguages = codes.map((code) => ({ code, faults: faultsOf(code, english, textsIn(code)) }))
  const missing = (faults: readonly Fault[]): number => faults.filter(({ kind }) => kind === 'missing').length
  return {
    count: {
      part,
      total,
      translated: Object.fromEntries(inLanguages.map(({ code, faults }) => [code, total - missing(faults)])),
    },
    faults: [{ code: 'en', faults: own }, ...inLanguages].flatMap(({ code, faults }) =>
      faults.map((fault) => ({ ...fault, part, code })),
    ),
  }
}

export function tableOf({ codes, counts }: Checked): string {
  const widest = Math.max(...counts.map(({ part }) => part.length))
  const row = (name: string, cells: readonly string[]): string =>
    [name.padEnd(widest), ...cells.map((cell) => cell.padStart(11))].join(' ')
  const sum = (numbers: readonly number[]): number => numbers.reduce((all, each) => all + each, 0)
  const total = sum(counts.map((each) => each.total))
  return [
    row('', codes),
    ...counts.map(({ part, total: of, translated }) =>
      row(
        part,
        codes.map((code) => `${translated[code]} / ${of}`),
      ),
    ),
    row(
      'in all',
      codes.map((code) => `${sum(counts.map(({ translated }) => translated[code] ?? 0))} / ${total}`),
    ),
  ].join('\n')
}
