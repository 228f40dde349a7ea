import path from 'node:path'
import { english, type Language } from '@opfor/kernel'
import { languageCodes, languageIn, sharedParts, type TextFile, textFiles } from '@opfor/kernel/text-files'

/** Set by the build, which puts the texts of all parts beside the program. */
declare const OPFOR_CODE: string | undefined

/** The languages of the program: English, and every one that a part has a file for. */
export class Languages {
  readonly #files: readonly TextFile[]
  readonly codes: readonly string[]

  constructor(files: readonly TextFile[]) {
    this.#files = files
    this.codes = ['en', ...languageCodes(files)]
  }

  /** Reads a language; undefined if no part has a file for it. */
  find(code: string): Language | undefined {
    if (!this.codes.includes(code)) return undefined
    return code === 'en' ? english : languageIn(this.#files, code)
  }
}

function ownFiles(): readonly TextFile[] {
  if (typeof OPFOR_CODE === 'string') return textFiles(import.meta.dirname, ['.'])
  return textFiles(path.join(import.meta.dirname, '../../..'), [...sharedParts, 'apps/cli'])
}

/** The languages that this program comes with. */
export const languages = new Languages(ownFiles())
