import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** The headers of the web app; docs/hosting.md lists the same ones. */
const headers: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'self'; script-src 'self'; style-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; " +
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types opfor",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
}

/** Serves the files of the built web app, if configured, and redirects all other paths to it. */
export async function serveWebApp(app: FastifyInstance, folder: string | undefined): Promise<void> {
  if (folder === undefined) {
    app.setNotFoundHandler((_request, reply) =>
      reply.status(404).send({ id: 'missing', problem: 'Not found.' }),
    )
    return
  }
  const root = path.resolve(folder)
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    setHeaders: (response, file) => {
      const isImmutable = /[/\\]assets[/\\]/.test(file)
      void response.header('cache-control', isImmutable ? 'public, max-age=31536000, immutable' : 'no-cache')
      for (const [name, value] of Object.entries(headers)) void response.header(name, value)
    },
  })
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' && !/^\/(api|assets)\//.test(request.url)
      ? reply.redirect('/')
      : reply.status(404).send({ id: 'missing', problem: 'Not found.' }),
  )
}
