import { isUnavailable } from '@opfor/studies/database-error'

export class HttpError extends Error {
  override readonly name = 'HttpError'
  readonly status: number
  readonly id: string

  constructor(status: number, id: string, text: string) {
    super(text)
    this.status = status
    this.id = id
  }
}

/** Also for things of other players: the caller cannot tell the difference. */
export function notFound(what: string): HttpError {
  return new HttpError(404, 'missing', `Not found: ${what}.`)
}

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

/** Lost database connections become 503, unknown errors 500. */
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
