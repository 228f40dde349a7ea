import { createHash, randomBytes } from 'node:crypto'

/** No characters that look alike. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz'

export function randomCode(length: number): string {
  let text = ''
  while (text.length < length)
    for (const byte of randomBytes(length * 2))
      if (byte < alphabet.length * 8 && text.length < length) text += alphabet[byte % alphabet.length] ?? ''
  return text
}

/** 256 bits. */
export function randomToken(): string {
  return randomBytes(32).toString('base64url')
}

/** Only hashes are stored, so a leaked database does not allow signing in. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url')
}
