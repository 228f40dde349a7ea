import type { Parsed } from '@opfor/kernel'
import { lazy, Suspense, useEffect, useState } from 'react'
import { download } from '../../data/device/download.ts'
import { useSay } from '../../ui/text/language.tsx'
import {
  addPasskey,
  exportAccountText,
  createPairingCode,
  leaveAccount,
  renewCodes,
} from '../../data/account/account.ts'
import { clearDevice } from '../../data/account/clear-device.ts'
import { AccessSection, ConfirmCard } from './access.tsx'
import { confirmationRequired } from '../../data/account/proof.ts'
import { SyncStatus } from './sync-status.tsx'
import { ConflictCard } from './conflict-card.tsx'
import { stopSync, startSync, syncNow, useSyncState } from '../../data/account/sync.ts'
import { TrashSection } from './trash-section.tsx'
import { screenWords } from './screen-words.ts'
import { accountWords } from '../../ui/text/account-words.ts'

const QrCode = lazy(async () => ({ default: (await import('../../ui/components/qr-code.tsx')).QrCode }))

export function SignedIn({
  nickname,
  codes,
  setCodes,
}: {
  readonly nickname: string
  readonly codes: readonly string[]
  readonly setCodes: (codes: readonly string[]) => void
}) {
  const say = useSay()
  const { conflicts } = useSyncState()
  useEffect(startSync, [])
  const [problem, setProblem] = useState<string>()
  const attempt = async <T,>(work: () => Promise<Parsed<T>>, then: (value: T) => void): Promise<void> => {
    const done = await work()
    setProblem(done.ok ? undefined : done.problem === '' ? say(accountWords.away) : done.problem)
    if (done.ok) then(done.value)
  }
  return (
    <>
      <section className="card">
        <h2>{say(screenWords.signedIn, { nickname })}</h2>
        <p>
          <SyncStatus />
        </p>
      </section>
      {problem === confirmationRequired && <ConfirmCard />}
      {problem !== undefined && problem !== confirmationRequired && (
        <p role="alert" className="notice">
          {say(accountWords.notDone, { problem })}
        </p>
      )}
      {conflicts.map((each) => (
        <ConflictCard key={each.match} conflict={each} attempt={attempt} />
      ))}
      <section className="card">
        <h2>{say(screenWords.codes)}</h2>
        {codes.length > 0 && (
          <>
            <p>{say(screenWords.codesIntro)}</p>
            <ul className="codes">
              {codes.map((code) => (
                <li key={code}>
                  <code>{code}</code>
                </li>
              ))}
            </ul>
          </>
        )}
        <button type="button" className="button quiet" onClick={() => void attempt(renewCodes, setCodes)}>
          {say(screenWords.newCodes)}
        </button>
      </section>
      <SecondDevice attempt={attempt} />
      <AccessSection attempt={attempt} />
      <TrashSection />
      <SignOutSection attempt={attempt} />
    </>
  )
}

type Attempt = <T>(work: () => Promise<Parsed<T>>, then: (value: T) => void) => Promise<void>

function SecondDevice({ attempt }: { readonly attempt: Attempt }) {
  const say = useSay()
  const [code, setCode] = useState<string>()
  const [added, setAdded] = useState(false)
  return (
    <section className="card">
      <h2>{say(screenWords.second)}</h2>
      {code === undefined ? (
        <button
          type="button"
          className="button quiet"
          onClick={() => void attempt(createPairingCode, setCode)}
        >
          {say(screenWords.showCode)}
        </button>
      ) : (
        <>
          <p>{say(screenWords.codeIntro)}</p>
          <p>
            <code className="handover">{code}</code>
          </p>
          <Suspense>
            <QrCode link={`${location.origin}${location.pathname}#/account/${code}`} />
          </Suspense>
        </>
      )}
      <button
        type="button"
        className="button quiet"
        onClick={() => void attempt(addPasskey, () => setAdded(true))}
      >
        {say(screenWords.addPasskey)}
      </button>
      {added && <p role="status">{say(screenWords.added)}</p>}
    </section>
  )
}

function SignOutSection({ attempt }: { readonly attempt: Attempt }) {
  const say = useSay()
  const [isConfirming, setConfirming] = useState(false)
  const [isClearing, setClearing] = useState(false)
  const leaveBy = (how: 'session' | 'sessions' | 'account') => () =>
    void attempt(
      () => leaveAccount(how),
      () => void stopSync(),
    )
  /** Sends everything first: unsent data must not be cleared. */
  const leaveAndClear = async (): Promise<Parsed<unknown>> => {
    await syncNow()
    const { state, unsent } = useSyncState.getState()
    if (state !== 'synced' || unsent > 0) return { ok: false, problem: say(screenWords.clearUnsent) }
    return leaveAccount('session')
  }
  const clear = async (): Promise<void> => {
    await stopSync()
    await clearDevice()
    location.hash = '#/'
    location.reload()
  }
  return (
    <section className="card">
      <h2>{say(screenWords.leaving)}</h2>
      <p className="soft">{say(screenWords.stays)}</p>
      <div className="row">
        <button type="button" className="button quiet" onClick={leaveBy('session')}>
          {say(screenWords.signOut)}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={
            isClearing ? () => void attempt(leaveAndClear, () => void clear()) : () => setClearing(true)
          }
        >
          {say(isClearing ? screenWords.clearSure : screenWords.signOutAndClear)}
        </button>
        <button type="button" className="button quiet" onClick={leaveBy('sessions')}>
          {say(screenWords.everywhere)}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => void attempt(exportAccountText, (text) => download('opfor-account.json', text))}
        >
          {say(screenWords.exportAll)}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={isConfirming ? leaveBy('account') : () => setConfirming(true)}
        >
          {say(isConfirming ? screenWords.deleteSure : screenWords.deleteAll)}
        </button>
      </div>
    </section>
  )
}
