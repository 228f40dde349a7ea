import path from 'node:path'
import { Readable } from 'node:stream'
import fastifyStatic from '@fastify/static'
import underPressure from '@fastify/under-pressure'
import type { Json } from '@opfor/kernel'
import { calls } from '@opfor/sync/api'
import { type AnyCall, successStatus } from '@opfor/sync/api/call'
import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest, LogController } from 'fastify'
import { HttpError, toProblem } from '../responses/problem.ts'
import { requestContextOf, authorizeRequest, findRequestContext, sessionCookie } from './admission.ts'
import type { ServerContext } from './context.ts'
import type { Endpoint, EndpointHandlerReply } from './endpoint.ts'

/** docs/hosting.md lists the same headers. */
const headers: Readonly<Record<string, string>> = {
  'Content-Security-Policy':
    "default-src 'self'; script-src 'self'; style-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; " +
    "frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types opfor",
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
  'Referrer-Policy': 'no-referrer',
}

/** Redirects all other paths to the app. */
async function serveWebApp(app: FastifyInstance, folder: string | undefined): Promise<void> {
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

const names = new Map(Object.entries(calls).map(([name, call]) => [call, name]))

const signedIn = new WeakMap<FastifyRequest, string>()

/** The account was unknown when the request was admitted. */
function noteSignedIn(request: FastifyRequest, account: string): void {
  signedIn.set(request, account)
}

function isAboutAccess({ rateLimit, needsProof = false, path }: AnyCall): boolean {
  return rateLimit === 'signIn' || needsProof || path === '/api/session'
}

/** Logs and counts calls about access, and their failures. Of other calls, logs only rejected ones. */
function noteEvent(
  { metrics }: ServerContext,
  call: AnyCall,
  request: FastifyRequest,
  { statusCode }: FastifyReply,
): void {
  const isAccess = isAboutAccess(call)
  if (!isAccess && statusCode !== 401 && statusCode !== 403) return
  const event = names.get(call) ?? 'unknown'
  const outcome = statusCode < 400 ? 'done' : statusCode === 429 ? 'limited' : 'refused'
  if (isAccess) metrics.access.inc({ event, outcome })
  const account = signedIn.get(request) ?? findRequestContext(request)?.caller.account ?? ''
  request.log.info({ event, outcome, status: statusCode, ...(account === '' ? {} : { account }) }, 'access')
}

/** Operators' checks are answered under any load. */
const alwaysAnswered = new Set(['/health', '/ready', '/metrics'])

/** Answers 503 while the event loop is late by more than `maxDelay` milliseconds; 0 never does. */
async function shedLoad(app: FastifyInstance, maxDelay: number): Promise<void> {
  if (maxDelay === 0) return
  await app.register(underPressure, {
    maxEventLoopDelay: maxDelay,
    sampleInterval: 250,
    pressureHandler: (request: FastifyRequest) => {
      if (!alwaysAnswered.has(request.routeOptions.url ?? ''))
        throw new HttpError(503, 'busy', 'The server is busy. Try again in a moment.')
    },
  })
}

const defaultBodyLimit = 64 * 1024

export async function makeApp(
  context: ServerContext,
  endpoints: readonly Endpoint[],
): Promise<FastifyInstance> {
  const { settings, metrics } = context
  const app = fastify({
    logger:
      settings.logLevel === 'silent'
        ? false
        : { level: settings.logLevel, redact: ['req.headers.cookie', 'res.headers["set-cookie"]'] },
    logController: new LogController({ disableRequestLogging: settings.logLevel !== 'debug' }),
    // Trusts only the address that the proxy appended; clients can forge the others.
    trustProxy: settings.behindProxy ? (_, hop) => hop === 0 : false,
    bodyLimit: defaultBodyLimit,
    requestTimeout: 30_000,
    routerOptions: { maxParamLength: 200 },
    forceCloseConnections: 'idle',
  })
  app.removeContentTypeParser('text/plain')
  if (settings.traces !== undefined) {
    const { traceRequests } = await import('../telemetry/tracing.ts')
    await traceRequests(app, settings.traces)
  }
  await shedLoad(app, settings.maxDelay)
  for (const endpoint of endpoints) {
    const { method, path, maxBodyBytes = defaultBodyLimit } = endpoint.call
    app.route({
      method,
      url: path,
      bodyLimit: maxBodyBytes,
      // Before the body is read: a rejected request costs nothing more.
      onRequest: (request, reply) => authorizeRequest(context, endpoint.call, request, reply),
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

/** The web app has its own content policy. */
function answerHeaders(origin: string): Readonly<Record<string, string>> {
  return {
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    ...(origin.startsWith('https:') ? { 'strict-transport-security': 'max-age=31536000' } : {}),
  }
}

async function handle(
  context: ServerContext,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<unknown> {
  const admission = requestContextOf(request)
  const raw = {
    params: request.params as Json,
    query: toPlainObject(request.query),
    body: (request.body ?? {}) as Json,
  }
  const replied = await endpoint.run(raw, { context, ...admission })
  if (replied.account !== undefined) noteSignedIn(request, replied.account)
  return send(reply, endpoint.call, replied, context)
}

/** Fastify's query has no prototype. */
function toPlainObject(query: unknown): Json {
  return { ...(query as Readonly<Record<string, string>>) }
}

function send(
  reply: FastifyReply,
  call: AnyCall,
  { body, stream, conflict, session }: EndpointHandlerReply,
  context: ServerContext,
): unknown {
  if (conflict !== undefined) return reply.status(409).send(conflict)
  if (session !== undefined) void reply.header('set-cookie', sessionCookie(session, context.settings.origin))
  const status = successStatus(call)
  if (call.mediaType !== undefined) void reply.type(call.mediaType)
  if (stream === undefined) return reply.status(status).send(body)
  return reply.status(status).type('application/json; charset=utf-8').send(Readable.from(stream.chunks()))
}
