import { messages, placeholdersOf } from '@opfor/kernel'
import { type Command, Help } from 'commander'
import { localize, currentLanguage } from './language.ts'
import { programWords } from './program-words.ts'

/** The parser's English texts, except quotation marks: an apostrophe before a brace has a meaning in ICU messages. */
const usageWords = messages('cli.usage', {
  unknownOption: 'error: unknown option ‘{option}’',
  unknownCommand: 'error: unknown command ‘{command}’',
  missingArgument: 'error: missing required argument ‘{argument}’',
  missingOption: 'error: required option ‘{option}’ not specified',
  missingValue: 'error: option ‘{option}’ argument missing',
  invalidChoice: 'error: option ‘{option}’ argument ‘{value}’ is invalid. Allowed choices are {choices}.',
  invalidValue: 'error: option ‘{option}’ argument ‘{value}’ is invalid. {problem}',
  tooMany: 'error: too many arguments for ‘{command}’. Expected {expected} argument but got {given}.',
  tooManyOfSeveral:
    'error: too many arguments for ‘{command}’. Expected {expected} arguments but got {given}.',
  tooManyArguments: 'error: too many arguments. Expected {expected} arguments but got {given}.',
  didYouMeanOneOf: '(Did you mean one of {names}?)',
  didYouMean: '(Did you mean {name}?)',
})

/** The parser's English texts. */
const termWords = messages('cli.term', {
  options: '[options]',
  command: '[command]',
  choices: '(choices: ',
  standard: 'default: ',
})

/** Translates the parser's own headings, help option and errors. */
export function translateUsage(opfor: Command): void {
  opfor
    .configureHelp({
      showGlobalOptions: true,
      styleTitle: heading,
      styleUsage: inWords,
      subcommandTerm: (command) => inWords(parser.subcommandTerm(command)),
      optionDescription: (option) => inWords(parser.optionDescription(option).replace(' (default: [])', '')),
    })
    .configureOutput({ outputError: (text, write) => write(translated(text)) })
    .helpOption('-h, --help', localize(programWords.help))
    .helpCommand('help [command]', localize(programWords.help))
  passOn(opfor)
}

const parser = new Help()

function inWords(line: string): string {
  return Object.values(termWords).reduce((text, term) => text.replace(term.text, localize(term)), line)
}

function passOn(command: Command): void {
  for (const each of command.commands) {
    each.copyInheritedSettings(command)
    passOn(each)
  }
}

function heading(text: string): string {
  const { usage, arguments: given, options, globalOptions, commands } = programWords
  const known = [usage, given, options, globalOptions, commands].find((each) => each.text === text)
  return known === undefined ? text : localize(known)
}

function translated(errors: string): string {
  return errors
    .split('\n')
    .map((line) => sayLike(line) ?? line)
    .join('\n')
}

function sayLike(line: string): string | undefined {
  for (const words of Object.values(usageWords)) {
    if (currentLanguage().texts[words.id] === undefined) continue
    const names = [...placeholdersOf(words.text)]
    const pattern = words.text
      .replaceAll(/[‘’]/g, "'")
      .replaceAll(/[.?()]/g, '\\$&')
      .replaceAll(/\{\w+\}/g, '(.*?)')
    const found = new RegExp(`^${pattern}$`).exec(line)
    if (found !== null)
      return localize(words, Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])))
  }
  return undefined
}
