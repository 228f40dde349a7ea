import { type Message, type ReopenedMatch, resumeMatch } from '@opfor/kernel'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { BoardPanel } from '../../table/boards/board-panel.tsx'
import { useSay } from '../../ui/text/language.tsx'
import { journalUntil, saveJournal } from '../../data/store/new-match.ts'
import { progressOf } from '../../data/storage/progress.ts'
import { DivergenceDetails } from '../../table/divergence/divergence-details.tsx'
import { HouseRulesLink } from '../../ui/components/house-rules-link.tsx'
import { LogPanel } from '../../ui/log/log-panel.tsx'
import { StepArrows } from '../../ui/components/step-arrows.tsx'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { useWhy } from '../../table/why/use-why.tsx'
import { allGames } from '../../data/storage/open-game.ts'
import { ui } from '../../ui/text/words.ts'
import { unpackLink } from '../../ui/sharing/link.ts'
import { openLinkedMatch } from '../../ui/sharing/open-linked-match.ts'
import '../../ui/sharing/sharing.css'
import { sharingWords } from '../../ui/sharing/words.ts'

export function SharedMatch({ packed }: { readonly packed: string }) {
  return <LinkedMatchView read={() => unpackLink(packed)} />
}

interface PreviewWords {
  readonly title: Message
  readonly intro: Message
  readonly back: string
}

const sharedWords: PreviewWords = { title: sharingWords.shared, intro: sharingWords.sharedIntro, back: '/' }

/** Read-only until it is saved. */
export function LinkedMatchView({
  read,
  words = sharedWords,
}: {
  readonly read: () => Promise<string | undefined>
  readonly words?: PreviewWords
}) {
  const say = useSay()
  const [found, setFound] = useState<ReopenedMatch<unknown> | Message>()
  const [reading] = useState(() => read)
  useEffect(() => {
    void openLinkedMatch(reading, allGames).then(setFound)
  }, [reading])
  if (found !== undefined && 'match' in found) return <MatchViewer {...found} words={words} />
  return (
    <>
      <TopBar title={say(words.title)} back={words.back} />
      <main className="page">
        {found !== undefined && (
          <p role="alert" className="notice">
            {say(sharingWords.cannotOpen, { problem: found })}
          </p>
        )}
      </main>
    </>
  )
}

function MatchViewer({
  match: fullMatch,
  divergence,
  words,
}: ReopenedMatch<unknown> & { readonly words: PreviewWords }) {
  const say = useSay()
  const [, go] = useLocation()
  const [match, setMatch] = useState(fullMatch)
  const { game, question, outcome, situation } = match
  const [step, steps] = [match.steps.length, fullMatch.steps.length]
  const why = useWhy(match, match, true)
  const lookAt = (to: number): void => {
    const then = resumeMatch(game, journalUntil(fullMatch, to))
    why.stop()
    setMatch(then.ok && to < steps ? then.value : fullMatch)
  }
  const keep = async (): Promise<void> => {
    const id = await saveJournal(match.journal, game.title, progressOf(match))
    go(`/match/${id}`, { replace: true })
  }
  return (
    <div className="match">
      <TopBar title={game.title} back={words.back} />
      <main className="match-main">
        <section className="said-panel" aria-label={say(ui.whatHappened)}>
          <div className="notice">
            <h2>{say(words.title)}</h2>
            <p>{say(words.intro, { step, steps })}</p>
            <HouseRulesLink game={game} />
            {divergence !== undefined && <DivergenceDetails match={fullMatch} divergence={divergence} />}
            <div className="row">
              <StepArrows step={step} steps={steps} go={lookAt} />
              {why.button(why.lastMove)}
            </div>
          </div>
          {why.bar || <LogPanel match={match} />}
        </section>
        <BoardPanel
          game={game}
          situation={why.step?.situation ?? situation}
          question={undefined}
          choose={() => undefined}
          highlighted={why.step?.highlighted}
          dimmed={why.step?.dimmed}
        />
      </main>
      <section className="thumb-bar question" data-step={step} aria-label={say(sharingWords.stands)}>
        <h2>{say(outcome?.text ?? question?.text ?? ui.over)}</h2>
        <button type="button" className="button big" onClick={() => void keep()}>
          {say(sharingWords.keepAsMine)}
        </button>
      </section>
      {why.sheet}
    </div>
  )
}
