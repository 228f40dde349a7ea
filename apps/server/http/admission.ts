import type { AnyCall } from '@opfor/sync/api/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Caller } from '../accounts/caller.ts'
import { findCaller } from '../accounts/sessions.ts'
import type { ServerContext } from '../context.ts'
import { addressKey } from './address.ts'
import { parseSessionToken } from './cookie.ts'
import { HttpError } from './http-error.ts'
import { checkVersion } from './version.ts'

/** What is known about a request before its body is read. */
export interface Admission {
  /** The signed-in player; empty ids if the call is public and nobody is. */
  readonly caller: Caller
  /** The address under which requests are counted. */
  readonly address: string
  readonly now: Date
  /** How the browser names itself and its system; empty if it does not. */
  readonly agent: string
  /** Counts the request as several more, once it is known what it costs. */
  readonly spend: (cost: number) => Promise<void>
}

const anonymous: Caller = { account: '', session: '' }
const admissions = new WeakMap<FastifyRequest, Admission>()

/** The admission of a request, if it was admitted. */
export function findAdmission(request: FastifyRequest): Admission | undefined {
  return admissions.get(request)
}

/** The admission of a request that was admitted. */
export function admissionOf(request: FastifyRequest): Admission {
  const admission = admissions.get(request)
  if (admission === undefined) throw new Error('The request was not admitted.')
  return admission
}

/**
 * Finds the caller and counts the request; throws if it is not allowed. What is open to anyone counts for the address, also
 * with a session: otherwise new accounts would bring new quotas.
 */
export async function admit(
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

/** Whether a refused body is so large that the connection is closed instead of receiving the rest of it. */
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

/** For so long a confirmed session may change how the account is signed in to. */
const proofLifetime = 5 * 60 * 1000

/** Throws if the session was not confirmed a short time ago: a stolen session must not become the account. */
function requireProof(caller: Caller | undefined, now: Date): void {
  const proved = caller?.proved
  if (proved === undefined || now.getTime() - proved.getTime() > proofLifetime)
    throw new HttpError(403, 'proof', 'Confirm with a passkey or a recovery code first.')
}

/** Rejects writes from other origins (CSRF protection). */
function checkOrigin({ method, headers }: FastifyRequest, origin: string): void {
  if (method !== 'GET' && headers.origin !== undefined && headers.origin !== origin)
    throw new HttpError(403, 'foreign', 'Cross-origin requests are not allowed.')
}
