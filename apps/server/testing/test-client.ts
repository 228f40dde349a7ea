import type { Json } from '@opfor/kernel'
import { type CallInput, type Call, parseResponse, buildRequest } from '@opfor/sync/api/call'
import { joinIn, joinOptions, signInOptions } from '@opfor/sync/api/sign-in'
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

  /** Makes a call as an app does, and takes nothing but success. */
  async get<Params, Query, Body, Answer, Refusal>(
    call: Call<Params, Query, Body, Answer, Refusal>,
    ...given: CallInput<Params, Query, Body>
  ): Promise<Answer> {
    const { method, path, body } = buildRequest(call, ...given)
    const reply = await this.ask(method, path, body as object | undefined)
    const answer = parseResponse(call, reply.body as Json)
    if (reply.status >= 300 || !answer.ok)
      throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`)
    return answer.value
  }

  /** Becomes a player with a new passkey; gives the recovery codes. */
  async join(nickname = randomLetters(12), passkey = new Authenticator(origin)): Promise<readonly string[]> {
    const { ticket, options } = await this.get(joinOptions, { body: { nickname } })
    const { recoveryCodes } = await this.get(joinIn, { body: { ticket, response: passkey.make(options) } })
    return recoveryCodes
  }

  async signIn(passkey: Authenticator): Promise<Reply> {
    const { ticket, options } = await this.get(signInOptions)
    return this.ask('POST', '/api/session', { ticket, response: passkey.use(options) })
  }
}

/** Somebody who has just become a player. */
export async function newPlayer(app: FastifyInstance, nickname?: string): Promise<Visitor> {
  const visitor = new Visitor(app)
  await visitor.join(nickname)
  return visitor
}
