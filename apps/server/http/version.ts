import { apiVersion, versionHeader } from '@opfor/sync/api/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from './http-error.ts'

/** Sets the version header of the response, and rejects requests that name another version. */
export function checkVersion(path: string, { headers }: FastifyRequest, reply: FastifyReply): void {
  void reply.header(versionHeader, String(apiVersion))
  const requested = String(headers[versionHeader] ?? apiVersion)
  if (path.startsWith('/api/') && requested !== String(apiVersion))
    throw new HttpError(
      406,
      'version',
      `Expected API version ${apiVersion}, got ${requested}. Reload the app.`,
    )
}
