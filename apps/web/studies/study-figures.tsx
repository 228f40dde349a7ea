import type { Game } from '@opfor/kernel'
import { armOf, type PolicyChoice, type Totals } from '@opfor/lab'
import { ComparisonFigure, Figures, PolicyWinRates } from '@opfor/lab/plots'
import { errorOf, isComparison, type Study } from '@opfor/lab/study'
import type { StoredStudy } from '@opfor/sync/api/shapes/study'
import { useState } from 'react'
import { Choices } from '../components/choices.tsx'
import { ComparisonTable } from '../lab/comparison-table.tsx'
import { OpenSeedButton } from '../lab/open-seed-button.tsx'
import { useLanguage, useSay } from '../text/language.tsx'
import { BotDiff } from './bot-diff.tsx'
import { certaintyOf } from './certainty.ts'
import { describeDifference } from './describe-difference.ts'
import { totalsOf } from './stored-study.ts'
import { playerText, listSettings } from './setting-names.ts'
import { studyWords } from './words.ts'

/** The results of a study: all players compared, and the figures of one. */
export function StudyFigures({
  stored,
  game,
  study,
  of,
}: {
  readonly stored: StoredStudy
  readonly game: Game
  readonly study: Study
  /** The name of the study, if two are on one page. */
  readonly of?: string
}) {
  const say = useSay()
  const language = useLanguage()
  const [chosen, setChosen] = useState(0)
  const settings = listSettings(game, study, say)
  const error = errorOf(study.until)
  const known = study.policies.flatMap((policy, at) => {
    const totals = totalsOf(stored, at)
    return totals === undefined || Object.keys(totals).length === 0 ? [] : [{ at, policy, totals }]
  })
  const shown = known.find(({ at }) => at === chosen) ?? known[0]
  if (shown === undefined) return undefined
  const measured = known.flatMap(({ policy, totals }) =>
    isComparison(totals)
      ? []
      : [{ player: playerText(policy, say), game, language, settings, of, error, matchOf: String, totals }],
  )
  return (
    <>
      {measured.length > 1 && <PolicyWinRates policies={measured} />}
      {known.length > 1 && (
        <div className="study-whose">
          <Choices
            legend={say(studyWords.whose)}
            chosen={shown.at}
            choose={setChosen}
            choices={known.map(({ at, policy }) => ({ value: at, text: playerText(policy, say) }))}
          />
        </div>
      )}
      {known.length > 1 && <h2 className="print-only">{playerText(shown.policy, say)}</h2>}
      {isComparison(shown.totals) ? (
        <>
          {game.figuresRestOn !== undefined && <p className="notice">{say(game.figuresRestOn)}</p>}
          {'first' in study.of && (
            <ComparisonTable
              totals={shown.totals}
              first={say(studyWords.first, { name: describeDifference(game, study.of, 'first', say) })}
              second={say(studyWords.second, { name: describeDifference(game, study.of, 'second', say) })}
              {...certaintyOf(game, shown.totals, study.until)}
            />
          )}
          <ComparisonFigure
            of={of}
            error={error}
            game={game}
            language={language}
            totals={{}}
            matchOf={String}
            compared={shown.totals}
            player={playerText(shown.policy, say)}
          />
          <BotDiff game={game} study={study} policy={shown.policy} compared={shown.totals} />
        </>
      ) : (
        <Figures
          of={of}
          error={error}
          game={game}
          language={language}
          settings={settings}
          totals={shown.totals}
          matchOf={(seed) => <SeedLink game={game} study={study} policy={shown.policy} seed={seed} />}
        />
      )}
    </>
  )
}

function SeedLink({
  game,
  study,
  policy,
  seed,
}: {
  readonly game: Game
  readonly study: Study
  readonly policy: PolicyChoice
  readonly seed: number
}) {
  if (!('arms' in study.of)) return seed
  const { settings } = armOf({ game: game.id, policy, arms: study.of.arms }, seed)
  return <OpenSeedButton game={game} settings={settings} policy={policy} seed={seed} />
}

/** The totals of a measurement; undefined for a comparison. */
export function measuredTotals(stored: StoredStudy, at: number): Totals | undefined {
  const totals = totalsOf(stored, at)
  return totals === undefined || isComparison(totals) ? undefined : totals
}
