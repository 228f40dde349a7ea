/** Reserved words of JavaScript, and names used in games/. */
const reserved = new Set(
  [
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends',
    'false finally for function if implements import in instanceof interface let new null package private protected',
    'public return static super switch this throw true try typeof undefined var void while with yield',
    'registry game small small-game kernel lab web cli coh',
  ].flatMap((words) => words.split(' ')),
)

const kebab = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** Returns an error message, or undefined if the name is valid. */
export function problemWith(name: string, taken: readonly string[]): string | undefined {
  if (name === '') return 'Usage: npm run new-game <name>, in lower case with hyphens, such as night-convoy.'
  if (!kebab.test(name)) {
    const suggested = suggestionFor(name)
    const isValid = suggested !== '' && problemWith(suggested, taken) === undefined
    const instead = isValid ? ` Did you mean ${suggested}?` : ''
    return `"${name}" is not a valid name: use lower case and hyphens, such as night-convoy.${instead}`
  }
  if (name.length > 40) return `"${name}" is too long: use at most 40 characters.`
  if (taken.includes(name)) return `"${name}" is taken: it exists in games/. Choose another name.`
  if (reserved.has(name)) return `"${name}" is reserved in the code. Choose another name.`
  return undefined
}

function suggestionFor(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-0-9]+|-+$/g, '')
}

export function camelCase(name: string): string {
  return name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

export function pascalCase(name: string): string {
  return camelCase(`-${name}`)
}

export function titleOf(name: string): string {
  return name.split('-').map(pascalCase).join(' ')
}
