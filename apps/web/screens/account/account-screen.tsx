import type { Parsed } from '@opfor/kernel'
import { useState } from 'react'
import { useSay } from '../../ui/text/language.tsx'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { registerAccount, signIn, signInWith, useAccount } from '../../data/account/account.ts'
import './account.css'
import { useServer } from '../../data/account/find-server.ts'
import { supportsPasskeys } from '../../data/account/passkey.ts'
import { SignedIn } from './signed-in.tsx'
import { screenWords } from './screen-words.ts'
import { accountWords } from '../../ui/text/account-words.ts'

const codeKinds = [
  { way: 'handover', text: screenWords.withHandover },
  { way: 'recovery', text: screenWords.withRecovery },
] as const

/** Offers sign-up and sign-in only if there is a server. */
export function AccountScreen({ code = '' }: { readonly code?: string }) {
  const say = useSay()
  const { nickname } = useAccount()
  const [codes, setCodes] = useState<readonly string[]>([])
  const hasServer = useServer()
  return (
    <>
      <TopBar title={say(accountWords.title)} back="/" />
      <main className="page account">
        {nickname !== undefined ? (
          <SignedIn nickname={nickname} codes={codes} setCodes={setCodes} />
        ) : hasServer === true ? (
          <SignedOut code={code} onJoined={setCodes} />
        ) : (
          <p role="status">{hasServer === false && say(accountWords.away)}</p>
        )}
      </main>
    </>
  )
}

function SignedOut({
  code: initialCode,
  onJoined,
}: {
  readonly code: string
  readonly onJoined: (codes: readonly string[]) => void
}) {
  const say = useSay()
  const [name, setName] = useState('')
  const [code, setCode] = useState(initialCode)
  const [problem, setProblem] = useState<string>()
  const [busy, setBusy] = useState(false)
  const attempt = async <T,>(work: () => Promise<Parsed<T>>, then: (value: T) => void): Promise<void> => {
    setBusy(true)
    const done = await work().finally(() => setBusy(false))
    if (done.ok) return then(done.value)
    return setProblem(done.problem === '' ? say(accountWords.away) : done.problem)
  }
  const passkeys = supportsPasskeys()
  return (
    <>
      <p>{say(screenWords.intro)}</p>
      {problem !== undefined && (
        <p role="alert" className="notice">
          {say(accountWords.notDone, { problem })}
        </p>
      )}
      {!passkeys && <p className="notice">{say(screenWords.noPasskeys)}</p>}
      <form
        className="card"
        onSubmit={(event) => {
          event.preventDefault()
          void attempt(() => registerAccount(name.trim()), onJoined)
        }}
      >
        <label className="field">
          <span>{say(screenWords.nickname)}</span>
          <input value={name} maxLength={24} required onChange={({ target }) => setName(target.value)} />
        </label>
        <button type="submit" className="button" disabled={busy || !passkeys}>
          {say(screenWords.join)}
        </button>
      </form>
      <section className="card">
        <h2>{say(screenWords.known)}</h2>
        <button
          type="button"
          className="button quiet"
          disabled={busy || !passkeys}
          onClick={() => void attempt(signIn, () => undefined)}
        >
          {say(screenWords.signIn)}
        </button>
        <label className="field">
          <span>{say(screenWords.code)}</span>
          <input
            value={code}
            maxLength={60}
            autoCapitalize="none"
            autoComplete="off"
            spellCheck={false}
            onChange={({ target }) => setCode(target.value)}
          />
        </label>
        <div className="row">
          {codeKinds.map(({ way, text }) => (
            <button
              key={way}
              type="button"
              className="button quiet"
              disabled={busy || code === ''}
              onClick={() =>
                void attempt(
                  () => signInWith(way, code),
                  () => undefined,
                )
              }
            >
              {say(text)}
            </button>
          ))}
        </div>
      </section>
    </>
  )
}
