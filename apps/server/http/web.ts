import path from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

const strict = [
  "default-src 'self'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  "frame-ancestors 'none'",
  "base-uri 'none'",
  "require-trusted-types-for 'script'",
].join('; ')

/** Serves the built web app, if there is one: files as they are, and the app itself for every other address. */
export async function serveWeb(app: FastifyInstance, folder: string | undefined): Promise<void> {
  if (folder === undefined) {
    app.setNotFoundHandler((_request, reply) =>
      reply.status(404).send({ id: 'missing', problem: 'Nothing is here.' }),
    )
    return
  }
  const root = path.resolve(folder)
  await app.register(fastifyStatic, {
    root,
    cacheControl: false,
    setHeaders: (response, file) => {
      const forever = /[/\\]assets[/\\]/.test(file)
      void response.header('cache-control', forever ? 'public, max-age=31536000, immutable' : 'no-cache')
      if (file.endsWith('.html')) {
        void response.header('content-security-policy', strict)
        void response.header('referrer-policy', 'no-referrer')
      }
    },
  })
  app.setNotFoundHandler((request, reply) =>
    request.method === 'GET' && !request.url.startsWith('/api/')
      ? reply.sendFile('index.html')
      : reply.status(404).send({ id: 'missing', problem: 'Nothing is here.' }),
  )
}
