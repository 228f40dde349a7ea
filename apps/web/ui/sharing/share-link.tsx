import { lazy, type ReactNode, Suspense, useState } from 'react'
import { useSay } from '../text/language.tsx'
import { sharingWords } from './words.ts'

const QrCode = lazy(async () => ({ default: (await import('../components/qr-code.tsx')).QrCode }))

export function ShareLink({
  link,
  title,
  intro,
  copy,
  children,
}: {
  readonly link: string
  readonly title: string
  readonly intro: string
  readonly copy: (text: string) => void
  readonly children?: ReactNode
}) {
  const say = useSay()
  const [qr, setQr] = useState(false)
  const send = (): void => void navigator.share({ title, url: link }).catch(() => undefined)
  return (
    <section>
      <p className="soft">{intro}</p>
      {children}
      <input
        className="share-link"
        readOnly
        aria-label={say(sharingWords.link)}
        value={link}
        onFocus={({ target }) => target.select()}
      />
      <div className="row">
        {'share' in navigator && (
          <button type="button" className="button" onClick={send}>
            {say(sharingWords.sendLink)}
          </button>
        )}
        <button type="button" className="button" onClick={() => copy(link)}>
          {say(sharingWords.copyLink)}
        </button>
        <button type="button" className="button quiet" aria-pressed={qr} onClick={() => setQr(!qr)}>
          {say(sharingWords.qr)}
        </button>
      </div>
      {qr && (
        <Suspense>
          <QrCode link={link} />
        </Suspense>
      )}
    </section>
  )
}
