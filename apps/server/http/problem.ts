import { HttpError } from './http-error.ts'

/** What the caller is told of something that went wrong. */
export interface Problem {
  readonly status: number
  readonly body: { readonly id: string; readonly problem: string }
}

const away: Problem = {
  status: 503,
  body: { id: 'away', problem: 'The database cannot be reached right now: try again.' },
}
const unwritable: Problem = {
  status: 400,
  body: { id: 'malformed', problem: 'There is a sign in it that cannot be kept.' },
}
const lostConnection = /^(57P0\d|08\w{3}|53300|ECONN\w+|EPIPE|ENOTFOUND)$/

/** Refusals are told as they are; a lost database is said to come back; everything else is our fault. */
export function problemOf(error: unknown): Problem {
  if (error instanceof HttpError)
    return { status: error.status, body: { id: error.id, problem: error.message } }
  if (!(error instanceof Error)) return ours
  const { statusCode, code } = error as Error & { readonly statusCode?: number; readonly code?: string }
  if (statusCode !== undefined && statusCode < 500)
    return { status: statusCode, body: { id: 'malformed', problem: error.message } }
  if (code === '22021') return unwritable
  return (code !== undefined && lostConnection.test(code)) || isLost(error.message) ? away : ours
}

const ours: Problem = { status: 500, body: { id: 'fault', problem: 'Something went wrong on the server.' } }

function isLost(message: string): boolean {
  return /connection terminated|timeout exceeded when trying to connect|the database system is/i.test(message)
}
