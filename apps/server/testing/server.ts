import { Readable } from 'node:stream'
import { text as readText } from 'node:stream/consumers'
import { isDeepStrictEqual } from 'node:util'
import { parseJson, parseWith, record, type Shape, text } from '@opfor/kernel'
import type { TestDatabase } from '@opfor/studies/testing'
import { type AnyCall, successStatus } from '@opfor/sync/api/call'
import type { FastifyInstance } from 'fastify'
import { endpoints } from '../endpoints/index.ts'
import { HttpError } from '../responses/problem.ts'
import { makeServer, type ServerProcess } from '../server.ts'
import type { ServerSettings } from '../settings.ts'
import { makeDatabase } from './database.ts'

const problem = record({ id: text(), problem: text(10_000) })

/** Undefined if the response conforms. */
export function contractViolation(call: AnyCall, status: number, payload: string): string | undefined {
  const { response, conflict, mediaType } = call
  if (status >= 400) {
    const violation = payload === '' ? undefined : shapeViolation(problem, payload)
    return status === 409 && conflict !== undefined && violation !== undefined
      ? shapeViolation(conflict, payload)
      : violation
  }
  if (status !== successStatus(call)) return `expected status ${successStatus(call)}, got ${status}`
  if (response === undefined) return payload === '' ? undefined : 'expected no body'
  return shapeViolation(response, mediaType === undefined ? payload : JSON.stringify(payload))
}

/** Parsing drops undeclared fields, which makes the value differ from the payload. */
function shapeViolation(shape: Shape<unknown>, payload: string): string | undefined {
  const json = parseJson(payload)
  if (!json.ok) return json.problem
  const value = parseWith(shape, json.value)
  if (!value.ok) return value.problem
  return isDeepStrictEqual(value.value, json.value) ? undefined : 'undeclared fields'
}

export const origin = 'https://opfor.test'

export function testSettings(database: string, change: Partial<ServerSettings> = {}): ServerSettings {
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

export interface TestServer extends ServerProcess {
  readonly database: TestDatabase
  now: Date
}

/** Requests are injected; it does not listen. */
export async function startServer(change: Partial<ServerSettings> = {}): Promise<TestServer> {
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

/** Violations become status 500, so that the test fails. */
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
