import path from 'node:path'
import { english, type Language } from '@opfor/kernel'
import {
  languageCodes,
  languageIn,
  packagesOfEveryProgram,
  type TextFile,
  textFiles,
} from '@opfor/kernel/text-files'

/** Set by the build, which puts all texts beside the program. */
declare const OPFOR_CODE: string | undefined

/** English, and every language that some part has a file for. */
export class Languages {
  readonly #files: readonly TextFile[]
  readonly codes: readonly string[]

  constructor(files: readonly TextFile[]) {
    this.#files = files
    this.codes = ['en', ...languageCodes(files)]
  }

  /** Undefined if no part has a file for the language. */
  find(code: string): Language | undefined {
    if (!this.codes.includes(code)) return undefined
    return code === 'en' ? english : languageIn(this.#files, code)
  }
}

function ownFiles(): readonly TextFile[] {
  if (typeof OPFOR_CODE === 'string') return textFiles(import.meta.dirname, ['.'])
  return textFiles(path.join(import.meta.dirname, '../../..'), [...packagesOfEveryProgram, 'apps/cli'])
}

export const languages = new Languages(ownFiles())
