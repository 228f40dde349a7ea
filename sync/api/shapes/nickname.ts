import { refuse, type Shape, text } from '@opfor/kernel'

const maxLength = 24
const pattern = /^[\p{L}\p{N}](?:[\p{L}\p{N} ._'-]{0,22}[\p{L}\p{N}])?$/u

/** A nickname: letters and digits of any script; inside also spaces and some punctuation. */
export const nickname: Shape<string> = {
  schema: { type: 'string', minLength: 1, maxLength, pattern: pattern.source },
  read: (json, at) => {
    const name = text(100).read(json, at).normalize('NFC')
    return name.length <= maxLength && pattern.test(name)
      ? name
      : refuse(at, `a nickname has up to ${maxLength} letters and digits`)
  },
}
