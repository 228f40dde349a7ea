/** Tests use it to find texts that are not translatable or too narrow. */
export const pseudoCode = 'en-XA'

const accented: Readonly<Record<string, string>> = Object.fromEntries(
  [...'aáeéiíoóuúyýAÁEÉIÍOÓUÚcçnñsšzžgğ'.matchAll(/(.)(.)/gu)].map(([, plain = '', accent = '']) => [
    plain,
    accent,
  ]),
)

/** Accented letters, two fifths longer, in brackets. */
export function pseudoText(text: string): string {
  const braces = /\{[^{}]*\}/g
  const added = Math.ceil(text.replaceAll(braces, '').replaceAll(braces, '').length * 0.4)
  // In groups, because real words can be broken too.
  const more = '~'.repeat(added).replaceAll(/~{6}(?=~)/g, '~~~~~ ')
  return `⟦${accentedOutside(text)} ${more}⟧`
}

/** Only letters that people read: outside braces, and in plural forms. */
function accentedOutside(text: string): string {
  const plural = /\{\s*\w+\s*,\s*plural\s*,/y
  let [result, at] = ['', 0]
  /** By depth; the names of placeholders and forms are not read. */
  const isRead = [true]
  while (at < text.length) {
    const char = text[at] ?? ''
    if (char === '{') {
      plural.lastIndex = at
      const head = plural.exec(text)?.[0]
      // Braces in a plural contain its forms.
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
