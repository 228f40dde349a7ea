import fastify, { type FastifyInstance, LogController, type FastifyReply, type FastifyRequest } from 'fastify'
import type { Json } from '@opfor/kernel'
import { type AnyCall, successStatus } from '@opfor/sync/api/call'
import { whoIs } from '../accounts/sessions.ts'
import { endpoints } from '../endpoints/index.ts'
import type { World } from '../context.ts'
import type { Me } from '../accounts/caller.ts'
import type { AnyReply, Endpoint } from './endpoint.ts'
import { problemOf } from './problem.ts'
import { HttpError } from './http-error.ts'
import { cookieOf, sessionCookie } from './cookie.ts'
import { agreeOnVersion } from './version.ts'
import { serveWeb } from './web.ts'

const nobody: Me = { account: '', session: '' }
const usualBody = 64 * 1024

/** The server as Fastify runs it: one route for each endpoint, and nothing else. */
export async function makeApp(world: World): Promise<FastifyInstance> {
  const { settings, metrics } = world
  const app = fastify({
    logger:
      settings.logLevel === 'silent'
        ? false
        : { level: settings.logLevel, redact: ['req.headers.cookie', 'res.headers["set-cookie"]'] },
    logController: new LogController({ disableRequestLogging: settings.logLevel !== 'debug' }),
    // One proxy: what it appends is true; what the caller wrote before that may not be.
    trustProxy: settings.behindProxy ? (_, hop) => hop === 0 : false,
    bodyLimit: usualBody,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
  })
  app.removeContentTypeParser('text/plain')
  for (const endpoint of endpoints) {
    const { method, path, maxBodyBytes = usualBody } = endpoint.call
    app.route({
      method,
      url: path,
      bodyLimit: maxBodyBytes,
      handler: (request, reply) => handle(world, endpoint, request, reply),
    })
  }
  app.setErrorHandler((error, request, reply) => {
    const { status, body } = problemOf(error)
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
  await serveWeb(app, settings.web)
  return app
}

async function handle(
  world: World,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const now = world.clock()
  agreeOnVersion(endpoint.call, request, reply)
  comesFromHere(request, world.settings.origin)
  const token = cookieOf(request.headers.cookie)
  const me = token === undefined ? undefined : await whoIs(world.sessions, token, now)
  const isStranger = endpoint.call.auth === 'player' && me === undefined
  const limit = isStranger ? 'public' : endpoint.call.rateLimit
  if (!(await world.allowances.spend(limit, me?.account ?? request.ip, now))) {
    world.metrics.limited.inc()
    void reply.header('retry-after', '60')
    throw new HttpError(429, 'tooOften', 'That is too often: wait a minute.')
  }
  if (isStranger) throw new HttpError(401, 'signIn', 'Sign in first: this is for the player whose it is.')
  const raw = {
    params: request.params as Json,
    query: plain(request.query),
    body: (request.body ?? {}) as Json,
  }
  return answered(reply, endpoint.call, await endpoint.run(raw, { world, me: me ?? nobody, now }), world)
}

/** A query string's fields: Fastify's have no prototype, which is well. */
function plain(query: unknown): Json {
  return { ...(query as Readonly<Record<string, string>>) }
}

/** A page of another site must not use the player's session: the browser says where a request comes from. */
function comesFromHere({ method, headers }: FastifyRequest, origin: string): void {
  if (method !== 'GET' && headers.origin !== undefined && headers.origin !== origin)
    throw new HttpError(403, 'foreign', 'This request comes from another site.')
}

function answered(
  reply: FastifyReply,
  call: AnyCall,
  { body, refusal, session }: AnyReply,
  world: World,
): unknown {
  if (refusal !== undefined) return reply.status(409).send(refusal)
  if (session !== undefined) void reply.header('set-cookie', sessionCookie(session, world.settings.origin))
  const status = successStatus(call)
  if (status === 302) return reply.redirect(String(body))
  if (call.mediaType !== undefined) void reply.type(call.mediaType)
  return reply.status(status).send(body)
}
