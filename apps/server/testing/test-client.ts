import type { Json } from '@opfor/kernel'
import { type CallInput, type Call, parseResponse, buildRequest } from '@opfor/sync/api/call'
import { register, registrationOptionsCall, signInOptions } from '@opfor/sync/api/sign-in'
import { randomCode } from '../accounts/secrets.ts'
import { Authenticator } from './authenticator.ts'
import { origin } from './server.ts'

export interface TestResponse {
  readonly status: number
  readonly body: unknown
  readonly headers: Readonly<Record<string, unknown>>
}

export interface Transport {
  inject(request: {
    readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE'
    readonly url: string
    readonly headers: Record<string, string>
    readonly payload?: object
  }): Promise<{
    readonly statusCode: number
    readonly headers: Readonly<Record<string, unknown>>
    readonly body: string
  }>
}

export class TestClient {
  readonly #app: Transport
  cookie = ''
  agent = ''

  constructor(app: Transport) {
    this.#app = app
  }

  async request(
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: object,
  ): Promise<TestResponse> {
    const reply = await this.#app.inject({
      method,
      url,
      headers: {
        ...(this.cookie === '' ? {} : { cookie: this.cookie }),
        ...(this.agent === '' ? {} : { 'user-agent': this.agent }),
      },
      ...(payload === undefined ? {} : { payload }),
    })
    const setCookie = reply.headers['set-cookie']
    if (typeof setCookie === 'string') this.cookie = setCookie.split(';')[0] ?? ''
    if (this.cookie.endsWith('=')) this.cookie = ''
    const json = String(reply.headers['content-type']).startsWith('application/json')
    return {
      status: reply.statusCode,
      body: json ? (JSON.parse(reply.body) as unknown) : reply.body,
      headers: reply.headers,
    }
  }

  /** Throws if the call fails. */
  async call<Params, Query, Body, Response, Conflict>(
    call: Call<Params, Query, Body, Response, Conflict>,
    ...input: CallInput<Params, Query, Body>
  ): Promise<Response> {
    const { method, path, body } = buildRequest(call, ...input)
    const reply = await this.request(method, path, body as object | undefined)
    const response = parseResponse(call, reply.body as Json)
    if (reply.status >= 300 || !response.ok)
      throw new Error(`${method} ${path}: ${reply.status} ${JSON.stringify(reply.body)}`)
    return response.value
  }

  /** Returns the recovery codes. */
  async join(nickname = randomCode(12), passkey = new Authenticator(origin)): Promise<readonly string[]> {
    const { ticket, options } = await this.call(registrationOptionsCall, { body: { nickname } })
    const { recoveryCodes } = await this.call(register, {
      body: { ticket, response: passkey.register(options) },
    })
    return recoveryCodes
  }

  async signIn(passkey: Authenticator): Promise<TestResponse> {
    const { ticket, options } = await this.call(signInOptions)
    return this.request('POST', '/api/session', { ticket, response: passkey.authenticate(options) })
  }
}

export async function newPlayer(app: Transport, nickname?: string): Promise<TestClient> {
  const client = new TestClient(app)
  await client.join(nickname)
  return client
}
