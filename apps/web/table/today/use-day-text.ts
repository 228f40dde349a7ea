import { dateLocale, useLanguage } from '../../ui/text/language.tsx'
import { noonOf } from './day.ts'

/** A day as people write it. */
export function useDayText(day: string): string {
  return noonOf(day).toLocaleDateString(dateLocale(useLanguage().code), { dateStyle: 'long' })
}
