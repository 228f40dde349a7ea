import { english, type Language } from '@opfor/kernel'

/** The languages of the app; German is loaded when it is wanted. */
export async function loadLanguage(code: 'en' | 'de'): Promise<Language> {
  return code === 'de' ? (await import('./german.ts')).german : english
}
