import { type Decision, type Game, resume, ruleTold, summary, type SettingsInput } from '@opfor/kernel'
import {
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
import { optionText, readingText } from './setting-names.ts'
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
  const groups = Object.entries(compared.changed).toSorted(([, a], [, b]) => b.count - a.count)
  const lineTitle = (id: string): string => {
    const rule = game.declared.flatMap(({ lines }) => lines).find((line) => line.id === id)
    return rule === undefined ? say(studyWords.noLine) : say(ruleTold(rule))
  }
  return (
    <section className="lab-figure">
      <h2>{say(studyWords.changed)}</h2>
      <p className="soft">{say(groups.length === 0 ? studyWords.nothingChanged : studyWords.changedNote)}</p>
      {groups.slice(0, maxGroups).map(([key, { count, seeds }]) => {
        const [list = '', first = '', second = ''] = key.split('|')
        const title = game.declared.find((each) => each.id === list)?.title
        return (
          <Group
            key={key}
            title={say(studyWords.group, { list: title === undefined ? list : say(title), count })}
            lines={say(studyWords.groupLines, { first: lineTitle(first), second: lineTitle(second) })}
          >
            {'first' in study.of && seeds[0] !== undefined && (
              <Example game={game} policy={policy} of={study.of} seed={seeds[0]} />
            )}
          </Group>
        )
      })}
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

interface Pair {
  readonly first: SettingsInput
  readonly second: SettingsInput
}

/** One match with both settings at the first different decision, each with its explanation. */
function Example({
  game,
  policy,
  of,
  seed,
}: {
  readonly game: Game
  readonly policy: PolicyChoice
  readonly of: Pair
  readonly seed: number
}) {
  const say = useSay()
  const found = useMemo(() => findDecisions(game, policy, of, seed), [game, policy, of, seed])
  const open = async (wishes: SettingsInput): Promise<void> => {
    location.href = await createMatchLink(journalOf(game, wishes, policy, seed))
  }
  const side = (which: 'first' | 'second') => (
    <div key={which}>
      <h3>{say(studyWords[which], { name: describeDifference(game, of, which, say) })}</h3>
      {found[which] === undefined ? (
        <p>{say(studyWords.noDecision)}</p>
      ) : (
        <Explained decision={found[which]} />
      )}
      <button type="button" className="text-button" onClick={() => void open(of[which])}>
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

function findDecisions(game: Game, policy: PolicyChoice, { first, second }: Pair, seed: number) {
  const nth =
    firstDifference(
      recordDecisions(game, first, policy, seed).made,
      recordDecisions(game, second, policy, seed).made,
    ) ?? -1
  const decisionWith = (wishes: SettingsInput): Decision | undefined => {
    const match = resume(game, journalOf(game, wishes, policy, seed))
    if (!match.ok) return undefined
    return match.value.told.filter((one) => one.kind === 'decision').find(({ number }) => number === nth)
  }
  return { nth, first: decisionWith(first), second: decisionWith(second) }
}

/** The settings of one side that differ from the other. */
function describeDifference(
  game: Game,
  of: Pair,
  which: 'first' | 'second',
  say: ReturnType<typeof useSay>,
): string {
  const other = of[which === 'first' ? 'second' : 'first']
  const { options = {}, rulings = {} } = of[which]
  const standard = (id: string) => game.options.find(({ question }) => question.id === id)?.standard
  const reading = (id: string) => game.rulings.find((ruling) => ruling.id === id)?.standard ?? ''
  const keys = new Set([...Object.keys(options), ...Object.keys(other.options ?? {})])
  const ruled = new Set([...Object.keys(rulings), ...Object.keys(other.rulings ?? {})])
  return [
    ...[...keys].map((id) => optionText(game, id, options[id] ?? standard(id), say)),
    ...[...ruled].map((id) => readingText(game, id, rulings[id] ?? reading(id), say)),
  ].join(', ')
}
