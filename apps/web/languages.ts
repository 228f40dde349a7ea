import { english, type Language } from '@opfor/kernel'

/** Loads a language of the app; German is a separate chunk. */
export async function loadLanguage(code: 'en' | 'de'): Promise<Language> {
  return code === 'de' ? (await import('./german.ts')).german : english
}
