interface NamedOption {
  readonly id: string
  readonly name: string
}

export function parseNames(
  text: string,
  options: readonly NamedOption[],
): { readonly found: readonly string[]; readonly unknown: string } {
  const found: string[] = []
  const unknown: string[] = []
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue
    const meant = findNamed(part, options)
    if (meant === undefined) unknown.push(part)
    else found.push(meant.id)
  }
  return { found, unknown: unknown.join(', ') }
}

/** An exact match, or the only option whose name ends with the text. Leading zeros are optional. */
function findNamed(text: string, options: readonly NamedOption[]): NamedOption | undefined {
  const wanted = normalize(text)
  const exactly = options.find(({ name }) => normalize(name) === wanted)
  if (exactly !== undefined) return exactly
  const [one, ...more] = options.filter(({ name }) => normalize(name).endsWith(` ${wanted}`))
  return more.length === 0 ? one : undefined
}

function normalize(name: string): string {
  return name.toLowerCase().replaceAll(/\b0+(?=\d)/g, '')
}
