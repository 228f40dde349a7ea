/** A flag that may be given several times. */
export function several(value: string, before: readonly string[]): readonly string[] {
  return [...before, value]
}
