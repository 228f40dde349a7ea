import { isUnavailable } from '@opfor/studies/database-error'
import { HttpError } from './http-error.ts'

/** An error response. */
export interface Problem {
  readonly status: number
  readonly body: { readonly id: string; readonly problem: string }
}

const unavailable: Problem = {
  status: 503,
  body: { id: 'away', problem: 'The database is temporarily unavailable. Try again.' },
}
const unsupportedCharacter: Problem = {
  status: 400,
  body: { id: 'malformed', problem: 'The request contains a character that cannot be stored.' },
}

/** Converts an error to a response: HTTP errors as they are, lost database connections to 503, all others to 500. */
export function toProblem(error: unknown): Problem {
  if (error instanceof HttpError)
    return { status: error.status, body: { id: error.id, problem: error.message } }
  if (!(error instanceof Error)) return internalError
  const { statusCode, code } = error as Error & { readonly statusCode?: number; readonly code?: string }
  if (statusCode !== undefined && statusCode < 500)
    return { status: statusCode, body: { id: 'malformed', problem: error.message } }
  if (code === '22021') return unsupportedCharacter
  return isUnavailable(error) ? unavailable : internalError
}

const internalError: Problem = {
  status: 500,
  body: { id: 'fault', problem: 'Internal server error.' },
}
