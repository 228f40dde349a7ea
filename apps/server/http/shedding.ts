import underPressure from '@fastify/under-pressure'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { HttpError } from './http-error.ts'

/** The checks of operators are answered under any load. */
const alwaysAnswered = new Set(['/health', '/ready', '/metrics'])

/** Refuses requests with 503 while the event loop is late by more than `maxDelay` milliseconds; 0 never does. */
export async function shedLoad(app: FastifyInstance, maxDelay: number): Promise<void> {
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
