/** The server says no: with a status, an id that programs know, and a sentence for people. */
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

/** Nothing is there, or it is not for whoever asks: the two cannot be told apart. */
export function notFound(what: string): HttpError {
  return new HttpError(404, 'missing', `There is no such ${what}.`)
}
