import type { Parsed } from '@opfor/kernel'
import { deleteLink } from '@opfor/sync/api/links'
import type { MyLink } from '@opfor/sync/api/shapes/link'
import { lazy, Suspense, useEffect, useState } from 'react'
import { download } from '../device/download.ts'
import { ask } from '../server/server.ts'
import { useSay } from '../text/language.tsx'
import { addPasskey, exportAll, handoverCode, leave, newCodes } from './account.ts'
import { myLinks } from './links.ts'
import { SyncSign } from './sync-note.tsx'
import type { DivergedMatch } from './diverged.ts'
import { chooseBranch, endSync, startSync, useSynced } from './synced.ts'
import { accountWords } from './words.ts'

const QrCode = lazy(async () => ({ default: (await import('../parts/qr-code.tsx')).QrCode }))

/** For a player who is signed in: what is synced, what must be chosen, devices, codes, and the ways out. */
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
  const { diverged } = useSynced()
  useEffect(startSync, [])
  const [problem, setProblem] = useState<string>()
  const trying = async <T,>(work: () => Promise<Parsed<T>>, then: (value: T) => void): Promise<void> => {
    const done = await work()
    setProblem(done.ok ? undefined : done.problem === '' ? say(accountWords.away) : done.problem)
    if (done.ok) then(done.value)
  }
  return (
    <>
      <section className="card">
        <h2>{say(accountWords.signedIn, { nickname })}</h2>
        <p>
          <SyncSign />
        </p>
      </section>
      {problem !== undefined && (
        <p role="alert" className="notice">
          {say(accountWords.notDone, { problem })}
        </p>
      )}
      {diverged.map((each) => (
        <Branches key={each.match} diverged={each} />
      ))}
      <section className="card">
        <h2>{say(accountWords.codes)}</h2>
        {codes.length > 0 && (
          <>
            <p>{say(accountWords.codesIntro)}</p>
            <ul className="codes">
              {codes.map((code) => (
                <li key={code}>
                  <code>{code}</code>
                </li>
              ))}
            </ul>
          </>
        )}
        <button type="button" className="button quiet" onClick={() => void trying(newCodes, setCodes)}>
          {say(accountWords.newCodes)}
        </button>
      </section>
      <SecondDevice trying={trying} />
      <MyLinks trying={trying} />
      <Leaving trying={trying} />
    </>
  )
}

type Trying = <T>(work: () => Promise<Parsed<T>>, then: (value: T) => void) => Promise<void>

function Branches({ diverged: { match, name, branches } }: { readonly diverged: DivergedMatch }) {
  const say = useSay()
  return (
    <section className="card notice">
      <h2>{say(accountWords.diverged, { name })}</h2>
      <p>{say(accountWords.divergedIntro)}</p>
      <div className="row">
        {branches.map(({ id, entries, here }) => (
          <button key={id} type="button" className="button" onClick={() => void chooseBranch(match, id)}>
            {say(here ? accountWords.branchHere : accountWords.branchElsewhere, { count: entries })}
          </button>
        ))}
      </div>
    </section>
  )
}

function SecondDevice({ trying }: { readonly trying: Trying }) {
  const say = useSay()
  const [code, setCode] = useState<string>()
  const [added, setAdded] = useState(false)
  return (
    <section className="card">
      <h2>{say(accountWords.second)}</h2>
      {code === undefined ? (
        <button type="button" className="button quiet" onClick={() => void trying(handoverCode, setCode)}>
          {say(accountWords.showCode)}
        </button>
      ) : (
        <>
          <p>{say(accountWords.codeIntro)}</p>
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
        onClick={() => void trying(addPasskey, () => setAdded(true))}
      >
        {say(accountWords.addPasskey)}
      </button>
      {added && <p role="status">{say(accountWords.added)}</p>}
    </section>
  )
}

function MyLinks({ trying }: { readonly trying: Trying }) {
  const say = useSay()
  const [links, setLinks] = useState<readonly MyLink[]>()
  const show = (): Promise<void> => trying(myLinks, setLinks)
  return (
    <section className="card">
      <h2>{say(accountWords.links)}</h2>
      {links === undefined && (
        <button type="button" className="button quiet" onClick={() => void show()}>
          {say(accountWords.showLinks)}
        </button>
      )}
      {links?.length === 0 && <p className="soft">{say(accountWords.noLinks)}</p>}
      {links?.map(({ slug, title, revoked }) =>
        revoked !== undefined ? (
          <p key={slug} className="soft">
            {say(accountWords.revoked, { title })}
          </p>
        ) : (
          <div key={slug} className="row">
            <a href={`./l/${slug}`}>{title}</a>
            <button
              type="button"
              className="button quiet"
              onClick={() =>
                void trying(
                  () => ask(deleteLink, { params: { slug } }),
                  () => void show(),
                )
              }
            >
              {say(accountWords.revoke, { title })}
            </button>
          </div>
        ),
      )}
    </section>
  )
}

function Leaving({ trying }: { readonly trying: Trying }) {
  const say = useSay()
  const [sure, setSure] = useState(false)
  const leaving = (how: 'session' | 'sessions' | 'account') => () =>
    void trying(
      () => leave(how),
      () => void endSync(),
    )
  return (
    <section className="card">
      <h2>{say(accountWords.leaving)}</h2>
      <p className="soft">{say(accountWords.stays)}</p>
      <div className="row">
        <button type="button" className="button quiet" onClick={leaving('session')}>
          {say(accountWords.signOut)}
        </button>
        <button type="button" className="button quiet" onClick={leaving('sessions')}>
          {say(accountWords.everywhere)}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={() => void trying(exportAll, (text) => download('opfor-account.json', text))}
        >
          {say(accountWords.exportAll)}
        </button>
        <button
          type="button"
          className="button quiet"
          onClick={sure ? leaving('account') : () => setSure(true)}
        >
          {say(sure ? accountWords.deleteSure : accountWords.deleteAll)}
        </button>
      </div>
    </section>
  )
}
