import { createHash, randomBytes } from 'node:crypto'

/** Letters and digits that are not mistaken for each other when read aloud or typed. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'

/** A random text of `length` letters. */
export function randomCode(length: number): string {
  let text = ''
  while (text.length < length)
    for (const byte of randomBytes(length * 2))
      if (byte < alphabet.length * 8 && text.length < length) text += alphabet[byte % alphabet.length] ?? ''
  return text
}

/** A random token that nobody guesses. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Only the hash of a token or a code is kept: whoever reads the database cannot sign in with it. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
