export interface ReadMessage {
  readonly placeholders: ReadonlySet<string>
  readonly plurals: readonly { readonly of: string; readonly forms: readonly string[] }[]
  readonly problems: readonly string[]
}

const quotes = 'an apostrophe before a brace is a quotation mark in ICU messages; write ’'

/** Strict: text, `{name}` and `{count, plural, one {..} other {..}}`. */
export function readMessage(text: string): ReadMessage {
  const reader = new Reader(text)
  reader.read(false)
  return reader
}

class Reader implements ReadMessage {
  readonly placeholders = new Set<string>()
  readonly plurals: { of: string; forms: readonly string[] }[] = []
  readonly problems: string[] = []
  readonly #text: string
  #at = 0

  constructor(text: string) {
    this.#text = text
  }

  /** To the end, or inside a plural to the brace that closes the form. */
  read(inPlural: boolean): void {
    while (this.#at < this.#text.length) {
      const char = this.#text[this.#at]
      if (char === '}') {
        if (inPlural) return
        this.problems.push('a brace } closes nothing')
      } else if (char === "'" && /[{}]/.test(this.#text[this.#at + 1] ?? '')) this.problems.push(quotes)
      this.#at += 1
      if (char === '{') this.#argument()
    }
    if (inPlural) this.problems.push('a form of a plural is not closed')
  }

  #argument(): void {
    const name = this.#take(/\s*(\w+)\s*/y)?.[1]
    if (name === undefined) {
      this.problems.push('a brace { is not followed by a name')
      return
    }
    this.placeholders.add(name)
    const kind = this.#take(/,\s*(\w+)\s*,?/y)?.[1]
    if (kind === 'plural') this.#plural(name)
    else if (kind !== undefined) this.problems.push(`{${name}, ${kind}} is not supported, only plural is`)
    if (this.#take(/\s*\}/y) === undefined) this.problems.push(`{${name} is not closed`)
  }

  #plural(of: string): void {
    const forms: string[] = []
    for (;;) {
      const form = this.#take(/\s*(=\d+|\w+)\s*\{/y)?.[1]
      if (form === undefined) break
      forms.push(form)
      this.read(true)
      this.#at += 1
    }
    this.plurals.push({ of, forms })
  }

  #take(pattern: RegExp): RegExpExecArray | undefined {
    const sticky = new RegExp(pattern)
    sticky.lastIndex = this.#at
    const found = sticky.exec(this.#text) ?? undefined
    if (found !== undefined) this.#at = sticky.lastIndex
    return found
  }
}
