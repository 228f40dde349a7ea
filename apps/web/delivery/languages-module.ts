import path from 'node:path'
import {
  contentOf,
  languageCodes,
  packagesOfEveryProgram,
  type TextFile,
  textFiles,
  textsOf,
} from '@opfor/kernel/text-files'
import type { Plugin } from 'vite'
import { pseudoCode, pseudoText } from './pseudo-language.ts'

const root = path.join(import.meta.dirname, '../../..')

function appFiles(): readonly TextFile[] {
  return textFiles(root, [...packagesOfEveryProgram, 'apps/web', 'apps/web/table/boards/*'])
}

/** A second speaker has reviewed these translations. */
const reviewed: readonly string[] = ['de']

const missing = 'web.offline.languageMissing'

/** Excludes English. */
export function appLanguages(): readonly string[] {
  return languageCodes(appFiles())
}

export function languageModule(code: string): string {
  return `\0virtual:language/${code}`
}

/** The source code with the translators' guide; empty before publication. */
function repository(): string {
  return String(contentOf(path.join(root, 'publisher.json'))['repository'])
}

export function languagesCode(
  files: readonly TextFile[],
  id: string,
  further: readonly string[] = [],
): string | undefined {
  const codes = languageCodes(files)
  if (id === '\0virtual:languages') {
    const loaders = [...codes, ...further].map(
      (code) => `'${code}': () => import('virtual:language/${code}')`,
    )
    return `export const loaders = { ${loaders.join(', ')} }\n`
  }
  if (id === '\0virtual:languages-told') {
    const told = codes.map((code) => [code, textsOf(files, code)[missing]])
    const unreviewed = codes.filter((code) => !reviewed.includes(code))
    return `export const missingIn = ${JSON.stringify(Object.fromEntries(told))}
export const unreviewed = ${JSON.stringify(unreviewed)}
export const repository = ${JSON.stringify(repository())}\n`
  }
  const code = codes.find((each) => languageModule(each) === id)
  return code === undefined ? undefined : moduleOf(code, textsOf(files, code))
}

function moduleOf(code: string, texts: Readonly<Record<string, string>>): string {
  return `import { languageOf } from '@opfor/kernel'
export const language = languageOf('${code}', ${JSON.stringify(texts)})\n`
}

export function pseudoModule(files: readonly TextFile[]): string {
  const texts = Object.entries(textsOf(files, 'en')).map(([id, text]) => [id, pseudoText(text)])
  return moduleOf(pseudoCode, Object.fromEntries(texts) as Readonly<Record<string, string>>)
}

/** Each language is one file, loaded on demand. A new language needs no change here. */
export function languagesModule({ withPseudo = false }: { readonly withPseudo?: boolean } = {}): Plugin {
  return {
    name: 'opfor-languages',
    resolveId: (id) => (/^virtual:languages?(?:-told|\/[\w-]+)?$/.test(id) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith('\0virtual:language')) return undefined
      const files = appFiles()
      for (const { file } of files) this.addWatchFile(file)
      if (withPseudo && id === languageModule(pseudoCode)) return pseudoModule(files)
      return languagesCode(files, id, withPseudo ? [pseudoCode] : [])
    },
  }
}
