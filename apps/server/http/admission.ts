import net from 'node:net'
import { type AnyCall, apiVersion, versionHeader } from '@opfor/sync/api/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Caller, findCaller, sessionLifetime } from '../accounts/sessions.ts'
import { HttpError } from '../responses/problem.ts'
import type { ServerContext } from './context.ts'

/** `__Host-` prevents other hosts of the domain from setting the cookie; browsers accept it only over https. */
function nameFor(origin: string): string {
  return origin.startsWith('https:') ? '__Host-opfor' : 'opfor'
}

function parseSessionToken(header: string | undefined, origin: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const [key, value] = part.trim().split('=')
    if (key === nameFor(origin) && value !== undefined && /^[\w-]{20,100}$/.test(value)) return value
  }
  return undefined
}

/** An empty token deletes the cookie. */
export function sessionCookie(token: string, origin: string): string {
  const secure = origin.startsWith('https:') ? '; Secure' : ''
  const seconds = token === '' ? 0 : sessionLifetime / 1000
  return `${nameFor(origin)}=${token}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${seconds}${secure}`
}

/** Also rejects requests that name another version. */
function checkVersion(path: string, { headers }: FastifyRequest, reply: FastifyReply): void {
  void reply.header(versionHeader, String(apiVersion))
  const requested = String(headers[versionHeader] ?? apiVersion)
  if (path.startsWith('/api/') && requested !== String(apiVersion))
    throw new HttpError(
      406,
      'version',
      `Expected API version ${apiVersion}, got ${requested}. Reload the app.`,
    )
}

/** IPv6 addresses count by 56 bits, because a provider gives a household a whole network. */
export function addressKey(ip: string): string {
  const [address = ''] = ip.split('%')
  if (!net.isIPv6(address)) return address
  const groups = expand(new URL(`http://[${address}]`).hostname.slice(1, -1))
  const [a, b, c, d = 0, , sixth, high = 0, low = 0] = groups
  const isIPv4 = sixth === 0xffff && groups.slice(0, 5).every((group) => group === 0)
  if (isIPv4) return [high >> 8, high & 255, low >> 8, low & 255].join('.')
  return `${[a, b, c, d & 0xff00].map((group) => (group ?? 0).toString(16)).join(':')}::/56`
}

function expand(address: string): readonly number[] {
  const [head = [], tail = []] = address
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))))
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail]
}

/** Known before the body is read. */
export interface RequestContext {
  /** Has empty ids if a public call has no signed-in player. */
  readonly caller: Caller
  readonly address: string
  readonly now: Date
  /** The browser's name for itself and its system, or empty. */
  readonly agent: string
  /** Counts several more requests once the cost is known. */
  readonly spend: (cost: number) => Promise<void>
}

const anonymous: Caller = { account: '', session: '' }
const admissions = new WeakMap<FastifyRequest, RequestContext>()

/** Undefined if the request was not admitted. */
export function findRequestContext(request: FastifyRequest): RequestContext | undefined {
  return admissions.get(request)
}

export function requestContextOf(request: FastifyRequest): RequestContext {
  const admission = admissions.get(request)
  if (admission === undefined) throw new Error('The request was not admitted.')
  return admission
}

/**
 * Throws if the request is not allowed. Public calls count by address even with a session: otherwise new accounts would bring new
 * quotas.
 */
export async function authorizeRequest(
  context: ServerContext,
  call: AnyCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  try {
    await check(context, call, request, reply)
  } catch (error) {
    if (hasLargeBody(request)) void reply.header('connection', 'close')
    throw error
  }
}

/** Devices send less at a time. */
const largeBody = 200_000

/** If true, the connection is closed instead of receiving the rest. */
function hasLargeBody({ headers }: FastifyRequest): boolean {
  return Number(headers['content-length'] ?? 0) > largeBody || headers['transfer-encoding'] !== undefined
}

async function check(
  context: ServerContext,
  { auth, needsProof = false, rateLimit, cost = 1, path }: AnyCall,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  const now = context.clock()
  checkVersion(path, request, reply)
  checkOrigin(request, context.settings.origin)
  const token = parseSessionToken(request.headers.cookie, context.settings.origin)
  const caller = token === undefined ? undefined : await findCaller(context.sessionLookup, token, now)
  const address = addressKey(request.ip)
  const agent = request.headers['user-agent'] ?? ''
  const isUnauthorized = auth === 'player' && caller === undefined
  const limit = isUnauthorized ? 'public' : rateLimit
  const key = auth === 'player' && caller !== undefined ? caller.account : address
  const spend = async (units: number): Promise<void> => {
    if (units === 0 || (await context.rateLimiter.consume(limit, key, now, units))) return
    context.metrics.limited.inc()
    void reply.header('retry-after', '60')
    throw new HttpError(429, 'tooOften', 'Too many requests. Wait a minute.')
  }
  await spend(cost)
  if (isUnauthorized) throw new HttpError(401, 'signIn', 'Sign in first.')
  if (needsProof) requireProof(caller, now)
  admissions.set(request, { caller: caller ?? anonymous, address, now, agent, spend })
}

/** For this long, a confirmed session may change sign-in methods. */
const proofLifetime = 5 * 60 * 1000

/** A stolen session must not become the account. */
function requireProof(caller: Caller | undefined, now: Date): void {
  const proved = caller?.proved
  if (proved === undefined || now.getTime() - proved.getTime() > proofLifetime)
    throw new HttpError(403, 'proof', 'Confirm with a passkey or a recovery code first.')
}

/** CSRF protection: rejects writes from other origins. */
function checkOrigin({ method, headers }: FastifyRequest, origin: string): void {
  if (method !== 'GET' && headers.origin !== undefined && headers.origin !== origin)
    throw new HttpError(403, 'foreign', 'Cross-origin requests are not allowed.')
}
