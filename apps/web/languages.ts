import { english, type Language } from '@opfor/kernel'

/** Loads a language of the app; German is downloaded on first use. */
export async function loadLanguage(code: 'en' | 'de'): Promise<Language> {
  if (code === 'en') return english
  const { german } = await import('./german.ts')
  void import('./device/app-parts.ts').then(({ keepPart }) => keepPart('de'))
  return german
}
