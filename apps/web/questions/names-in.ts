/** Something that is called by a name. */
interface Called {
  readonly id: string
  readonly name: string
}

/** What is meant by a text with commas, and what of it is no name of these. */
export function namesIn(
  text: string,
  options: readonly Called[],
): { readonly found: readonly string[]; readonly left: string } {
  const found: string[] = []
  const left: string[] = []
  for (const part of text.split(',').map((each) => each.trim())) {
    if (part === '') continue
    const meant = meantBy(part, options)
    if (meant === undefined) left.push(part)
    else found.push(meant.id)
  }
  return { found, left: left.join(', ') }
}

/** The one that is called so, or the only one whose name ends so; a 0 before a number need not be typed. */
function meantBy(text: string, options: readonly Called[]): Called | undefined {
  const wanted = plain(text)
  const exactly = options.find(({ name }) => plain(name) === wanted)
  if (exactly !== undefined) return exactly
  const [one, ...more] = options.filter(({ name }) => plain(name).endsWith(` ${wanted}`))
  return more.length === 0 ? one : undefined
}

function plain(name: string): string {
  return name.toLowerCase().replaceAll(/\b0+(?=\d)/g, '')
}
