import { capitalize } from '@opfor/kernel'
import { readActionSentence, type StepTarget } from './action-sentence.ts'
import { changeText } from './unknown-change.ts'
import { exampleText, slotText } from './form-slots.ts'
import { lowerName } from '../phrases/names.ts'
import { lowerText, subphrase, type Phrase, splitPhrase, textOf } from '../phrases/phrase.ts'
import type { ReadContext, Referents } from '../phrases/read-context.ts'
import { readTrialPhrase, trialContext } from '../phrases/trial-phrase.ts'

interface Form {
  readonly text: string
  readonly shared: number
}

/** The probable meaning, and the forms of the verb. */
export interface KnownForms {
  readonly meant?: string
  readonly forms: readonly string[]
}

const maxForms = 3

/** A longer sentence is text. If many sentences are unknown, only the first get suggestions. */
const maxLength = 120
const maxFindings = 200

/** Undefined unless an unknown sentence begins with a known verb. */
export function knownForms(
  sentence: Phrase,
  verb: string,
  from: ReadContext,
  scope: Referents,
  target: StepTarget,
): KnownForms {
  const reading = trialContext(from)
  const phrase = readTrialPhrase(textOf(sentence), reading)
  const isKnown = (text: string) =>
    readActionSentence(readTrialPhrase(text, reading), reading, scope, target) !== undefined
  const mentioned = phrase.to > maxLength || from.findings.length > maxFindings ? [] : mentionedIn(phrase)
  const filled = formsOf(phrase, verb, mentioned, reading, scope)
    .filter(({ text }) => isKnown(text))
    .toSorted((one, other) => other.shared - one.shared)
  const [best] = filled
  const meant = joined(phrase, reading, scope, isKnown) ?? changeText(phrase, reading, scope) ?? best?.text
  const all = [...(meant === undefined ? [] : [meant]), ...filled.map(({ text }) => text)]
  const open = patternsOf(verb, reading).map(({ parts }) =>
    parts.map((each) => ('words' in each ? each.words : exampleText(each.slot, reading))).join(''),
  )
  const forms = [...new Set([...all, ...open])].slice(0, maxForms)
  return meant === undefined ? { forms } : { meant, forms }
}

/** Two known sentences joined by "and", or one before its condition. */
function joined(
  phrase: Phrase,
  reading: ReadContext,
  scope: Referents,
  isKnown: (text: string) => boolean,
): string | undefined {
  const { language } = reading
  const known = (each: Phrase) => (isKnown(textOf(each)) ? textOf(each) : changeText(each, reading, scope))
  const and = language.words.and.flatMap((each) => [`,${each}`, each])
  const parts = splitPhrase(phrase, ['; ', ...language.words.andThen, ...and, ', '])
  const texts = parts.flatMap((each) => known(each) ?? [])
  if (parts.length > 1 && parts.length < 6 && texts.length === parts.length)
    return texts.map((each, at) => (at === 0 ? each : capitalize(each))).join('. ')
  const [first, condition, more] = splitPhrase(phrase, language.words.if)
  if (first === undefined || condition === undefined || more !== undefined) return undefined
  const text = known(first)
  return text && `${language.meant.if}${textOf(condition)}: ${text.slice(0, 1).toLowerCase()}${text.slice(1)}`
}

type Pattern = ReadContext['language']['sentences']['all'][number]

/** Also verbs with one letter more; the shortest pattern per form and slots. */
function patternsOf(verb: string, { language }: ReadContext): readonly Pattern[] {
  const found = new Map<string, Pattern>()
  for (const pattern of language.sentences.all) {
    const [first] = pattern.parts
    const word = first !== undefined && 'words' in first ? (first.words.split(' ')[0] ?? '') : ''
    if (word !== verb && !(word.startsWith(verb) && word.length === verb.length + 1)) continue
    const key = [pattern.form, ...pattern.parts.map((each) => ('slot' in each ? each.slot : ''))].join(' ')
    const before = found.get(key)
    if (before === undefined || lettersIn(pattern) < lettersIn(before)) found.set(key, pattern)
  }
  return [...found.values()]
}

function lettersIn({ parts }: Pattern): number {
  return parts.reduce((sum, each) => sum + ('words' in each ? each.words.length : 0), 0)
}

/** Forms of the verb filled from the sentence, and forms that its names suggest. */
function formsOf(
  phrase: Phrase,
  verb: string,
  mentioned: readonly Phrase[],
  reading: ReadContext,
  scope: Referents,
): readonly Form[] {
  const said = new Set(wordsIn(lowerText(phrase)))
  const own = patternsOf(verb, reading)
  const others = reading.language.sentences.all.filter(({ form }) => ['read', 'choose', 'do'].includes(form))
  const filled = (patterns: readonly Pattern[], bonus: number): readonly Form[] =>
    patterns.flatMap(({ form, parts }) => {
      let text = ''
      let used = 0
      for (const each of parts) {
        if ('words' in each) {
          text += each.words
          continue
        }
        const value = slotText(each.slot, form, mentioned, reading, scope)
        if (value === undefined) return []
        text += value.text
        used += value.isNamed ? 2 : 0
      }
      const shared = wordsIn(lowerName(text)).filter((word) => said.has(word)).length
      return parts.length > 1 && used > 0 ? [{ text, shared: shared + used + bonus }] : []
    })
  return [...filled(own, 1), ...filled(others, 0)]
}

/** All runs of up to four words, the longest first. */
function mentionedIn(phrase: Phrase): readonly Phrase[] {
  const words = [...textOf(phrase).matchAll(/[^\s,;:.?!()"]+/gu)].map(({ index, 0: word }) => [
    phrase.from + index,
    phrase.from + index + word.length,
  ])
  const runs: Phrase[] = []
  for (let length = 4; length > 0; length -= 1)
    for (let at = 0; at + length <= words.length; at += 1)
      runs.push(subphrase(phrase, words[at]?.[0] ?? phrase.from, words[at + length - 1]?.[1] ?? phrase.to))
  return runs
}

function wordsIn(low: string): readonly string[] {
  return low.match(/[\p{L}\p{N}]+/gu) ?? []
}
