import { message } from '@opfor/kernel'

/**
 * What is wrong with a command line. The English texts are those of the parser, but for the form of its
 * quotation marks: an apostrophe before a brace has a meaning in ICU messages.
 */
export const usageWords = {
  unknownOption: message('cli.usage.unknownOption', 'error: unknown option ‘{option}’'),
  unknownCommand: message('cli.usage.unknownCommand', 'error: unknown command ‘{command}’'),
  missingArgument: message('cli.usage.missingArgument', 'error: missing required argument ‘{argument}’'),
  missingOption: message('cli.usage.missingOption', 'error: required option ‘{option}’ not specified'),
  missingValue: message('cli.usage.missingValue', 'error: option ‘{option}’ argument missing'),
  invalidChoice: message(
    'cli.usage.invalidChoice',
    'error: option ‘{option}’ argument ‘{value}’ is invalid. Allowed choices are {choices}.',
  ),
  invalidValue: message(
    'cli.usage.invalidValue',
    'error: option ‘{option}’ argument ‘{value}’ is invalid. {problem}',
  ),
  tooMany: message(
    'cli.usage.tooMany',
    'error: too many arguments for ‘{command}’. Expected {expected} argument but got {given}.',
  ),
  tooManyOfSeveral: message(
    'cli.usage.tooManyOfSeveral',
    'error: too many arguments for ‘{command}’. Expected {expected} arguments but got {given}.',
  ),
  tooManyArguments: message(
    'cli.usage.tooManyArguments',
    'error: too many arguments. Expected {expected} arguments but got {given}.',
  ),
  didYouMeanOneOf: message('cli.usage.didYouMeanOneOf', '(Did you mean one of {names}?)'),
  didYouMean: message('cli.usage.didYouMean', '(Did you mean {name}?)'),
} as const

/** Words in the lines of the help. The English texts are those of the parser. */
export const termWords = {
  options: message('cli.term.options', '[options]'),
  command: message('cli.term.command', '[command]'),
  choices: message('cli.term.choices', '(choices: '),
  standard: message('cli.term.standard', 'default: '),
} as const
