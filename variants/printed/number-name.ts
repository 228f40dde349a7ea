const superlative = /^the (?:most|fewest|highest|lowest|largest|shortest|greatest|strongest|best) /
const ours = / \(our tie-break\)$/

/** The name of the number that a printed line compares: "the most VP for the open campaign" compares VP for the open campaign. */
export function numberName(text: string): string {
  const bare = text.replace(ours, '')
  if (bare === 'the nearest') return 'distance'
  if (bare.startsWith('the nearest to ')) return bare.replace('the nearest to ', 'distance to ')
  return bare.replace(superlative, '')
}
