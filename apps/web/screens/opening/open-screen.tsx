import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { useSay } from '../../ui/text/language.tsx'
import { ContentsCard } from './contents-card.tsx'
import { type OpenedShare, openShare } from './open-share.ts'
import { openingWords } from './words.ts'

/** For shared, opened or imported contents; a page or a link has its own screen. */
export function OpenScreen({ id, at }: { readonly id: string; readonly at: number | undefined }) {
  const say = useSay()
  const [, go] = useLocation()
  const [opened, setOpened] = useState<OpenedShare>()
  useEffect(() => {
    let isCurrent = true
    const open = async (): Promise<void> => {
      const found = await openShare(id, at)
      if (!isCurrent) return
      if (typeof found === 'string') go(found, { replace: true })
      else setOpened(found)
    }
    void open()
    return () => {
      isCurrent = false
    }
  }, [id, at, go])
  return (
    <>
      <TopBar title={say(openingWords.title)} back={at === undefined ? '/' : `/open/${id}`} />
      <main className="page">
        {opened?.kind === 'problem' && (
          <div className="notice" role="alert">
            {opened.problems.map((text) => (
              <p key={text.id}>{say(text)}</p>
            ))}
          </div>
        )}
        {opened?.kind === 'several' && (
          <section className="card card-text">
            <h2>{say(openingWords.several)}</h2>
            {opened.names.map((name, index) => (
              <Link key={`${index} ${name}`} href={`/open/${id}/${index}`} className="button quiet">
                {name}
              </Link>
            ))}
          </section>
        )}
        {opened?.kind === 'matches' && <ContentsCard {...opened} isOneOfMany={at !== undefined} />}
      </main>
    </>
  )
}
