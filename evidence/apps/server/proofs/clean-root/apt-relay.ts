import http from 'node:http'
import net from 'node:net'

/** Answers apt's requests outside of the clean root's network, on a Unix socket. */
export async function startAptProxy(socket: string): Promise<http.Server> {
  const proxy = http.createServer((request, response) => {
    const outgoing = http.request(request.url ?? '', { headers: request.headers }, (incoming) => {
      response.writeHead(incoming.statusCode ?? 502, incoming.headers)
      incoming.pipe(response)
    })
    outgoing.on('error', () => response.writeHead(502).end())
    outgoing.end()
  })
  await new Promise<void>((resolve) => {
    proxy.listen(socket, resolve)
  })
  return proxy
}

/** Passes connections inside the clean root's network on to the Unix socket. */
export async function relayTo(socket: string, port: number): Promise<net.Server> {
  const relay = net.createServer((inside) => {
    const outside = net.connect(socket)
    inside.on('error', () => outside.destroy())
    outside.on('error', () => inside.destroy())
    inside.pipe(outside).pipe(inside)
  })
  await new Promise<void>((resolve) => {
    relay.listen(port, '127.0.0.1', resolve)
  })
  return relay
}
