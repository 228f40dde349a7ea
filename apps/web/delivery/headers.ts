import type { Plugin } from 'vite'

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

const commonHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': contentSecurityPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
  'X-Content-Type-Options': 'nosniff',
}

/** Files with a content hash are cached forever, others are revalidated. */
export function headersFor(path: string): Readonly<Record<string, string>> {
  const forever = /\/assets\/[^/]+$/.test(path)
  return { ...commonHeaders, 'Cache-Control': forever ? 'public, max-age=31536000, immutable' : 'no-cache' }
}

export function headersInPreview(): Plugin {
  return {
    name: 'opfor-headers',
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        const { pathname } = new URL(request.url ?? '/', 'http://localhost')
        for (const [name, value] of Object.entries(headersFor(pathname))) response.setHeader(name, value)
        next()
      })
    },
  }
}
