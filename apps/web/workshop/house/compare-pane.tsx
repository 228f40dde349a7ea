import { type Estimate, mean, share } from '@opfor/lab'
import type { Position, Sheet } from '@opfor/sheets'
import type { Opponent } from '@opfor/variants'
import { opponentWords } from '../../opponents/words.ts'
import { useSay } from '../../text/language.tsx'
import { margin, whatIsKnown, winChange } from './compare-run.ts'
import { compareWords } from './compare-words.ts'
import './house.css'
import { ToldChanges } from './told-changes.tsx'
import type { PlayedPage } from './use-house-turn.ts'
import { type PageComparison, useComparison } from './use-comparison.ts'
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
  const isRunning = comparison?.state === 'running'
  const isOld = comparison !== undefined && sheet !== undefined && comparison.text !== sheet.text
  return (
    <div className="workshop-scroll house-compare">
      <p>{say(counts ? compareWords.intro : compareWords.introRandom)}</p>
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
          <Figures comparison={comparison} counts={counts} />
          <ToldChanges changes={comparison.changes} look={look} />
        </>
      )}
      {comparison?.state === 'failed' && (
        <p role="alert" className="notice">
          {say(compareWords.failed)}
        </p>
      )}
    </div>
  )
}

/** What is known by now, and why it ended. */
function verdict({ totals, state }: PageComparison, counts: boolean, say: ReturnType<typeof useSay>): string {
  const params = { games: totals.games, points: percent(margin) }
  if (!counts) return say(compareWords.played, params)
  const what = whatIsKnown(totals)
  if (what === 'changed') return say(compareWords.changed, params)
  if (what === 'within') return say(compareWords.within, params)
  return say(state === 'running' ? compareWords.notYet : compareWords.notKnown, params)
}

/** Win rates, lengths and changed decisions side by side. */
function Figures({
  comparison: { totals },
  counts,
}: {
  readonly comparison: PageComparison
  readonly counts: boolean
}) {
  const say = useSay()
  const { games, won, turns, replayed } = totals
  const rates = [won.both + won.firstOnly, won.both + won.secondOnly].map((wins) => share(wins, games))
  const lengths = turns && [turns.first, turns.second].map(({ sum, squares }) => mean(games, sum, squares))
  const changed = Object.values(replayed?.changed ?? {}).reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      <table className="house-figures">
        <thead>
          <tr>
            <td />
            <th scope="col">{say(houseRulesWords.printed)}</th>
            <th scope="col">{say(houseRulesWords.yours)}</th>
            <th scope="col">{say(compareWords.change)}</th>
          </tr>
        </thead>
        <tbody>
          {counts && (
            <tr>
              <th scope="row">{say(compareWords.wins)}</th>
              {rates.map((rate, nth) => (
                <td key={nth}>
                  <Interval estimate={rate} show={percent} />
                </td>
              ))}
              <td>
                <Interval estimate={winChange(totals)} show={(value) => signed(value, percent)} />
              </td>
            </tr>
          )}
          {lengths && turns && (
            <tr>
              <th scope="row">{say(compareWords.turns)}</th>
              {lengths.map((length, nth) => (
                <td key={nth}>
                  <Interval estimate={length} show={plain} />
                </td>
              ))}
              <td>
                <Interval
                  estimate={mean(games, turns.change.sum, turns.change.squares)}
                  show={(value) => signed(value, plain)}
                />
              </td>
            </tr>
          )}
        </tbody>
      </table>
      {replayed !== undefined && (
        <p>
          {say(compareWords.decisions, {
            changed,
            turns: replayed.turns,
            share: percent(share(changed, replayed.turns).value),
          })}
        </p>
      )}
    </>
  )
}

function Interval({
  estimate: { value, from, to },
  show,
}: {
  readonly estimate: Estimate
  readonly show: (value: number) => string
}) {
  const say = useSay()
  return (
    <>
      <strong>{show(value)}</strong>{' '}
      <span className="soft">{say(compareWords.interval, { from: show(from), to: show(to) })}</span>
    </>
  )
}

function percent(value: number): string {
  return `${(value * 100).toFixed(1)}%`
}

function plain(value: number): string {
  return value.toFixed(1)
}

function signed(value: number, show: (value: number) => string): string {
  const text = show(Math.abs(value))
  return value === 0 ? text : `${value > 0 ? '+' : '−'}${text}`
}
