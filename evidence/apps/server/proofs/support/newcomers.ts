import { setTimeout as sleep } from 'node:timers/promises'
import { renewRecoveryCodes } from '@opfor/sync/api/account'
import { hashSecret, randomCode } from '../../../../../apps/server/accounts/secrets.ts'
import { connectDatabase } from '../../../../../apps/server/database/connect.ts'
import { Authenticator } from '../../../../../apps/server/testing/authenticator.ts'
import { TestClient, type Transport } from '../../../../../apps/server/testing/test-client.ts'

function httpTransport(port: number): Transport {
  return {
    inject: async ({ method, url, headers, payload }) => {
      const reply = await fetch(`http://127.0.0.1:${port}${url}`, {
        method,
        headers: payload === undefined ? headers : { ...headers, 'content-type': 'application/json' },
        ...(payload === undefined ? {} : { body: JSON.stringify(payload) }),
        redirect: 'manual',
        signal: AbortSignal.timeout(60_000),
      })
      return {
        statusCode: reply.status,
        headers: Object.fromEntries(reply.headers),
        body: await reply.text(),
      }
    },
  }
}

/** Records that the server acknowledges once and no device sends again. */
export const kinds = ['accounts', 'recovery codes'] as const

export type Kind = (typeof kinds)[number]

export type Counts = Readonly<Record<Kind, number>>

function countEach(count: (kind: Kind) => number): Counts {
  return { accounts: count('accounts'), 'recovery codes': count('recovery codes') }
}

const statements: Readonly<Record<Kind, string>> = {
  accounts: `select nickname as key from account a
    where nickname = any($1) and exists (select from passkey where passkey.account = a.id)`,
  'recovery codes': 'select code as key from recovery where code = any($1)',
}

const origin = 'http://localhost:4200'

export class Newcomers {
  isRunning = true
  isWriting = false
  readonly acknowledged: Readonly<Record<Kind, Set<string>>> = {
    accounts: new Set(),
    'recovery codes': new Set(),
  }
  readonly #ports: readonly number[]
  readonly #count: number
  #number = 0

  constructor(ports: readonly number[], count: number) {
    this.#ports = ports
    this.#count = count
  }

  async run(): Promise<void> {
    await Promise.all(Array.from({ length: this.#count }, () => this.#comeAndGo()))
  }

  get counts(): Counts {
    return countEach((kind) => this.acknowledged[kind].size)
  }

  /** Counts the acknowledged records that a database lacks and forgets them, so that each counts once. */
  async takeMissing(database: string): Promise<Counts> {
    const { pool, db } = connectDatabase(database, 1)
    const missing = new Map<Kind, number>()
    for (const kind of kinds) {
      const { rows } = await pool.query<{ key: string }>(statements[kind], [[...this.acknowledged[kind]]])
      const lost = this.acknowledged[kind].difference(new Set(rows.map(({ key }) => key)))
      for (const key of lost) this.acknowledged[kind].delete(key)
      missing.set(kind, lost.size)
    }
    await db.destroy()
    return countEach((kind) => missing.get(kind) ?? 0)
  }

  async #comeAndGo(): Promise<void> {
    while (this.isRunning) {
      this.#number += 1
      const port = this.#ports[this.#number % this.#ports.length] ?? 0
      try {
        if (this.isWriting) await this.#joinOnce(new TestClient(httpTransport(port)))
      } catch {
        // The database is down: unacknowledged records do not count.
      }
      await sleep(20)
    }
  }

  async #joinOnce(player: TestClient): Promise<void> {
    const nickname = `n${randomCode(12)}`
    const codes = await player.join(nickname, new Authenticator(origin))
    this.acknowledged.accounts.add(nickname)
    this.#noteCodes(codes)
    // Until new codes are acknowledged, either the old or the new ones are valid.
    this.#forgetCodes(codes)
    const { recoveryCodes } = await player.call(renewRecoveryCodes)
    this.#noteCodes(recoveryCodes)
  }

  #noteCodes(codes: readonly string[]): void {
    for (const code of codes) this.acknowledged['recovery codes'].add(hashOf(code))
  }

  #forgetCodes(codes: readonly string[]): void {
    for (const code of codes) this.acknowledged['recovery codes'].delete(hashOf(code))
  }
}

function hashOf(code: string): string {
  return hashSecret(code.replaceAll('-', ''))
}
