import { useSay } from '../text/language.tsx'
import { type OpenMatch, useMatch } from '../store/match-store.ts'
import { TopBar } from '../parts/top-bar.tsx'
import { Correcting } from './correcting.tsx'
import { correctingWords } from './words.ts'

/** The table of a match, set right; each correction becomes a step of its history. */
export function CorrectMatch({ open, close }: { readonly open: OpenMatch; readonly close: () => void }) {
  const say = useSay()
  const { correct, misfit, undo } = useMatch()
  const { game, match } = open
  return (
    <div className="match">
      <TopBar title={say(correctingWords.title)} />
      <Correcting
        on={{
          game,
          situation: match.situation,
          correct,
          misfit,
          undo,
        }}
      >
        <button type="button" className="button" onClick={close}>
          {say(correctingWords.finished)}
        </button>
      </Correcting>
    </div>
  )
}
