import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/server'
import type { FastifyInstance } from 'fastify'
import { randomLetters } from '../accounts/secrets.ts'
import { Authenticator } from './authenticator.ts'
import { origin } from './server.ts'

/** What a server answered. */
export interface Reply {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, unknown>>
}

/** Somebody with a device: keeps the session's cookie as a browser does. */
export class Visitor {
  readonly #app: FastifyInstance
  cookie = ''

  constructor(app: FastifyInstance) {
    this.#app = app
  }

  async ask(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object): Promise<Reply> {
    const reply = await this.#app.inject({
      method,
      url,
      headers: this.cookie === '' ? {} : { cookie: this.cookie },
      ...(payload === undefined ? {} : { payload }),
    })
    const set = reply.headers['set-cookie']
    if (typeof set === 'string') this.cookie = set.split(';')[0] ?? ''
    if (this.cookie === 'opfor=') this.cookie = ''
    const json = String(reply.headers['content-type']).startsWith('application/json')
    return {
      status: reply.statusCode,
      body: json ? (JSON.parse(reply.body) as unknown) : reply.body,
      headers: reply.headers,
    }
  }

  /** Asks, and takes nothing but success. */
  async get<T>(method: 'GET' | 'POST' | 'PUT' | 'DELETE', url: string, payload?: object): Promise<T> {
    const { status, body } = await this.ask(method, url, payload)
    if (status >= 300) throw new Error(`${method} ${url}: ${status} ${JSON.stringify(body)}`)
    return body as T
  }

  /** Becomes a player with a new passkey; gives the recovery codes. */
  async join(nickname = randomLetters(12), passkey = new Authenticator(origin)): Promise<readonly string[]> {
    const { ticket, options } = await this.get<{
      ticket: string
      options: PublicKeyCredentialCreationOptionsJSON
    }>('POST', '/api/join/options', { nickname })
    const response = passkey.make(options)
    const { recoveryCodes } = await this.get<{ recoveryCodes: readonly string[] }>('POST', '/api/join', {
      ticket,
      response,
    })
    return recoveryCodes
  }

  async signIn(passkey: Authenticator): Promise<Reply> {
    const { ticket, options } = await this.get<{
      ticket: string
      options: PublicKeyCredentialRequestOptionsJSON
    }>('POST', '/api/session/options')
    return this.ask('POST', '/api/session', { ticket, response: passkey.use(options) })
  }
}

/** Somebody who has just become a player. */
export async function newPlayer(app: FastifyInstance, nickname?: string): Promise<Visitor> {
  const visitor = new Visitor(app)
  await visitor.join(nickname)
  return visitor
}
