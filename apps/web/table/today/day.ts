/** The date of a moment in the player's calendar, as YYYY-MM-DD. */
export function dayOf(moment: Date): string {
  const [month, day] = [moment.getMonth() + 1, moment.getDate()].map((part) => String(part).padStart(2, '0'))
  return `${String(moment.getFullYear()).padStart(4, '0')}-${month}-${day}`
}

/** Whether a text is a date in this form. */
export function isDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text) && dayOf(noonOf(text)) === text
}

/** Noon of a day: a moment that has this date wherever the clocks change. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00`)
}
