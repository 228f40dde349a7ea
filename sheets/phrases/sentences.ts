import { quotedIndexTest, subphrase, type Phrase, withoutEnd } from './phrase.ts'

const span = /^\s*\([^()]{1,20}\)/

/** Sentences without full stops; a question keeps its mark and a following range: `(0 to 6)`. */
export function sentencesOf(phrase: Phrase): readonly Phrase[] {
  const { text } = phrase.letters
  const quoted = quotedIndexTest(text.slice(0, phrase.to))
  const sentences: Phrase[] = []
  let start = phrase.from
  const close = (end: number): void => {
    const sentence = withoutEnd(subphrase(phrase, start, end), '.')
    if (sentence.to > sentence.from) sentences.push(sentence)
    start = end
  }
  for (let index = phrase.from; index < phrase.to; index += 1) {
    const after = text[index + 1] ?? ' '
    if (after !== ' ' && index + 1 < phrase.to) continue
    const letter = text[index] ?? ''
    if (quoted(index)) {
      // The last letter of a quote that is a whole sentence.
      const before = text[index - 1] ?? ''
      if (!quoted(index + 1) && '.!?'.includes(before)) close(index + 1)
    } else if (letter === '?') {
      const found = span.exec(text.slice(index + 1, Math.min(phrase.to, index + 30)))
      const end = index + 1 + (found?.[0].length ?? 0)
      close(text[end] === '.' ? end + 1 : end)
      index = end - 1
    } else if (letter === '.' || letter === '!') close(index + 1)
  }
  close(phrase.to)
  return sentences
}

/** The first colon outside quotes that is followed by a space or the end. */
export function colonIn(phrase: Phrase): number | undefined {
  const { text } = phrase.letters
  let index = text.indexOf(':', phrase.from)
  if (index < 0 || index >= phrase.to) return undefined
  const quoted = quotedIndexTest(text.slice(0, phrase.to))
  while (index >= 0 && index < phrase.to) {
    const after = text[index + 1] ?? ' '
    if (!quoted(index) && (after === ' ' || index + 1 === phrase.to)) return index
    index = text.indexOf(':', index + 1)
  }
  return undefined
}
