import type { SourcePosition, Sheet } from '@opfor/sheets'
import type { ModdableGame } from '@opfor/variants'
import { download, toFileName } from '../../../data/device/download.ts'
import { titleIn } from '../../../data/storage/page-title.ts'
import { useSay } from '../../../ui/text/language.tsx'
import { ComparisonTable } from '../../lab/comparison-table.tsx'
import { comparisonWords } from '../../lab/words.ts'
import { opponentWords } from '../../opponents/words.ts'
import { ChangedLines } from './changed-lines.tsx'
import { comparePage } from './compare-page.ts'
import { winChange } from './compare-run.ts'
import { playedWith, verdict } from './compare-verdict.ts'
import { compareWords } from './compare-words.ts'
import type { ChangedDecisionText } from './comparison.ts'
import { DecisionSides } from './decision-sides.tsx'
import { useComparison } from './use-comparison.ts'
import type { PlayedPage } from './use-house-turn.ts'
import { houseRulesWords } from './words.ts'
import './house.css'

function ToldChanges({
  changes,
  look,
}: {
  readonly changes: readonly ChangedDecisionText[]
  readonly look: (at: SourcePosition) => void
}) {
  const say = useSay()
  if (changes.length === 0) return undefined
  return (
    <section>
      <h2>{say(compareWords.first, { count: changes.length })}</h2>
      <ol className="house-examples">
        {changes.map(({ seed, turn, printed, house }) => (
          <li key={`${seed} ${turn}`} className="workshop-change card">
            <h3>{say(compareWords.place, { match: seed + 1, turn: turn + 1 })}</h3>
            <DecisionSides printed={printed} house={house} look={look} />
          </li>
        ))}
      </ol>
    </section>
  )
}

/** Both play the same seeds. */
export function ComparePane({
  sheet,
  page,
  opponent,
  look,
}: {
  readonly sheet: Sheet | undefined
  readonly page: PlayedPage | undefined
  readonly opponent: ModdableGame
  readonly look: (at: SourcePosition) => void
}) {
  const say = useSay()
  const { comparison, wanted, start, stop } = useComparison(opponent)
  const counts = opponent.game.heuristics !== undefined
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
