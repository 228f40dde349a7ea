import { type AnyCall, apiVersion, versionHeader } from '@opfor/sync/api/call'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { HttpError } from './http-error.ts'

/** The version of apps that were installed before they said by which one they ask. */
const defaultVersion = '1'

/** Says by which version the server answers, and refuses an app that asks by another. */
export function checkVersion({ path }: AnyCall, { headers }: FastifyRequest, reply: FastifyReply): void {
  void reply.header(versionHeader, String(apiVersion))
  const requested = String(headers[versionHeader] ?? defaultVersion)
  if (path.startsWith('/api/') && requested !== String(apiVersion))
    throw new HttpError(
      406,
      'version',
      `The server answers version ${apiVersion} of its interface, and the app asks for another: load the app again.`,
    )
}
