import { sessionLifetime } from '../accounts/sessions.ts'

const name = 'opfor'

/** Parses the session token from a Cookie header. */
export function parseSessionToken(header: string | undefined): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.trim().split('=')
    if (key === name && value !== undefined && /^[\w-]{20,100}$/.test(value)) return value
  }
  return undefined
}

/** The Set-Cookie header of a session; an empty token deletes the cookie. */
export function sessionCookie(token: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  const seconds = token === '' ? 0 : sessionLifetime / 1000
  return `${name}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`
}
