import {
  beginMatch,
  applyCorrection,
  type Edit,
  type Game,
  positionOfMatch,
  type Settings,
} from '@opfor/kernel'
import { useState } from 'react'
import { useLocation } from 'wouter'
import { useSay } from '../../ui/text/language.tsx'
import { startMatch } from '../../data/store/new-match.ts'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { CorrectionEditor } from './correction-editor.tsx'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import { correctionWords } from './words.ts'

export function SetUpPosition({ game, settings }: { readonly game: Game; readonly settings: Settings }) {
  const say = useSay()
  const [, go] = useLocation()
  const [situations, setSituations] = useState<readonly unknown[]>(() => [game.initialSituation(settings)])
  const [problem, setProblem] = useState<string>()
  const situation = situations.at(-1)
  const misfit = (edits: readonly Edit[]) => {
    const next = applyCorrection(game, situation, edits)
    return next.ok ? game.validateSituation?.(next.value) : undefined
  }
  const correct = (edits: readonly Edit[]): Promise<string | undefined> => {
    const next = applyCorrection(game, situation, edits)
    if (next.ok) setSituations([...situations, next.value])
    return Promise.resolve(next.ok ? undefined : next.problem)
  }
  const undo = (): Promise<void> => {
    setSituations(situations.slice(0, -1))
    return Promise.resolve()
  }
  const play = async (): Promise<void> => {
    const position = positionOfMatch(game, situation, settings)
    const tried = position.ok ? beginMatch(game, 0, settings, position.value) : position
    if (tried.ok && tried.value.outcome !== undefined) return setProblem(say(correctionWords.overAtOnce))
    const started = position.ok ? await startMatch(game, settings, game.title, position.value) : position
    if (started.ok) go(`/match/${started.value}`)
    else setProblem(started.problem)
  }
  return (
    <div className="match">
      <TopBar title={say(deferredWords.setUp)} back="/" />
      <CorrectionEditor table={{ game, situation, correct, misfit, undo }} prompt={correctionWords.whatLies}>
        {problem !== undefined && (
          <p role="alert" className="refused">
            {problem}
          </p>
        )}
        <button type="button" className="button" onClick={() => void play()}>
          {say(correctionWords.playFromHere)}
        </button>
      </CorrectionEditor>
    </div>
  )
}
