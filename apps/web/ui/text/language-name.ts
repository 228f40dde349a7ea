import { capital } from '@opfor/kernel'

/** The name of a language, in itself or in another one. */
export function languageName(code: string, inLanguage = code): string {
  return capital(new Intl.DisplayNames(inLanguage, { type: 'language' }).of(code) ?? code)
}
