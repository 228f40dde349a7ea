export interface BidiEvent {
  readonly method: string
  readonly params: unknown
}

interface Reply extends Partial<BidiEvent> {
  readonly id?: number
  readonly type: string
  readonly result?: unknown
  readonly message?: string
}

export interface Bidi {
  send<T>(method: string, params: unknown): Promise<T>
  close(): void
}

export async function connect(address: string, onEvent: (event: BidiEvent) => void): Promise<Bidi> {
  const socket = new WebSocket(address)
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve)
    socket.addEventListener('error', () => reject(new Error(`No connection to ${address}`)))
  })
  const waiting = new Map<number, (reply: Reply) => void>()
  let last = 0
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply
    if (reply.id !== undefined) waiting.get(reply.id)?.(reply)
    else if (reply.method !== undefined) onEvent({ method: reply.method, params: reply.params })
  })
  return {
    send<T>(method: string, params: unknown) {
      last += 1
      const id = last
      socket.send(JSON.stringify({ id, method, params }))
      return new Promise<T>((resolve, reject) => {
        waiting.set(id, ({ type, result, message }) => {
          waiting.delete(id)
          if (type === 'error') reject(new Error(`${method}: ${message}`))
          else resolve(result as T)
        })
      })
    },
    close: () => socket.close(),
  }
}
