/** Words that no constant can be called by, and those that files of the shelf use themselves. */
const reserved = new Set(
  [
    'arguments await break case catch class const continue debugger default delete do else enum eval export extends',
    'false finally for function if implements import in instanceof interface let new null package private protected',
    'public return static super switch this throw true try typeof undefined var void while with yield',
    'shelf game small small-game kernel lab web cli coh',
  ].flatMap((words) => words.split(' ')),
)

const kebab = /^[a-z][a-z0-9]*(?:-[a-z0-9]+)*$/

/** What is wrong with the name of a new game, said to its author; undefined where it will do. */
export function problemWith(name: string, taken: readonly string[]): string | undefined {
  if (name === '')
    return 'Say what the game is called: npm run new-game <name>, in lower case with hyphens, such as night-convoy.'
  if (!kebab.test(name)) {
    const suggested = suggestionFor(name)
    const isValid = suggested !== '' && problemWith(suggested, taken) === undefined
    const instead = isValid ? ` Perhaps ${suggested}?` : ''
    return `"${name}" cannot be a game's name: it is written in lower case, with a hyphen between two words, such as night-convoy.${instead}`
  }
  if (name.length > 40) return `"${name}" is too long: a game's name has at most 40 characters.`
  if (taken.includes(name))
    return `"${name}" is taken: games/ has something of that name. Choose another one.`
  if (reserved.has(name)) return `"${name}" has a meaning of its own in the code. Choose another name.`
  return undefined
}

function suggestionFor(name: string): string {
  return name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^[-0-9]+|-+$/g, '')
}

/** A name as a constant is called: `nightConvoy`. */
export function camelCase(name: string): string {
  return name.replaceAll(/-(.)/g, (_, letter: string) => letter.toUpperCase())
}

/** A name as a type would be called: `NightConvoy`. */
export function pascalCase(name: string): string {
  return camelCase(`-${name}`)
}

/** A name as people read it: `Night Convoy`. */
export function titleOf(name: string): string {
  return name.split('-').map(pascalCase).join(' ')
}
