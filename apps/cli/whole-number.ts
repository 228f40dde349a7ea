import { InvalidArgumentError } from 'commander'
import { say } from './text/language.ts'
import { settingWords } from './text/setting-words.ts'

/** A flag's value that must be a whole number. */
export function wholeNumber(value: string): number {
  if (!/^\d+$/.test(value)) throw new InvalidArgumentError(say(settingWords.wholeNumber))
  return Number(value)
}
