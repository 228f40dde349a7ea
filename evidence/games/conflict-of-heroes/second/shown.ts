export function shown(first: string, second: string): string {
  const [one, two] = [JSON.parse(first ?? 'null'), JSON.parse(second ?? 'null')] as [unknown, unknown]
  if (!Array.isArray(one) || !Array.isArray(two)) return `${first} against ${second}`
  const texts = (all: readonly unknown[]): readonly string[] => all.map((each) => JSON.stringify(each))
  const [a, b] = [texts(one), texts(two)]
  const only = (x: readonly string[], y: readonly string[]): string =>
    x
      .filter((each) => !y.includes(each))
      .slice(0, 12)
      .join(' ')
  return `first only ${only(a, b)}; second only ${only(b, a)}`
}
