import { calls } from '@opfor/sync/api'
import type { AnyCall } from '@opfor/sync/api/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { ServerContext } from '../context.ts'
import { findAdmission } from './admission.ts'

const names = new Map(Object.entries(calls).map(([name, call]) => [call, name]))

const signedIn = new WeakMap<FastifyRequest, string>()

/** Notes which account a request has signed in: it was not known when the request was admitted. */
export function noteSignedIn(request: FastifyRequest, account: string): void {
  signedIn.set(request, account)
}

/** Whether a call is about who may use an account. */
function isAboutAccess({ rateLimit, needsProof = false, path }: AnyCall): boolean {
  return rateLimit === 'signIn' || needsProof || path === '/api/session'
}

/**
 * Logs and counts what concerns access: joining, signing in and out, proofs, passkeys, codes, deletion, and their failures. Of other
 * calls only those that were refused are logged.
 */
export function noteEvent(
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
  const account = signedIn.get(request) ?? findAdmission(request)?.caller.account ?? ''
  request.log.info({ event, outcome, status: statusCode, ...(account === '' ? {} : { account }) }, 'access')
}
