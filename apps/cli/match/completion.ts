import { type Candidate, type LiveMatch, lastMoveLog, type Question } from '@opfor/kernel'
import { completeCorrection } from '../correction/complete-correction.ts'
import { fieldName, findFields, type Form } from '../lines/form-lines.ts'
import { hasLongOptionList } from '../lines/option-lines.ts'
import { type Completion, completeLastName, completeName, namesStartingWith } from '../lines/complete-name.ts'
import { formOf } from '../lines/question-lines.ts'
import { decisionsIn } from '../lines/log-lines.ts'
import { listWords, localize } from '../text/language.ts'

const commandWords =
  `help|list |why|why not |overrule |undo|redo|history|look |board|check|correct |dice |draws |position |save |quit`.split(
    '|',
  )

type Match = Pick<LiveMatch<unknown>, 'game' | 'situation' | 'question' | 'log' | 'steps'>

export function complete(match: Match, line: string): Completion {
  const [, word = '', rest] = /^(\S+) +(.*)$/.exec(line) ?? []
  if (rest !== undefined && word === 'correct') {
    const { game, situation } = match
    return completeCorrection({ game, situation, layout: game.layout(situation) }, rest)
  }
  const args = rest === undefined ? undefined : argumentsOf(match, word, rest)
  if (args !== undefined) return args
  const answer =
    line === '' && hasLongOptionList(match.question)
      ? { hits: [], replaces: '' }
      : completeAnswer(match.question, line)
  const words = namesStartingWith(commandWords, line)
  return { hits: [...answer.hits, ...(answer.replaces === line ? words : [])], replaces: answer.replaces }
}

function argumentsOf(match: Match, word: string, rest: string): Completion | undefined {
  const decisions = decisionsIn(lastMoveLog(match))
  const among = decisions.flatMap((each) => each.among)
  if (word === 'dice' || word === 'draws') return completeName(['real', 'app'], rest)
  if (word === 'list') return completeName(namesOf(match.question?.options ?? []), rest)
  if (word === 'why') {
    const [, not] = /^not +(.*)$/.exec(rest) ?? []
    return not === undefined ? completeName(['not '], rest) : completeName(namesOf(among), not)
  }
  if (word === 'overrule') {
    const [, name] = /^\S+ +(.*)$/.exec(rest) ?? []
    const lists = decisions.map(({ by }) => `${localize(by.title).split(' ')[0] ?? ''} `)
    return name === undefined
      ? completeName(lists, rest)
      : completeName([...namesOf(among), localize(listWords.none)], name)
  }
  return undefined
}

function completeAnswer(question: Question | undefined, line: string): Completion {
  const form = question === undefined ? undefined : formOf(question)
  if (form !== undefined) return completeField(form, line.slice(line.lastIndexOf(',') + 1).trimStart())
  const names = namesOf(question?.options ?? [])
  if (question?.kind === 'which') return completeLastName([...names, localize(listWords.none)], line)
  if (question?.kind === 'draw') return completeLastName(names, line)
  return completeName(
    question?.kind === 'yesNo' ? [localize(listWords.yes), localize(listWords.no)] : names,
    line,
  )
}

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
  return options.flatMap(({ id, name, shortName }) =>
    shortName === undefined ? [localize(name)] : [localize(name), id],
  )
}
