import { isDeepStrictEqual } from 'node:util'
import { parseJson, read, record, type Shape, text } from '@opfor/kernel'
import { type AnyCall, successStatus } from '@opfor/sync/api/call'

const problem = record({ id: text(), problem: text(10_000) })

/** What is in an answer that its call does not declare, or is not as declared; undefined where all is well. */
export function contractViolation(call: AnyCall, status: number, payload: string): string | undefined {
  const { response, conflict, mediaType } = call
  if (status >= 400) {
    const violation = payload === '' ? undefined : shapeViolation(problem, payload)
    return status === 409 && conflict !== undefined && violation !== undefined
      ? shapeViolation(conflict, payload)
      : violation
  }
  if (status !== successStatus(call)) return `the status is ${status}, and not ${successStatus(call)}`
  if (status === 302) return undefined
  if (response === undefined) return payload === '' ? undefined : 'nothing is declared'
  return shapeViolation(response, mediaType === undefined ? payload : JSON.stringify(payload))
}

/** A reader passes over the fields that it does not know: then what was read is not what was said. */
function shapeViolation(shape: Shape<unknown>, payload: string): string | undefined {
  const json = parseJson(payload)
  if (!json.ok) return json.problem
  const value = read(shape, json.value)
  if (!value.ok) return value.problem
  return isDeepStrictEqual(value.value, json.value) ? undefined : 'there are fields that are not declared'
}
