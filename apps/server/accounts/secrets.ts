import { createHash, randomBytes } from 'node:crypto'

/** Letters and digits without those that look alike. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'

/** Generates a random code. */
export function randomCode(length: number): string {
  let text = ''
  while (text.length < length)
    for (const byte of randomBytes(length * 2))
      if (byte < alphabet.length * 8 && text.length < length) text += alphabet[byte % alphabet.length] ?? ''
  return text
}

/** Generates a random token of 256 bits. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Hashes a token or a code. Only hashes are stored, so a leaked database does not allow signing in. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
