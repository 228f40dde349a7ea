/** A list may be read element by element. */
export type StreamedFields<T> = {
  readonly [K in keyof T]: T[K] | (T[K] extends readonly (infer E)[] ? AsyncIterable<E> : never)
}

const minChunk = 64 * 1024

/** Written while it is read from the database, so never entirely in memory. */
export class JsonStream<T> {
  readonly #fields: StreamedFields<T>

  constructor(fields: StreamedFields<T>) {
    this.#fields = fields
  }

  async *chunks(): AsyncGenerator<string> {
    let waiting = ''
    for await (const part of this.#parts()) {
      waiting += part
      if (waiting.length < minChunk) continue
      yield waiting
      waiting = ''
    }
    yield waiting
  }

  async *#parts(): AsyncGenerator<string> {
    let before = '{'
    for (const [key, value] of Object.entries<unknown>(this.#fields)) {
      if (value === undefined) continue
      yield `${before}${JSON.stringify(key)}:`
      before = ','
      if (isAsyncIterable(value)) yield* listParts(value)
      else yield JSON.stringify(value)
    }
    yield before === '{' ? '{}' : '}'
  }
}

async function* listParts(elements: AsyncIterable<unknown>): AsyncGenerator<string> {
  let before = '['
  for await (const element of elements) {
    yield `${before}${JSON.stringify(element)}`
    before = ','
  }
  yield before === '[' ? '[]' : ']'
}

function isAsyncIterable(value: unknown): value is AsyncIterable<unknown> {
  return typeof value === 'object' && value !== null && Symbol.asyncIterator in value
}
