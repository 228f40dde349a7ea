/** Only our own files, nothing inline or evaluated; script URLs only through the app's Trusted Types policy. */
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

/** The headers of every response. */
const commonHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** The headers of a path: files with a content hash in their name are cached forever, all others are revalidated. */
export function headersFor(path: string): Readonly<Record<string, string>> {
  const forever = /\/assets\/[^/]+$/.test(path)
  return { ...commonHeaders, 'Cache-Control': forever ? 'public, max-age=31536000, immutable' : 'no-cache' }
}
