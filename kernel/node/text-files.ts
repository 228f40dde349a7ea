import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { type Language, languageOf, translatedTexts } from '../messages/index.ts'

export interface TextFile {
  readonly part: string
  readonly code: string
  readonly file: string
}

/** Parts whose texts every program shows: all except the template of new games and the programs. */
export const packagesOfEveryProgram: readonly string[] = [
  'kernel',
  'games/!(template-game)',
  'sheets',
  'variants',
  'lab',
]

/** Parts may be patterns; finds `<part>/texts/<code>.json` in every language. */
export function textFiles(root: string, parts: readonly string[]): readonly TextFile[] {
  return parts.flatMap((each) =>
    globSync(`${each}/texts/*.json`, { cwd: root })
      .toSorted()
      .map((name) => ({
        part: path.posix.dirname(path.posix.dirname(name.replaceAll(path.sep, '/'))),
        code: path.basename(name, '.json'),
        file: path.join(root, name),
      })),
  )
}

/** English has no file: its texts are in the code. */
export function languageCodes(files: readonly TextFile[]): readonly string[] {
  return [...new Set(files.map(({ code }) => code))].filter((code) => code !== 'en').toSorted()
}

export function textsOf(files: readonly TextFile[], code: string): Language['texts'] {
  const own = files.filter((each) => each.code === code)
  return Object.assign({}, ...own.map(({ file }) => translatedTexts(contentOf(file)))) as Language['texts']
}

/** Missing texts are in English. */
export function languageIn(files: readonly TextFile[], code: string): Language {
  return languageOf(code, textsOf(files, code))
}

/** Texts by id, and metadata for translators. */
export function contentOf(file: string): Readonly<Record<string, unknown>> {
  const text = readFileSync(file, 'utf8')
  try {
    return JSON.parse(text) as Readonly<Record<string, unknown>>
  } catch (error) {
    throw new Error(`${file} is not valid JSON: ${(error as Error).message}`, { cause: error })
  }
}
