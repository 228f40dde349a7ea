import { useSay } from '../../ui/text/language.tsx'
import type { OpenFailure } from '../../data/store/open-match.ts'
import { MissingPart } from '../../ui/components/missing-part.tsx'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import { ui } from '../../ui/text/words.ts'
import { SaveRawJournal } from './save-raw-journal.tsx'

export function OpenErrorScreen({ failure }: { readonly failure: OpenFailure | undefined }) {
  const say = useSay()
  const { problem, saved } = failure ?? {}
  if (failure?.isPartMissing === true) return <MissingPart part="sheets" />
  return (
    <>
      <TopBar title={saved?.record.name ?? say(ui.app)} back="/" />
      <main className="page">
        {failure !== undefined && (
          <div className="notice">
            <p role="alert">
              {saved === undefined
                ? say(deferredWords.noSuchMatch)
                : say(deferredWords.broken, { problem: problem ?? '' })}
            </p>
            {saved !== undefined && <SaveRawJournal id={saved.record.id} />}
          </div>
        )}
      </main>
    </>
  )
}
