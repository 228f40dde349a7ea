import { bad, type Candidate, good, type Parsed, say } from '@opfor/kernel'

/** The candidate that a person means: by its number in the list, its id, its name, or the beginning of either. */
export function meant<C extends Candidate>(options: readonly C[], typed: string): Parsed<C> {
  const wanted = plain(typed)
  const numbered = /^\d+$/.test(wanted) ? options[Number(wanted) - 1] : undefined
  const exact = options.find((each) => plain(each.id) === wanted || plain(say(each.name)) === wanted)
  const only = exact ?? numbered
  if (only !== undefined) return good(only)
  const found = options.filter(
    (each) => plain(each.id).startsWith(wanted) || plain(say(each.name)).startsWith(wanted),
  )
  const near = found.length > 0 ? found : options.filter((each) => plain(say(each.name)).includes(wanted))
  const [first] = near
  if (wanted === '' || first === undefined)
    return bad(`There is no "${typed}" here. Type a number, a name or its beginning; "help" says more.`)
  if (near.length > 1 && new Set(near.map((each) => say(each.name))).size > 1)
    return bad(
      `"${typed}" could be ${near
        .slice(0, 5)
        .map((each) => say(each.name))
        .join(', or ')}.`,
    )
  return good(first)
}

function plain(text: string): string {
  return text.trim().toLowerCase()
}
