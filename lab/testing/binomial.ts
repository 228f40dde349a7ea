export function binomialProbabilities(of: number, chance: number): readonly number[] {
  const weights = Array.from({ length: of + 1 }, () => 0)
  const mode = Math.min(of, Math.floor((of + 1) * chance))
  const odds = chance / (1 - chance)
  weights[mode] = 1
  for (let at = mode; at < of; at += 1) weights[at + 1] = (weights[at] ?? 0) * ((of - at) / (at + 1)) * odds
  for (let at = mode; at > 0; at -= 1) weights[at - 1] = (weights[at] ?? 0) * (at / (of - at + 1) / odds)
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / all)
}
