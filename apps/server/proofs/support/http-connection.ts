import net from 'node:net'

/** What came back. */
export interface Reply {
  readonly status: number
  readonly text: string
}

/** One kept-open connection that sends one request at a time: little more than a socket, so that it measures the server. */
export class Wire {
  readonly #port: number
  #socket: net.Socket | undefined
  #waiting: ((reply: Reply) => void) | undefined
  #received = ''

  constructor(port: number) {
    this.#port = port
  }

  /** Sends a request; a connection that breaks is status 0. */
  ask(method: string, path: string, cookie: string, body?: string): Promise<Reply> {
    const socket = this.#socket ?? this.#open()
    const content =
      body === undefined
        ? ''
        : `content-type: application/json\r\ncontent-length: ${Buffer.byteLength(body)}\r\n`
    return new Promise((resolve) => {
      this.#waiting = resolve
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
      this.#read()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      if (this.#socket === socket) this.#socket = undefined
      this.#answer({ status: 0, text: '' })
    })
    return socket
  }

  #read(): void {
    const end = this.#received.indexOf('\r\n\r\n')
    if (end === -1) return
    const head = this.#received.slice(0, end)
    const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
    if (this.#received.length < end + 4 + length) return
    const text = this.#received.slice(end + 4, end + 4 + length)
    this.#received = ''
    this.#answer({ status: Number(head.slice(9, 12)), text })
  }

  #answer(reply: Reply): void {
    const waiting = this.#waiting
    this.#waiting = undefined
    waiting?.(reply)
  }
}
