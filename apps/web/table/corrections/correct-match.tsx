import { useSay } from '../../ui/text/language.tsx'
import type { OpenMatch } from '../../data/store/open-match.ts'
import { useMatch } from '../../data/store/match-store.ts'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { CorrectionEditor } from './correction-editor.tsx'
import { correctionWords } from './words.ts'

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
