import { partsOf } from '@opfor/kernel'
import { type Command, Help } from 'commander'
import { say, spokenLanguage } from './language.ts'
import { programWords } from './program-words.ts'
import { termWords, usageWords } from './usage-words.ts'

/** Translates what the parser of the command line says by itself: headings, the help option, errors. */
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
    .helpOption('-h, --help', say(programWords.help))
    .helpCommand('help [command]', say(programWords.help))
  passOn(opfor)
}

const parser = new Help()

/** The parser's own words in a line of the help. */
function inWords(line: string): string {
  return Object.values(termWords).reduce((text, term) => text.replace(term.text, say(term)), line)
}

/** Gives these settings to all subcommands. */
function passOn(command: Command): void {
  for (const each of command.commands) {
    each.copyInheritedSettings(command)
    passOn(each)
  }
}

function heading(text: string): string {
  const { usage, arguments: given, options, globalOptions, commands } = programWords
  const known = [usage, given, options, globalOptions, commands].find((each) => each.text === text)
  return known === undefined ? text : say(known)
}

/** An error of the parser, line by line. */
function translated(errors: string): string {
  return errors
    .split('\n')
    .map((line) => sayLike(line) ?? line)
    .join('\n')
}

function sayLike(line: string): string | undefined {
  for (const words of Object.values(usageWords)) {
    if (spokenLanguage().texts[words.id] === undefined) continue
    const names = [...partsOf(words.text)]
    const pattern = words.text
      .replaceAll(/[‘’]/g, "'")
      .replaceAll(/[.?()]/g, '\\$&')
      .replaceAll(/\{\w+\}/g, '(.*?)')
    const found = new RegExp(`^${pattern}$`).exec(line)
    if (found !== null)
      return say(words, Object.fromEntries(names.map((name, at) => [name, found[at + 1] ?? ''])))
  }
  return undefined
}
