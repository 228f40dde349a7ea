import type { Position, Sheet } from '@opfor/sheets'
import type { Opponent } from '@opfor/variants'
import { opponentWords } from '../../opponents/words.ts'
import { download, toFileName } from '../../../data/device/download.ts'
import { titleIn } from '../../../data/storage/page-title.ts'
import { useSay } from '../../../ui/text/language.tsx'
import { ComparisonTable } from '../../lab/comparison-table.tsx'
import { comparisonWords } from '../../lab/comparison-words.ts'
import { ChangedLines } from './changed-lines.tsx'
import { comparePage } from './compare-page.ts'
import { winChange } from './compare-run.ts'
import { playedWith, verdict } from './compare-verdict.ts'
import { compareWords } from './compare-words.ts'
import './house.css'
import { ToldChanges } from './told-changes.tsx'
import type { PlayedPage } from './use-house-turn.ts'
import { useComparison } from './use-comparison.ts'
import { houseRulesWords } from './words.ts'

/** House rules against the printed opponent in many matches on the same seeds. */
export function ComparePane({
  sheet,
  page,
  opponent,
  look,
}: {
  readonly sheet: Sheet | undefined
  readonly page: PlayedPage | undefined
  readonly opponent: Opponent
  readonly look: (at: Position) => void
}) {
  const say = useSay()
  const { comparison, wanted, start, stop } = useComparison(opponent)
  const counts = opponent.game.measures !== undefined
  const title = titleIn(comparison?.text ?? '') ?? opponent.game.title
  const isRunning = comparison?.state === 'running'
  const isOld = comparison !== undefined && sheet !== undefined && comparison.text !== sheet.text
  return (
    <div className="workshop-scroll house-compare">
      <p>
        {say(counts ? compareWords.intro : compareWords.introRandom)} {playedWith(opponent.game, say)}
      </p>
      {page === undefined && <p className="soft">{say(opponentWords.fixFirst)}</p>}
      {page?.variant.changes.length === 0 && <p className="soft">{say(compareWords.unchanged)}</p>}
      <div className="row health-run">
        {isRunning ? (
          <>
            <progress
              value={comparison.totals.games}
              max={wanted}
              aria-label={say(houseRulesWords.compare)}
            />
            <span>{say(compareWords.progress, { done: comparison.totals.games, most: wanted })}</span>
            <button type="button" className="button quiet" onClick={stop}>
              {say(compareWords.stop)}
            </button>
          </>
        ) : (
          <button
            type="button"
            className="button"
            disabled={page === undefined}
            onClick={() => page && void start(page.variant.text)}
          >
            {say(comparison === undefined ? compareWords.start : compareWords.again)}
          </button>
        )}
      </div>
      {isOld && (
        <p className="notice" role="status">
          {say(compareWords.old)}
        </p>
      )}
      {comparison !== undefined && comparison.totals.games > 0 && (
        <>
          <p role="status" className="house-verdict">
            {verdict(comparison, counts, say)}
          </p>
          <ComparisonTable
            totals={comparison.totals}
            first={say(houseRulesWords.printed)}
            second={say(houseRulesWords.yours)}
            change={winChange(comparison.totals)}
            wins={counts}
          />
          <ChangedLines opponent={opponent} text={comparison.text} totals={comparison.totals} />
          <ToldChanges changes={comparison.changes} look={look} />
          {!isRunning && (
            <button
              type="button"
              className="button quiet"
              onClick={() =>
                download(`${toFileName(title)}.md`, comparePage(opponent, title, comparison, say))
              }
            >
              {say(comparisonWords.save)}
            </button>
          )}
        </>
      )}
      {comparison?.state === 'failed' && (
        <p role="alert" className="notice">
          {say(compareWords.failed, { problem: comparison.problem ?? '' })}
        </p>
      )}
    </div>
  )
}
