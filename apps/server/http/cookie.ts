import { sessionLifetime } from '../accounts/sessions.ts'

/** With `__Host-` no other host of the domain can set it; browsers accept that only over https. */
function nameFor(origin: string): string {
  return origin.startsWith('https:') ? '__Host-opfor' : 'opfor'
}

/** Parses the session token from a Cookie header. */
export function parseSessionToken(header: string | undefined, origin: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.trim().split('=')
    if (key === nameFor(origin) && value !== undefined && /^[\w-]{20,100}$/.test(value)) return value
  }
  return undefined
}

/** The Set-Cookie header of a session; an empty token deletes the cookie. */
export function sessionCookie(token: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  const seconds = token === '' ? 0 : sessionLifetime / 1000
  return `${nameFor(origin)}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`
}
