import { messages, type Parsed } from '@opfor/kernel'
import {
  endSession,
  removePasskey,
  listSessions,
  ownAccount,
  type OwnPasskey,
  type OwnSession,
} from '@opfor/sync/api/account'
import { useState } from 'react'
import { confirmWithCode, withConfirmation } from '../../data/account/proof.ts'
import { callApi } from '../../data/server/server.ts'
import { dateLocale, useLanguage, useSay } from '../../ui/text/language.tsx'

const accessWords = messages('web.account.access', {
  title: 'Passkeys and devices',
  show: 'Show passkeys and devices',
  intro:
    'If you have lost a device, remove its passkey and sign it out here. You confirm each change with a passkey or a recovery code.',
  passkeys: 'Passkeys',
  passkey: 'Added on {created}.',
  removePasskey: 'Remove the passkey added on {created}',
  sessions: 'Signed-in devices',
  byJoining: 'Signed in on {created}, when the account was created.',
  byPasskey: 'Signed in on {created} with a passkey.',
  byRecovery: 'Signed in on {created} with a recovery code.',
  byHandover: 'Signed in on {created} with a code from another device.',
  byUnknown: 'Signed in on {created}.',
  lastUsed: 'Last used on {time}.',
  neverUsed: 'Not used since then.',
  thisDevice: 'This device',
  endSession: 'Sign out the device signed in on {created}',
  proofNeeded: "Confirm it's you: use a passkey or a recovery code.",
  codeRefused: "That code doesn't work. Each code can be used once.",
  recoveryCode: 'Recovery code',
  prove: 'Confirm with this code',
  proved: 'Confirmed for five minutes. Try again now.',
})

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

export function AccessSection({ attempt }: { readonly attempt: Attempt }) {
  const say = useSay()
  const { code } = useLanguage()
  const [access, setAccess] = useState<Access>()
  const show = (): Promise<void> => attempt(loadAccess, setAccess)
  const time = (moment: string): string =>
    new Date(moment).toLocaleString(dateLocale(code), { dateStyle: 'medium', timeStyle: 'short' })
  const used = (moment: string | undefined): string =>
    moment === undefined ? say(accessWords.neverUsed) : say(accessWords.lastUsed, { time: time(moment) })
  const end = (work: Parameters<typeof withConfirmation>[0]) => () =>
    void attempt(
      () => withConfirmation(work),
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
                    onClick={end(() => callApi(removePasskey, { params: { passkey: id } }))}
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

/** Asks for a recovery code if no passkey of this device confirms identity. */
export function ConfirmCard() {
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
        void confirmWithCode(code).then(({ ok }) => setState(ok ? 'proved' : 'refused'))
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
