import { Readable } from 'node:stream'
import { text as readText } from 'node:stream/consumers'
import type { FastifyInstance } from 'fastify'
import { endpoints } from '../endpoints/index.ts'
import { HttpError } from '../http/http-error.ts'
import { makeServer, type ServerProcess } from '../server.ts'
import type { Settings } from '../settings.ts'
import type { TestDatabase } from '@opfor/studies/testing'
import { makeDatabase } from './database.ts'
import { contractViolation } from './contract.ts'

/** The origin of test servers. */
export const origin = 'https://opfor.test'

/** The settings of a test server. */
export function testSettings(database: string, change: Partial<Settings> = {}): Settings {
  return {
    database,
    origin,
    host: '127.0.0.1',
    port: 0,
    connections: 5,
    web: undefined,
    behindProxy: false,
    limitFactor: 1,
    maxDelay: 0,
    logLevel: 'silent',
    traces: undefined,
    ...change,
  }
}

/** A server with its own database and a clock that the test controls. */
export interface TestServer extends ServerProcess {
  readonly database: TestDatabase
  now: Date
}

/** Starts a test server. Requests are injected; it does not listen on a port. */
export async function startServer(change: Partial<Settings> = {}): Promise<TestServer> {
  const database = await makeDatabase()
  const server = { now: new Date('2026-11-15T12:00:00Z') }
  const running = await makeServer(testSettings(database.url, change), () => server.now)
  checkResponses(running.app)
  const stop = async (): Promise<void> => {
    await running.stop()
    await database.drop()
  }
  return Object.assign(server, { ...running, database, stop })
}

/** Replaces responses that violate the contract with status 500, so that the test fails. */
function checkResponses(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const { url } = request.routeOptions
    const call = endpoints.find((each) => each.call.path === url && each.call.method === request.method)?.call
    if (call === undefined || reply.statusCode === 500) return payload
    const text = payload instanceof Readable ? await readText(payload) : payload
    const violation = contractViolation(call, reply.statusCode, typeof text === 'string' ? text : '')
    if (violation !== undefined)
      throw new HttpError(500, 'undeclared', `${call.method} ${call.path}: ${violation}.`)
    return text
  })
}
