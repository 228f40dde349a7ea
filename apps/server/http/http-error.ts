/** An error response with a status, a machine-readable id and a message. */
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

/** The error for things that do not exist or belong to another player; the caller cannot tell the difference. */
export function notFound(what: string): HttpError {
  return new HttpError(404, 'missing', `Not found: ${what}.`)
}
