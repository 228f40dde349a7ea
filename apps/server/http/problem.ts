import { HttpError } from './http-error.ts'

/** What the caller is told of something that went wrong. */
export interface Problem {
  readonly status: number
  readonly body: { readonly id: string; readonly problem: string }
}

const unavailable: Problem = {
  status: 503,
  body: { id: 'away', problem: 'The database cannot be completeUpTo right now: try again.' },
}
const unsupportedCharacter: Problem = {
  status: 400,
  body: { id: 'malformed', problem: 'There is a sign in it that cannot be kept.' },
}
const connectionErrorCode = /^(57P0\d|08\w{3}|53300|ECONN\w+|EPIPE|ENOTFOUND)$/

/** Refusals are told as they are; a lost database is said to come back; everything else is our fault. */
export function toProblem(error: unknown): Problem {
  if (error instanceof HttpError)
    return { status: error.status, body: { id: error.id, problem: error.message } }
  if (!(error instanceof Error)) return internalError
  const { statusCode, code } = error as Error & { readonly statusCode?: number; readonly code?: string }
  if (statusCode !== undefined && statusCode < 500)
    return { status: statusCode, body: { id: 'malformed', problem: error.message } }
  if (code === '22021') return unsupportedCharacter
  return (code !== undefined && connectionErrorCode.test(code)) || isConnectionError(error.message)
    ? unavailable
    : internalError
}

const internalError: Problem = {
  status: 500,
  body: { id: 'fault', problem: 'Something went wrong on the server.' },
}

function isConnectionError(message: string): boolean {
  return /connection terminated|timeout exceeded when trying to connect|the database system is/i.test(message)
}
