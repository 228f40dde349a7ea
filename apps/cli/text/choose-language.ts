import { english } from '@opfor/kernel'
import { languages as ownLanguages } from './language-files.ts'
import { speak } from './language.ts'

/** Whether a page may set the language: the program has started, and `--language` was not given. */
let followsPages = false

/** The language of the arguments (`--language de`), otherwise the one of the environment, otherwise English. */
export function chooseLanguage(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  languages = ownLanguages,
): void {
  const given = languages.find(languageIn(args) ?? '')
  followsPages = given === undefined
  speak(given ?? languages.find(localeIn(environment).slice(0, 2)) ?? english)
}

/** A page written in German is played in German, unless `--language` says otherwise. */
export function speakLikeSheet(language: string): void {
  const found = ownLanguages.find(language)
  if (followsPages && found !== undefined && found !== english) speak(found)
}

function languageIn(args: readonly string[]): string | undefined {
  const at = args.findIndex((each) => /^--language(?:=|$)/.test(each))
  if (at < 0) return undefined
  return args[at]?.includes('=') === true ? args[at].split('=')[1] : args[at + 1]
}

/** The locale for messages: the first of these variables that is set, as in other programs. */
function localeIn(environment: Readonly<Record<string, string | undefined>>): string {
  const variables = ['LC_ALL', 'LC_MESSAGES', 'LANG']
  return variables.map((name) => environment[name] ?? '').find((value) => value !== '') ?? ''
}
