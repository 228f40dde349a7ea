import { useLocation } from 'wouter'
import { BoardPanel } from '../boards/board-panel.tsx'
import { progressOf } from '../../data/storage/progress.ts'
import { SaveRawJournal } from '../failures/save-raw-journal.tsx'
import { useSay } from '../../ui/text/language.tsx'
import { saveJournal } from '../../data/store/new-match.ts'
import type { DivergedMatch } from '../../data/store/open-match.ts'
import { WithPackTexts } from '../../ui/components/with-pack-texts.tsx'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { ui } from '../../ui/text/words.ts'
import { divergedWords, DivergenceDetails } from './divergence-details.tsx'
import './diverged.css'

export function DivergedScreen({
  diverged: { saved, match, divergence: departs },
}: {
  readonly diverged: DivergedMatch
}) {
  const say = useSay()
  const [, go] = useLocation()
  const { id, name } = saved.record
  const continueMatch = async (): Promise<void> => {
    const continued = say(divergedWords.continued, { name }).slice(0, 80)
    const next = await saveJournal(match.journal, continued, progressOf(match))
    go(`/match/${next}`, { replace: true })
  }
  return (
    <WithPackTexts game={match.game}>
      <div className="match">
        <TopBar title={name} back="/" />
        <main className="match-main">
          <section className="said-panel parted" aria-label={say(divergedWords.title)}>
            <div className="notice">
              <h2>{say(divergedWords.title)}</h2>
              <DivergenceDetails match={match} divergence={departs} />
              <SaveRawJournal id={id} explanation={divergedWords.staysKept} />
            </div>
          </section>
          <BoardPanel
            game={match.game}
            situation={match.situation}
            question={undefined}
            choose={() => undefined}
          />
        </main>
        <section className="thumb-bar question" aria-label={say(divergedWords.playOn)}>
          <h2>{say(match.outcome?.text ?? match.question?.text ?? ui.over)}</h2>
          <button type="button" className="button big" onClick={() => void continueMatch()}>
            {say(divergedWords.playOn)}
          </button>
        </section>
      </div>
    </WithPackTexts>
  )
}
