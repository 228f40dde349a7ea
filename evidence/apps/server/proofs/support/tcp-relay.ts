import net from 'node:net'

/** A fixed address with a changeable target, like the address of a database and its standby. */
export class TcpRelay {
  readonly port: number
  readonly #server: net.Server
  readonly #sockets = new Set<net.Socket>()
  #target: number

  constructor(port: number, target: number) {
    this.port = port
    this.#target = target
    this.#server = net.createServer((client) => this.#connect(client)).listen(port, '127.0.0.1')
  }

  /** Also ends existing connections. */
  pointTo(target: number): void {
    this.#target = target
    for (const socket of this.#sockets) socket.destroy()
  }

  close(): void {
    this.#server.close()
    for (const socket of this.#sockets) socket.destroy()
  }

  #connect(client: net.Socket): void {
    const database = net.connect(this.#target, '127.0.0.1')
    for (const [socket, other] of [
      [client, database],
      [database, client],
    ] as const) {
      this.#sockets.add(socket)
      socket.setNoDelay(true)
      socket.on('error', () => undefined)
      socket.on('close', () => {
        this.#sockets.delete(socket)
        other.destroy()
      })
      socket.pipe(other)
    }
  }
}
