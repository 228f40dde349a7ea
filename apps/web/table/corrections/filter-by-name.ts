/** The maximum number of items shown at once. */
const maxShown = 40
/** The number of items shown before a search. */
const defaultShown = 8

/** The items whose names match a query, up to a maximum, and the number of further matches. */
export function filterByName<T extends { readonly name: string }>(
  all: readonly T[],
  typed: string,
): { readonly isLong: boolean; readonly shown: readonly T[]; readonly more: number } {
  if (all.length <= maxShown) return { isLong: false, shown: all, more: 0 }
  const words = typed.toLowerCase().split(/\s+/)
  const fitting = all.filter(({ name }) => words.every((word) => name.toLowerCase().includes(word)))
  const shown = fitting.slice(0, typed.trim() === '' ? defaultShown : maxShown)
  return { isLong: true, shown, more: fitting.length - shown.length }
}
