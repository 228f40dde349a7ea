import type { DieFace, RollModifier, Roll } from '../model/index.ts'
import { readCondition } from './condition.ts'
import { reportLooksKnown } from './look-alike.ts'
import { lowerText, subphrase, type Phrase, sourceOf, splitPhrase, textOf, withoutEnd } from './phrase.ts'
import type { ReadContext, Referents } from './read-context.ts'

const counted = /^(\d{1,3}) x (.+)$/u
const maxDice = 20
const maxSides = 1000

export function readCountedName(text: string): { readonly count: number; readonly name: string } | undefined {
  const found = counted.exec(text)
  return found === null ? undefined : { count: Number(found[1]), name: (found[2] ?? '').trim() }
}

/** `2d6, +1 if C, - its nerve`; undefined if the form is unknown. */
export function diceOf(phrase: Phrase, reading: ReadContext, scope: Referents): Roll | undefined {
  const [dice, ...rest] = modifierParts(withoutEnd(phrase, '.:'))
  if (dice === undefined) return undefined
  const found = new RegExp(`^(\\d{0,2})(?:${reading.language.words.die.join('|')})(\\d{1,4})$`, 'u').exec(
    lowerText(dice),
  )
  const [count, sides] = [Number(found?.[1] || 1), Number(found?.[2] ?? 0)]
  if (found === null || count < 1 || count > maxDice || sides < 2 || sides > maxSides) return undefined
  const modifiers: RollModifier[] = []
  for (const each of rest) {
    const modifier = modifierOf(each, reading, scope)
    if (modifier === undefined) return undefined
    modifiers.push(modifier)
  }
  return { ...sourceOf(phrase), form: 'dice', count, sides, modifiers }
}

/** `+1 if C`, `- its nerve`. */
export function modifierOf(phrase: Phrase, reading: ReadContext, scope: Referents): RollModifier | undefined {
  const text = textOf(phrase)
  const sign = text.startsWith('+') ? 1 : /^[-−–]/u.test(text) ? -1 : undefined
  if (sign === undefined) return undefined
  const ifs = reading.language.words.if
  const at = ifs
    .map((each) => phrase.low.indexOf(each, phrase.from))
    .filter((each) => each >= 0 && each < phrase.to)
  const split = at.length === 0 ? undefined : Math.min(...at)
  const quantity = reading.quantity(subphrase(phrase, phrase.from + 1, split ?? phrase.to), scope)
  if (quantity === undefined) return undefined
  if (split === undefined) return { ...sourceOf(phrase), sign, quantity }
  const word = ifs.find((each) => phrase.low.startsWith(each, split)) ?? ''
  const said = subphrase(phrase, split + word.length, phrase.to)
  const condition = reportLooksKnown(readCondition(said, reading, scope), said, reading, scope)
  return { ...sourceOf(phrase), sign, quantity, condition }
}

/** `2 x Ace, 1 x Miss`. */
export function facesOf(phrase: Phrase): Roll | undefined {
  const faces: DieFace[] = []
  for (const each of splitPhrase(withoutEnd(phrase, '.'), [', '])) {
    const face = readCountedName(textOf(each))
    if (face === undefined) return undefined
    faces.push(face)
  }
  return { ...sourceOf(phrase), form: 'faces', faces }
}

/** Each sign behind a comma begins a modifier. */
function modifierParts(phrase: Phrase): readonly Phrase[] {
  return splitPhrase(phrase, [', +', ', -', ', −', ', –']).map((each, index) =>
    index === 0 ? each : subphrase(each, signBefore(each), each.to),
  )
}

function signBefore(phrase: Phrase): number {
  let at = phrase.from - 1
  while (at > 0 && phrase.letters.text[at] === ' ') at -= 1
  return at
}
