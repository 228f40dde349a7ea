import { english } from '@opfor/kernel'
import { languages as ownLanguages } from './language-files.ts'
import { setLanguage } from './language.ts'

/** A page may set the language after the start, unless `--language` was given. */
let followsPages = false

/** Order: `--language`, the environment, English. */
export function chooseLanguage(
  args: readonly string[],
  environment: Readonly<Record<string, string | undefined>>,
  languages = ownLanguages,
): void {
  const given = languages.find(languageIn(args) ?? '')
  followsPages = given === undefined
  setLanguage(given ?? languages.find(localeIn(environment).slice(0, 2)) ?? english)
}

/** A German page is played in German, unless `--language` is given. */
export function setLanguageOfSheet(language: string): void {
  const found = ownLanguages.find(language)
  if (followsPages && found !== undefined && found !== english) setLanguage(found)
}

function languageIn(args: readonly string[]): string | undefined {
  const at = args.findIndex((each) => /^--language(?:=|$)/.test(each))
  if (at < 0) return undefined
  return args[at]?.includes('=') === true ? args[at].split('=')[1] : args[at + 1]
}

/** The first variable that is set, as in other programs. */
function localeIn(environment: Readonly<Record<string, string | undefined>>): string {
  const variables = ['LC_ALL', 'LC_MESSAGES', 'LANG']
  return variables.map((name) => environment[name] ?? '').find((value) => value !== '') ?? ''
}
