import { sessionLifetime } from '../accounts/sessions.ts'

const name = 'opfor'

/** The session's token from a request's cookies. */
export function parseSessionToken(header: string | undefined): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.trim().split('=')
    if (key === name && value !== undefined && /^[\w-]{20,100}$/.test(value)) return value
  }
  return undefined
}

/** The cookie that keeps a session; an empty token ends it. No script and no other site can use it. */
export function sessionCookie(token: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  const seconds = token === '' ? 0 : sessionLifetime / 1000
  return `${name}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`
}
