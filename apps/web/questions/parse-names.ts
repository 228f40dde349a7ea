/** Something that is called by a name. */
interface NamedOption {
  readonly id: string
  readonly name: string
}

/** What is meant by a text with commas, and what of it is no name of these. */
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

/** The one that is called so, or the only one whose name ends so; a 0 before a number need not be typed. */
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
