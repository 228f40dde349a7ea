import { useSay } from '../../ui/text/language.tsx'
import { type OpenMatch, useMatch } from '../../data/store/match-store.ts'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { CorrectionEditor } from './correction-editor.tsx'
import { correctionWords } from './words.ts'

/** Corrects the table of a match; each correction becomes a step of its history. */
export function CorrectMatch({ open, close }: { readonly open: OpenMatch; readonly close: () => void }) {
  const say = useSay()
  const { correct, misfit, undo } = useMatch()
  const { game, match } = open
  return (
    <div className="match">
      <TopBar title={say(correctionWords.title)} />
      <CorrectionEditor
        table={{
          game,
          situation: match.situation,
          correct,
          misfit,
          undo,
        }}
      >
        <button type="button" className="button" onClick={close}>
          {say(correctionWords.finished)}
        </button>
      </CorrectionEditor>
    </div>
  )
}
