import { isDeepStrictEqual } from 'node:util'
import { parseJson, read, record, type Shape, text } from '@opfor/kernel'
import { type AnyCall, successStatus } from '@opfor/sync/api/call'

const problem = record({ id: text(), problem: text(10_000) })

/** Describes how a response violates the declaration of its call; undefined if it conforms. */
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

/** Parsing drops undeclared fields, so the parsed value differs from the payload if there are any. */
function shapeViolation(shape: Shape<unknown>, payload: string): string | undefined {
  const json = parseJson(payload)
  if (!json.ok) return json.problem
  const value = read(shape, json.value)
  if (!value.ok) return value.problem
  return isDeepStrictEqual(value.value, json.value) ? undefined : 'undeclared fields'
}
