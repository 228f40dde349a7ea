import { english, type Language } from '@opfor/kernel'
import { loaders } from 'virtual:languages'

/** Loads a language of the app; all but English are downloaded on first use. */
export async function loadLanguage(code: string): Promise<Language> {
  const load = loaders[code]
  if (load === undefined) return english
  const { language } = await load()
  void import('./data/device/app-parts.ts').then(({ keepPart }) => keepPart(code))
  return language
}
