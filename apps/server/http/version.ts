import { apiVersion, versionHeader } from '@opfor/sync/api/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from './http-error.ts'

/** The version of a request without the header. */
const defaultVersion = '1'

/** Sets the version header of the response, and rejects requests of another version. */
export function checkVersion(path: string, { headers }: FastifyRequest, reply: FastifyReply): void {
  void reply.header(versionHeader, String(apiVersion))
  const requested = String(headers[versionHeader] ?? defaultVersion)
  if (path.startsWith('/api/') && requested !== String(apiVersion))
    throw new HttpError(
      406,
      'version',
      `Expected API version ${apiVersion}, got ${requested}. Reload the app.`,
    )
}
