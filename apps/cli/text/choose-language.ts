import { english, type Language } from '@opfor/kernel'
import { german } from '../german.ts'
import { speak } from './language.ts'

/** The languages of the program, by their codes. */
const languages: Readonly<Record<string, Language>> = { en: english, de: german }

/** The codes that `--language` takes. */
export const languageCodes: readonly string[] = Object.keys(languages)

/** Whether a page may set the language: the program has started, and `--language` was not given. */
let followsPages = false

/** The language of the arguments (`--language de`), otherwise the one of the environment, otherwise English. */
export function chooseLanguage(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
): void {
  const given = languages[languageIn(args) ?? '']
  followsPages = given === undefined
  speak(given ?? languages[localeIn(environment).slice(0, 2)] ?? english)
}

/** A page written in German is played in German, unless `--language` says otherwise. */
export function speakLikeSheet(language: string): void {
  const found = languages[language]
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
