import { partsOf } from '@opfor/kernel'

/** What is wrong with a translation, against all that can be said: the English texts by message id. */
export function translationFaults(
  said: ReadonlyMap<string, ReadonlySet<string>>,
  translation: Readonly<Record<string, string>>,
): readonly string[] {
  const faults: string[] = []
  for (const [id, english] of said) {
    const text = translation[id]
    if (english.size > 1) faults.push(`${id} says different things: ${[...english].join(' | ')}`)
    if (isMissing(text, english)) faults.push(`${id} is not translated: ${[...english].join(' | ')}`)
    else if (text !== undefined)
      for (const one of english)
        if (named(one) !== named(text)) faults.push(`${id} mentions ${named(text)}, not ${named(one)}`)
  }
  const unused = Object.keys(translation).filter((id) => !said.has(id))
  return [...faults, ...unused.map((id) => `${id} is never said`)]
}

/** What a translation lacks of all that can be said, with the English text of each. */
export function missingTexts(
  said: ReadonlyMap<string, ReadonlySet<string>>,
  translation: Readonly<Record<string, string>>,
): readonly (readonly [id: string, english: string])[] {
  return [...said]
    .filter(([id, english]) => isMissing(translation[id], english))
    .map(([id, english]) => [id, [...english].join(' | ')])
}

/** Left out, or left empty. */
function isMissing(text: string | undefined, english: ReadonlySet<string>): boolean {
  return (text ?? '') === '' && [...english].some(hasWords)
}

/** Whether there is anything to translate: a text that is one part and nothing else needs no other words. */
export function hasWords(text: string): boolean {
  return !/^\{\w+\}$/.test(text)
}

function named(text: string): string {
  return `{${[...partsOf(text)].toSorted().join(', ')}}`
}
