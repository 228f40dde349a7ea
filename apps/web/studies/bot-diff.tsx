import { type Decision, type Game, resume, summary } from '@opfor/kernel'
import {
  type ComparedSettings,
  type ComparisonTotals,
  firstDifference,
  recordDecisions,
  journalOf,
  type PolicyChoice,
} from '@opfor/lab'
import type { Study } from '@opfor/lab/study'
import { useMemo, useState } from 'react'
import { useSay } from '../text/language.tsx'
import { DecisionLines } from '../why/decision-lines.tsx'
import { createMatchLink } from '../sharing/link.ts'
import { changedGroups, type ComparedGames } from '../lab/changed-groups.ts'
import { comparisonWords } from '../lab/comparison-words.ts'
import { describeDifference } from './describe-difference.ts'
import { useComparedGames } from './house-pages.ts'
import type { Pair } from './pair.ts'
import { studyWords } from './words.ts'

const maxGroups = 20

/** The decisions that differ between two settings, grouped by the deciding lines. */
export function BotDiff({
  game,
  study,
  policy,
  compared,
}: {
  readonly game: Game
  readonly study: Study
  readonly policy: PolicyChoice
  readonly compared: ComparisonTotals
}) {
  const say = useSay()
  const games = useComparedGames(game, study)
  if (games === undefined) return undefined
  const groups = changedGroups(games, compared.changed, comparisonWords.inMatches, say)
  return (
    <section className="lab-figure">
      <h2>{say(studyWords.changed)}</h2>
      <p className="soft">{say(groups.length === 0 ? studyWords.nothingChanged : studyWords.changedNote)}</p>
      {groups.slice(0, maxGroups).map(({ key, title, lines, seed }) => (
        <Group key={key} title={title} lines={lines}>
          {'first' in study.of && seed !== undefined && (
            <Example game={game} games={games} policy={policy} of={study.of} seed={seed} />
          )}
        </Group>
      ))}
    </section>
  )
}

function Group(props: {
  readonly title: string
  readonly lines: string
  readonly children: React.ReactNode
}) {
  const [open, setOpen] = useState(false)
  return (
    <details className="study-group" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <strong>{props.title}</strong>
        <span>{props.lines}</span>
      </summary>
      {open && props.children}
    </details>
  )
}

/** One match with both settings at the first different decision, each with its explanation. */
function Example({
  game,
  games,
  policy,
  of,
  seed,
}: {
  readonly game: Game
  readonly games: ComparedGames
  readonly policy: PolicyChoice
  readonly of: Pair
  readonly seed: number
}) {
  const say = useSay()
  const found = useMemo(() => findDecisions(games, policy, of, seed), [games, policy, of, seed])
  const open = async (which: 'first' | 'second'): Promise<void> => {
    location.href = await createMatchLink(journalOf(games[which], settingsIn(of[which]), policy, seed))
  }
  const side = (which: 'first' | 'second') => (
    <div key={which}>
      <h3>{say(studyWords[which], { name: describeDifference(game, of, which, say) })}</h3>
      {found[which] === undefined ? (
        <p>{say(studyWords.noDecision)}</p>
      ) : (
        <Explained decision={found[which]} />
      )}
      <button type="button" className="text-button" onClick={() => void open(which)}>
        {say(which === 'first' ? studyWords.openFirst : studyWords.openSecond)}
      </button>
    </div>
  )
  return (
    <>
      <p>{say(studyWords.example, { seed, number: found.nth + 1 })}</p>
      <div className="study-both">
        {side('first')}
        {side('second')}
      </div>
    </>
  )
}

function Explained({ decision }: { readonly decision: Decision }) {
  const say = useSay()
  return (
    <>
      <p>
        <strong>{say(summary(decision))}</strong>
      </p>
      <DecisionLines decision={decision} />
    </>
  )
}

function findDecisions(games: ComparedGames, policy: PolicyChoice, of: Pair, seed: number) {
  const sides = (['first', 'second'] as const).map((which) => ({
    game: games[which],
    settings: settingsIn(of[which]),
  }))
  const [mine = [], theirs = []] = sides.map(
    ({ game, settings }) => recordDecisions(game, settings, policy, seed).made,
  )
  const nth = firstDifference(mine, theirs) ?? -1
  const [first, second] = sides.map(({ game, settings }): Decision | undefined => {
    const match = resume(game, journalOf(game, settings, policy, seed))
    if (!match.ok) return undefined
    return match.value.told.filter((one) => one.kind === 'decision').find(({ number }) => number === nth)
  })
  return { nth, first, second }
}

/** The settings of a side; its house rules are in its game. */
function settingsIn({ options, rulings }: ComparedSettings): Pick<ComparedSettings, 'options' | 'rulings'> {
  return { ...(options && { options }), ...(rulings && { rulings }) }
}
