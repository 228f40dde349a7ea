import { useSay } from '../text/language.tsx'
import type { CannotOpen } from '../store/match-store.ts'
import { TopBar } from '../parts/top-bar.tsx'
import { laterWords } from '../text/later-words.ts'
import { ui } from '../text/words.ts'
import { SaveAsItIs } from './save-as-it-is.tsx'

/** A match that is not here, or that the rules cannot read: what is wrong, and a way to save it as it is. */
export function CannotOpenScreen({ cannot }: { readonly cannot: CannotOpen | undefined }) {
  const say = useSay()
  const { problem, whole } = cannot ?? {}
  return (
    <>
      <TopBar title={whole?.kept.name ?? say(ui.app)} back="/" />
      <main className="page">
        {cannot !== undefined && (
          <div className="notice">
            <p role="alert">
              {whole === undefined
                ? say(laterWords.noSuchMatch)
                : say(laterWords.broken, { problem: problem ?? '' })}
            </p>
            {whole !== undefined && <SaveAsItIs id={whole.kept.id} />}
          </div>
        )}
      </main>
    </>
  )
}
