/** Lone surrogates become the replacement character. */
export function utf8(text: string): Uint8Array {
  const bytes = new Uint8Array(text.length * 3)
  let length = 0
  const put = (byte: number): void => {
    bytes[length] = byte
    length += 1
  }
  for (const character of text) {
    const point = character.codePointAt(0) as number
    const code = point >= 0xd800 && point < 0xe000 ? 0xfffd : point
    if (code < 0x80) put(code)
    else if (code < 0x800) {
      put(0xc0 | (code >> 6))
      put(0x80 | (code & 63))
    } else {
      if (code < 0x10000) put(0xe0 | (code >> 12))
      else {
        put(0xf0 | (code >> 18))
        put(0x80 | ((code >> 12) & 63))
      }
      put(0x80 | ((code >> 6) & 63))
      put(0x80 | (code & 63))
    }
  }
  return bytes.subarray(0, length)
}

const hexDigits = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, '0'))

export function hex(bytes: Uint8Array): string {
  let text = ''
  for (const byte of bytes) text += hexDigits[byte] as string
  return text
}
