import { Readable } from 'node:stream'
import fastify, { type FastifyInstance, LogController, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Json } from '@opfor/kernel'
import { type AnyCall, successStatus } from '@opfor/sync/api/call'
import { admissionOf, admit } from './admission.ts'
import { endpoints } from '../endpoints/index.ts'
import type { ServerContext } from '../context.ts'
import type { Reply, Endpoint } from './endpoint.ts'
import { toProblem } from './problem.ts'
import { sessionCookie } from './cookie.ts'
import { noteEvent, noteSignedIn } from './events.ts'
import { shedLoad } from './shedding.ts'
import { serveWebApp } from './web.ts'

const defaultBodyLimit = 64 * 1024

/** Creates the Fastify app: one route per endpoint, and the web app. */
export async function makeApp(context: ServerContext): Promise<FastifyInstance> {
  const { settings, metrics } = context
  const app = fastify({
    logger:
      settings.logLevel === 'silent'
        ? false
        : { level: settings.logLevel, redact: ['req.headers.cookie', 'res.headers["set-cookie"]'] },
    logController: new LogController({ disableRequestLogging: settings.logLevel !== 'debug' }),
    // Trust only the address that the proxy appended; the client can forge the others.
    trustProxy: settings.behindProxy ? (_, hop) => hop === 0 : false,
    bodyLimit: defaultBodyLimit,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
  })
  app.removeContentTypeParser('text/plain')
  if (settings.traces !== undefined) {
    const { traceRequests } = await import('../operations/tracing.ts')
    await traceRequests(app, settings.traces)
  }
  await shedLoad(app, settings.maxDelay)
  for (const endpoint of endpoints) {
    const { method, path, maxBodyBytes = defaultBodyLimit } = endpoint.call
    app.route({
      method,
      url: path,
      bodyLimit: maxBodyBytes,
      // Before the body is read: a request that is not allowed costs nothing more.
      onRequest: (request, reply) => admit(context, endpoint.call, request, reply),
      onResponse: async (request, reply) => {
        noteEvent(context, endpoint.call, request, reply)
      },
      handler: (request, reply) => handle(context, endpoint, request, reply),
    })
  }
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = toProblem(error)
    if (status >= 500) request.log.error(error)
    if (status === 503) void reply.header('retry-after', '1')
    return reply.status(status).send(body)
  })
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'none'
    metrics.requests.observe({ route, status: String(reply.statusCode) }, reply.elapsedTime / 1000)
  })
  const headers = Object.entries(answerHeaders(settings.origin))
  app.addHook('onSend', async (_request, reply) => {
    for (const [name, value] of headers) if (!reply.hasHeader(name)) void reply.header(name, value)
  })
  await serveWebApp(app, settings.web)
  return app
}

/** The headers of every answer; the web app has its own content policy. */
function answerHeaders(origin: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    ...(origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

/** Answers a request that was admitted. */
async function handle(
  context: ServerContext,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const admission = admissionOf(request)
  const raw = {
    params: request.params as Json,
    query: toPlainObject(request.query),
    body: (request.body ?? {}) as Json,
  }
  const replied = await endpoint.run(raw, { context, ...admission })
  if (replied.account !== undefined) noteSignedIn(request, replied.account)
  return send(reply, endpoint.call, replied, context)
}

/** Copies the query of Fastify, which has no prototype, into a plain object. */
function toPlainObject(query: unknown): Json {
  return { ...(query as Readonly<Record<string, string>>) }
}

function send(
  reply: FastifyReply,
  call: AnyCall,
  { body, stream, conflict, session }: Reply,
  context: ServerContext,
): unknown {
  if (conflict !== undefined) return reply.status(409).send(conflict)
  if (session !== undefined) void reply.header('set-cookie', sessionCookie(session, context.settings.origin))
  const status = successStatus(call)
  if (call.mediaType !== undefined) void reply.type(call.mediaType)
  if (stream === undefined) return reply.status(status).send(body)
  return reply.status(status).type('application/json; charset=utf-8').send(Readable.from(stream.chunks()))
}
