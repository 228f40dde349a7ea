import type { Parsed } from '@opfor/kernel'
import {
  endSession,
  forgetPasskey,
  listSessions,
  type OwnPasskey,
  type OwnSession,
  ownAccount,
} from '@opfor/sync/api/account'
import { useState } from 'react'
import { callApi } from '../../data/server/server.ts'
import { dateLocale, useLanguage, useSay } from '../../ui/text/language.tsx'
import { proveWithCode, withProof } from '../../data/account/proof.ts'
import { accessWords } from './access-words.ts'

type Attempt = <T>(work: () => Promise<Parsed<T>>, then: (value: T) => void) => Promise<void>

interface Access {
  readonly passkeys: readonly OwnPasskey[]
  readonly sessions: readonly OwnSession[]
}

async function loadAccess(): Promise<Parsed<Access>> {
  const account = await callApi(ownAccount)
  if (!account.ok) return account
  const listed = await callApi(listSessions)
  if (!listed.ok) return listed
  return { ok: true, value: { passkeys: account.value.passkeys, sessions: listed.value.sessions } }
}

const signedInBy = {
  joining: accessWords.byJoining,
  passkey: accessWords.byPasskey,
  recovery: accessWords.byRecovery,
  handover: accessWords.byHandover,
}

/** The passkeys and the signed-in devices of the account; each can be ended, for example if a device is lost. */
export function AccessSection({ attempt }: { readonly attempt: Attempt }) {
  const say = useSay()
  const { code } = useLanguage()
  const [access, setAccess] = useState<Access>()
  const show = (): Promise<void> => attempt(loadAccess, setAccess)
  const time = (moment: string): string =>
    new Date(moment).toLocaleString(dateLocale(code), { dateStyle: 'medium', timeStyle: 'short' })
  const used = (moment: string | undefined): string =>
    moment === undefined ? say(accessWords.neverUsed) : say(accessWords.lastUsed, { time: time(moment) })
  const end = (work: Parameters<typeof withProof>[0]) => () =>
    void attempt(
      () => withProof(work),
      () => void show(),
    )
  return (
    <section className="card">
      <h2>{say(accessWords.title)}</h2>
      {access === undefined ? (
        <button type="button" className="button quiet" onClick={() => void show()}>
          {say(accessWords.show)}
        </button>
      ) : (
        <>
          <p className="soft">{say(accessWords.intro)}</p>
          <h3>{say(accessWords.passkeys)}</h3>
          <ul className="access">
            {access.passkeys.map(({ id, created, used: at }) => (
              <li key={id} className="row">
                <span>
                  {say(accessWords.passkey, { created: time(created) })} {used(at)}
                </span>
                {access.passkeys.length > 1 && (
                  <button
                    type="button"
                    className="button quiet"
                    onClick={end(() => callApi(forgetPasskey, { params: { passkey: id } }))}
                  >
                    {say(accessWords.removePasskey, { created: time(created) })}
                  </button>
                )}
              </li>
            ))}
          </ul>
          <h3>{say(accessWords.sessions)}</h3>
          <ul className="access">
            {access.sessions.map(({ id, created, used: at, by, isCurrent }) => (
              <li key={id} className="row">
                <span>
                  {say(by === undefined ? accessWords.byUnknown : signedInBy[by], { created: time(created) })}{' '}
                  {isCurrent ? say(accessWords.thisDevice) : used(at)}
                </span>
                {!isCurrent && (
                  <button
                    type="button"
                    className="button quiet"
                    onClick={end(() => callApi(endSession, { params: { session: id } }))}
                  >
                    {say(accessWords.endSession, { created: time(created) })}
                  </button>
                )}
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  )
}

/** Asks for a recovery code where no passkey of this device confirms who it is. */
export function ProofCard() {
  const say = useSay()
  const [code, setCode] = useState('')
  const [state, setState] = useState<'asking' | 'refused' | 'proved'>('asking')
  if (state === 'proved')
    return (
      <p role="status" className="notice">
        {say(accessWords.proved)}
      </p>
    )
  return (
    <form
      className="card notice"
      onSubmit={(event) => {
        event.preventDefault()
        void proveWithCode(code).then(({ ok }) => setState(ok ? 'proved' : 'refused'))
      }}
    >
      <p role="alert">{say(state === 'refused' ? accessWords.codeRefused : accessWords.proofNeeded)}</p>
      <label className="field">
        <span>{say(accessWords.recoveryCode)}</span>
        <input
          value={code}
          maxLength={60}
          required
          autoCapitalize="none"
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setCode(target.value)}
        />
      </label>
      <button type="submit" className="button">
        {say(accessWords.prove)}
      </button>
    </form>
  )
}
