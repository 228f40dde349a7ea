import net from 'node:net'

/** A response. */
export interface RawResponse {
  readonly status: number
  readonly text: string
}

/** A keep-alive connection for one request at a time. Minimal, so that measurements are not dominated by the client. */
export class HttpConnection {
  readonly #port: number
  #socket: net.Socket | undefined
  #resolve: ((response: RawResponse) => void) | undefined
  #received = ''

  constructor(port: number) {
    this.#port = port
  }

  /** Sends a request; returns status 0 if the connection breaks. */
  request(method: string, path: string, cookie: string, body?: string): Promise<RawResponse> {
    const socket = this.#socket ?? this.#open()
    const content =
      body === undefined
        ? ''
        : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`
    return new Promise((resolve) => {
      this.#resolve = resolve
      socket.write(
        `${method} ${path} HTTP/1.1\r\nhost: localhost\r\ncookie: ${cookie}\r\n${content}\r\n${body ?? ''}`,
      )
    })
  }

  close(): void {
    this.#socket?.destroy()
    this.#socket = undefined
  }

  #open(): net.Socket {
    const socket = net.connect(this.#port, '127.0.0.1')
    this.#socket = socket
    this.#received = ''
    socket.setNoDelay(true)
    socket.setTimeout(60_000, () => socket.destroy())
    socket.setEncoding('latin1')
    socket.on('data', (text: string) => {
      this.#received += text
      this.#parse()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      if (this.#socket === socket) this.#socket = undefined
      this.#settle({ status: 0, text: '' })
    })
    return socket
  }

  #parse(): void {
    const end = this.#received.indexOf('\r\n\r\n')
    if (end === -1) return
    const head = this.#received.slice(0, end)
    if (/\r\ntransfer-encoding: chunked/i.test(head)) {
      if (!this.#received.endsWith('\r\n0\r\n\r\n')) return
      this.#received = ''
      this.#settle({ status: Number(head.slice(9, 12)), text: '' })
      return
    }
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (this.#received.length < end + 4 + length) return
    const text = this.#received.slice(end + 4, end + 4 + length)
    this.#received = ''
    this.#settle({ status: Number(head.slice(9, 12)), text })
  }

  #settle(response: RawResponse): void {
    const resolve = this.#resolve
    this.#resolve = undefined
    resolve?.(response)
  }
}
