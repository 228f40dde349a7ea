import { useLocation } from 'wouter'
import { BoardPanel } from '../boards/board-panel.tsx'
import { progressOf } from '../storage/progress.ts'
import { SaveAsItIs } from '../keeping/save-as-it-is.tsx'
import { useSay } from '../text/language.tsx'
import { saveJournal, type DivergedMatch } from '../store/match-store.ts'
import { WithOwnTexts } from '../parts/with-own-texts.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import { ui } from '../text/words.ts'
import { Differences } from './differences.tsx'
import './parted.css'
import { partedWords } from './words.ts'

/** A match that was played by other rules: how far it agrees, what differs, all that was played, and the way on. */
export function PartedScreen({ parted: { saved, match, departs } }: { readonly parted: DivergedMatch }) {
  const say = useSay()
  const [, go] = useLocation()
  const { id, name } = saved.record
  const playOn = async (): Promise<void> => {
    const continued = say(partedWords.continued, { name }).slice(0, 80)
    const next = await saveJournal(match.journal, continued, progressOf(match))
    go(`/match/${next}`, { replace: true })
  }
  return (
    <WithOwnTexts game={match.game}>
      <div className="match">
        <TopBar title={name} back="/" />
        <main className="match-main">
          <section className="said-panel parted" aria-label={say(partedWords.title)}>
            <div className="notice">
              <h2>{say(partedWords.title)}</h2>
              <Differences match={match} departs={departs} />
              <SaveAsItIs id={id} told={partedWords.staysKept} />
            </div>
          </section>
          <BoardPanel
            game={match.game}
            situation={match.situation}
            question={undefined}
            choose={() => undefined}
          />
        </main>
        <section className="thumb-bar question" aria-label={say(partedWords.playOn)}>
          <h2>{say(match.outcome?.text ?? match.question?.text ?? ui.over)}</h2>
          <button type="button" className="button big" onClick={() => void playOn()}>
            {say(partedWords.playOn)}
          </button>
        </section>
      </div>
    </WithOwnTexts>
  )
}
