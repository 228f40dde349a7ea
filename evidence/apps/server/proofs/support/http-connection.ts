import net from 'node:net'
import tls from 'node:tls'

export interface RawResponse {
  readonly status: number
  readonly text: string
}

/** The server reads the device of a page from this user agent. */
const agent = 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0'

/** Minimal, so that the client does not dominate measurements. One request at a time. */
export class HttpConnection {
  readonly #port: number
  readonly #byTls: boolean
  #socket: net.Socket | undefined
  #resolve: ((response: RawResponse) => void) | undefined
  #received = ''

  constructor(port: number, byTls = false) {
    this.#port = port
    this.#byTls = byTls
  }

  /** Returns status 0 if the connection breaks. */
  request(method: string, path: string, cookie: string, body?: string): Promise<RawResponse> {
    const socket = this.#socket ?? this.#open()
    const content =
      body === undefined
        ? ''
        : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`
    return new Promise((resolve) => {
      this.#resolve = resolve
      socket.write(
        `${method} ${path} HTTP/1.1\r\nhost: localhost\r\nuser-agent: ${agent}\r\ncookie: ${cookie}\r\n${content}\r\n${body ?? ''}`,
      )
    })
  }

  close(): void {
    this.#socket?.destroy()
    this.#socket = undefined
    this.#settle({ status: 0, text: '' })
  }

  #open(): net.Socket {
    const to = { port: this.#port, host: '127.0.0.1' }
    const socket = this.#byTls ? tls.connect({ ...to, rejectUnauthorized: false }) : net.connect(to)
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
      if (this.#socket !== socket) return
      this.#socket = undefined
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
    // A proxy closes a connection after a number of requests and announces it.
    if (/\r\nconnection: close/i.test(head)) this.close()
  }

  #settle(response: RawResponse): void {
    const resolve = this.#resolve
    this.#resolve = undefined
    resolve?.(response)
  }
}
