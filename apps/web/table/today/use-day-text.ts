import { dateLocale, useLanguage } from '../../ui/text/language.tsx'
import { digestValue } from '@opfor/kernel'

export function useDayText(day: string): string {
  return noonOf(day).toLocaleDateString(dateLocale(useLanguage().code), { dateStyle: 'long' })
}

/** The same for everyone. */
export function seedOfDay(game: string, day: string): number {
  return Number.parseInt(digestValue(`${game} ${day}`), 16)
}

/** In the player's time zone, as YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${String(moment.getFullYear()).padStart(4, '0')}-${month}-${day}`
}

export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && dayOf(noonOf(text)) === text
}

/** Noon has this date in spite of clock changes. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00`)
}
