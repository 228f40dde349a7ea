/** Only what we ship ourselves, nothing inline, nothing evaluated; scripts by the one policy of the app. */
const contentSecurityPolicy = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types opfor',
].join('; ')

/** What every response carries. */
const commonHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** The headers of a path: what has its content's hash in its name never changes, all else is asked for again. */
export function headersFor(path: string): Readonly<Record<string, string>> {
  const forever = /\/assets\/[^/]+$/.test(path)
  return { ...commonHeaders, 'Cache-Control': forever ? 'public, max-age=31536000, immutable' : 'no-cache' }
}
