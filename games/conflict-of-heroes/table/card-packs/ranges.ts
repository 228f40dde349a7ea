/** Numbers in a row as ranges: 13-51, 54-55. */
export function ranges(numbers: readonly string[]): readonly string[] {
  const runs: { from: string; to: string }[] = []
  for (const number of numbers) {
    const last = runs.at(-1)
    if (last !== undefined && Number(last.to) + 1 === Number(number)) last.to = number
    else runs.push({ from: number, to: number })
  }
  return runs.map(({ from, to }) => (from === to ? from : `${from}-${to}`))
}
