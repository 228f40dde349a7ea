import { isDeepStrictEqual } from 'node:util'
import { parseJson, read, record, type Shape, text } from '@opfor/kernel'
import { type AnyCall, statusOf } from '@opfor/sync/api/call'

const problem = record({ id: text(), problem: text(10_000) })

/** What is in an answer that its call does not declare, or is not as declared; undefined where all is well. */
export function undeclared(call: AnyCall, status: number, payload: string): string | undefined {
  const { gives, refuses, type } = call
  if (status >= 400) {
    const told = payload === '' ? undefined : wrongWith(problem, payload)
    return status === 409 && refuses !== undefined && told !== undefined ? wrongWith(refuses, payload) : told
  }
  if (status !== statusOf(call)) return `the status is ${status}, and not ${statusOf(call)}`
  if (status === 302) return undefined
  if (gives === undefined) return payload === '' ? undefined : 'nothing is declared'
  return wrongWith(gives, type === undefined ? payload : JSON.stringify(payload))
}

/** A reader passes over the fields that it does not know: then what was read is not what was said. */
function wrongWith(shape: Shape<unknown>, payload: string): string | undefined {
  const json = parseJson(payload)
  if (!json.ok) return json.problem
  const value = read(shape, json.value)
  if (!value.ok) return value.problem
  return isDeepStrictEqual(value.value, json.value) ? undefined : 'there are fields that are not declared'
}
