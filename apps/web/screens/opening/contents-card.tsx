import type { Message } from '@opfor/kernel'
import { useState } from 'react'
import { Link } from 'wouter'
import { removeShare } from '../../data/device/shared-files-cache.ts'
import { formatImport } from '../../data/transfer/format-import.ts'
import { importToDevice } from '../../data/transfer/import-file.ts'
import { useSay } from '../../ui/text/language.tsx'
import { ui } from '../../ui/text/words.ts'
import type { Content } from './contents.ts'
import { openingWords } from './words.ts'

const maxListed = 30

/** Only the import saves something. */
export function ContentsCard({
  text,
  contents,
  isOneOfMany,
}: {
  readonly text: string
  readonly contents: readonly Content[]
  readonly isOneOfMany: boolean
}) {
  const say = useSay()
  const [told, setTold] = useState<readonly Message[]>()
  const take = async (): Promise<void> => {
    setTold([])
    const done = await importToDevice(text)
    setTold(formatImport(done))
    return isOneOfMany || !done.ok ? undefined : removeShare()
  }
  const rest = contents.length - maxListed
  return (
    <section className="card card-text">
      {contents.length === 0 && <p>{say(openingWords.noMatches)}</p>}
      {contents.length > 0 && told === undefined && <p>{say(openingWords.intro)}</p>}
      <ul className="matches">
        {contents.slice(0, maxListed).map(({ what, about }, at) => (
          <li key={`${at}`}>
            <strong>{say(what)}</strong>
            {about.length > 0 && (
              <p className="soft">
                {about
                  .map((each) => say(each))
                  .filter(Boolean)
                  .join(' · ')}
              </p>
            )}
          </li>
        ))}
      </ul>
      {rest > 0 && <p className="soft">{say(openingWords.more, { count: rest })}</p>}
      {contents.length > 0 && told === undefined && (
        <button type="button" className="button" onClick={() => void take()}>
          {say(openingWords.importThis)}
        </button>
      )}
      <div role="status">
        {told?.map((each) => (
          <p key={each.id} className="notice">
            {say(each)}
          </p>
        ))}
      </div>
      {told !== undefined && told.length > 0 && (
        <Link href="/matches" className="button">
          {say(ui.matches)}
        </Link>
      )}
    </section>
  )
}
