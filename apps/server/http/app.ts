import fastify, { type FastifyInstance, LogController, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Json } from '@opfor/kernel'
import { type AnyCall, successStatus } from '@opfor/sync/api/call'
import { findCaller } from '../accounts/sessions.ts'
import { endpoints } from '../endpoints/index.ts'
import type { ServerContext } from '../context.ts'
import type { Caller } from '../accounts/caller.ts'
import type { Reply, Endpoint } from './endpoint.ts'
import { toProblem } from './problem.ts'
import { HttpError } from './http-error.ts'
import { parseSessionToken, sessionCookie } from './cookie.ts'
import { checkVersion } from './version.ts'
import { serveWebApp } from './web.ts'

const anonymous: Caller = { account: '', session: '' }
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
  for (const endpoint of endpoints) {
    const { method, path, maxBodyBytes = defaultBodyLimit } = endpoint.call
    app.route({
      method,
      url: path,
      bodyLimit: maxBodyBytes,
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
  app.addHook('onSend', async (_request, reply) => {
    void reply.header('x-content-type-options', 'nosniff')
    if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'no-store')
  })
  await serveWebApp(app, settings.web)
  return app
}

async function handle(
  context: ServerContext,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const now = context.clock()
  checkVersion(endpoint.call, request, reply)
  checkOrigin(request, context.settings.origin)
  const token = parseSessionToken(request.headers.cookie)
  const caller = token === undefined ? undefined : await findCaller(context.sessionLookup, token, now)
  const isUnauthorized = endpoint.call.auth === 'player' && caller === undefined
  const limit = isUnauthorized ? 'public' : endpoint.call.rateLimit
  if (!(await context.rateLimiter.consume(limit, caller?.account ?? request.ip, now))) {
    context.metrics.limited.inc()
    void reply.header('retry-after', '60')
    throw new HttpError(429, 'tooOften', 'Too many requests. Wait a minute.')
  }
  if (isUnauthorized) throw new HttpError(401, 'signIn', 'Sign in first.')
  const raw = {
    params: request.params as Json,
    query: toPlainObject(request.query),
    body: (request.body ?? {}) as Json,
  }
  return send(
    reply,
    endpoint.call,
    await endpoint.run(raw, { context, caller: caller ?? anonymous, now }),
    context,
  )
}

/** Copies the query of Fastify, which has no prototype, into a plain object. */
function toPlainObject(query: unknown): Json {
  return { ...(query as Readonly<Record<string, string>>) }
}

/** Rejects writes from other origins (CSRF protection). */
function checkOrigin({ method, headers }: FastifyRequest, origin: string): void {
  if (method !== 'GET' && headers.origin !== undefined && headers.origin !== origin)
    throw new HttpError(403, 'foreign', 'Cross-origin requests are not allowed.')
}

function send(
  reply: FastifyReply,
  call: AnyCall,
  { body, conflict, session }: Reply,
  context: ServerContext,
): unknown {
  if (conflict !== undefined) return reply.status(409).send(conflict)
  if (session !== undefined) void reply.header('set-cookie', sessionCookie(session, context.settings.origin))
  const status = successStatus(call)
  if (status === 302) return reply.redirect(String(body))
  if (call.mediaType !== undefined) void reply.type(call.mediaType)
  return reply.status(status).send(body)
}
