/** The code of the language that tests use to find texts that are not translatable, or too narrow. */
export const pseudoCode = 'en-XA'

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aáeéiíoóuúyýAÁEÉIÍOÓUÚcçnñsšzžgğ'.matchAll(/(.)(.)/gu)].map(([, plain = '', accent = '']) => [
    plain,
    accent,
  ]),
)

/** A text as in a language with longer words: accented letters, two fifths longer, and in brackets. */
export function pseudoText(text: string): string {
  const braces = /\{[^{}]*\}/g
  const added = Math.ceil(text.replaceAll(braces, '').replaceAll(braces, '').length * 0.4)
  // In groups, because real words can be broken too.
  const more = '~'.repeat(added).replaceAll(/~{6}(?=~)/g, '~~~~~ ')
  return `⟦${accentedOutside(text)} ${more}⟧`
}

/** Accents the letters that people read: those outside of braces, and in the forms of plurals. */
function accentedOutside(text: string): string {
  const plural = /\{\s*\w+\s*,\s*plural\s*,/y
  let [result, at] = ['', 0]
  /** Whether the text at each depth is read by people; the names of placeholders and forms are not. */
  const isRead = [true]
  while (at < text.length) {
    const char = text[at] ?? ''
    if (char === '{') {
      plural.lastIndex = at
      const head = plural.exec(text)?.[0]
      // The braces in a plural hold its forms.
      const isForm = isRead.at(-1) === false
      isRead.push(isForm)
      result += head ?? char
      at += head?.length ?? 1
      continue
    }
    if (char === '}') isRead.pop()
    result += isRead.at(-1) === true ? (accented[char] ?? char) : char
    at += 1
  }
  return result
}
