import { type Candidate, type Conversation, lastMove, type Question } from '@opfor/kernel'
import { completeCorrection } from './correction/complete-correction.ts'
import { findFields } from './field-names.ts'
import { fieldName, type Form } from './form-lines.ts'
import { isLong } from './option-lines.ts'
import { type Completion, completeLastName, completeName, startingWith } from './complete-name.ts'
import { formOf } from './question-lines.ts'
import { decisionsIn } from './log-lines.ts'
import { say } from './text/language.ts'
import { listWords } from './text/list-words.ts'

const commandWords =
  `help|list |why|why not |overrule |undo|redo|history|look |board|check|correct |dice |draws |position |save |quit`.split(
    '|',
  )

/** The part of a match that completion needs. */
type Match = Pick<Conversation<unknown>, 'game' | 'situation' | 'question' | 'told' | 'steps'>

/** Completes commands and answers to the current question. */
export function complete(match: Match, line: string): Completion {
  const [, word = '', rest] = /^(\S+) +(.*)$/.exec(line) ?? []
  if (rest !== undefined && word === 'correct') {
    const { game, situation } = match
    return completeCorrection({ game, situation, layout: game.layout(situation) }, rest)
  }
  const args = rest === undefined ? undefined : argumentsOf(match, word, rest)
  if (args !== undefined) return args
  const answer =
    line === '' && isLong(match.question) ? { hits: [], replaces: '' } : completeAnswer(match.question, line)
  const words = startingWith(commandWords, line)
  return { hits: [...answer.hits, ...(answer.replaces === line ? words : [])], replaces: answer.replaces }
}

/** Completes the arguments of a command. */
function argumentsOf(match: Match, word: string, rest: string): Completion | undefined {
  const decisions = decisionsIn(lastMove(match))
  const among = decisions.flatMap((each) => each.among)
  if (word === 'dice' || word === 'draws') return completeName(['real', 'app'], rest)
  if (word === 'list') return completeName(namesOf(match.question?.options ?? []), rest)
  if (word === 'why') {
    const [, not] = /^not +(.*)$/.exec(rest) ?? []
    return not === undefined ? completeName(['not '], rest) : completeName(namesOf(among), not)
  }
  if (word === 'overrule') {
    const [, name] = /^\S+ +(.*)$/.exec(rest) ?? []
    const lists = decisions.map(({ by }) => `${say(by.title).split(' ')[0] ?? ''} `)
    return name === undefined
      ? completeName(lists, rest)
      : completeName([...namesOf(among), say(listWords.none)], name)
  }
  return undefined
}

function completeAnswer(question: Question | undefined, line: string): Completion {
  const form = question === undefined ? undefined : formOf(question)
  if (form !== undefined) return completeField(form, line.slice(line.lastIndexOf(',') + 1).trimStart())
  const names = namesOf(question?.options ?? [])
  if (question?.kind === 'which') return completeLastName([...names, say(listWords.none)], line)
  if (question?.kind === 'draw') return completeLastName(names, line)
  return completeName(question?.kind === 'yesNo' ? [say(listWords.yes), say(listWords.no)] : names, line)
}

/** Completes the name of a field, or its value after the name. */
function completeField(form: Form, typed: string): Completion {
  const [, name = '', value] = /^(.*?)(?:\s*=\s*|\s+)(\S*)$/.exec(typed) ?? []
  const [key] = value === undefined ? [] : findFields(form, name)
  const field = key === undefined ? undefined : form.fields[key]
  if (field !== undefined && value !== undefined) return completeAnswer(field, value)
  return completeName(
    Object.keys(form.fields).map((each) => `${fieldName(form, each)} `),
    typed,
  )
}

function namesOf(options: readonly Candidate[]): readonly string[] {
  return options.flatMap(({ id, name, brief }) => (brief === undefined ? [say(name)] : [say(name), id]))
}
