/** Moves data down: every number named `line` or `endLine` grows by `by`. */
export function shiftRange<T>(data: T, by: number): T {
  return by === 0 ? data : (moved(data, by) as T)
}

function moved(data: unknown, by: number): unknown {
  if (typeof data !== 'object' || data === null) return data
  if (Array.isArray(data)) return data.map((each: unknown) => moved(each, by))
  const copy: Record<string, unknown> = {}
  for (const [key, value] of Object.entries(data)) {
    copy[key] =
      typeof value === 'number' && (key === 'line' || key === 'endLine') ? value + by : moved(value, by)
  }
  return copy
}
