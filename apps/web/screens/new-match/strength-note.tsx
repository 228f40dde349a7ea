import { type Game, type Json, messages, formatRule } from '@opfor/kernel'
import { measuredResultsOf } from '@opfor/lab/measured'
import { Link } from 'wouter'
import { useSay } from '../../ui/text/language.tsx'

const strengthWords = messages('web.strength', {
  wins: 'A simulated player who looks one turn ahead wins about {wins} in 100.',
  winsAtLevel: 'At this level, a simulated player who looks one turn ahead wins about {wins} in 100.',
  costliest: 'The toughest rule: {list}, {rule}. Without it, that player would win about {wins} more in 100.',
  readRule: 'See the rule',
  measure: 'Measure it yourself',
})

/** Only for the printed opponent; house rules play differently. */
function measuredFor(game: Game) {
  return game.rules === undefined ? measuredResultsOf(game) : undefined
}

/** A greedy player's win rate; empty if not measured. */
export function WinsNote({ game, level }: { readonly game: Game; readonly level?: Json }) {
  const say = useSay()
  const wins = measuredFor(game)?.wins[typeof level === 'string' ? level : 'standard']
  if (wins === undefined) return undefined
  return (
    <p className="soft">
      {say(level === undefined ? strengthWords.wins : strengthWords.winsAtLevel, { wins })}{' '}
      <Link href={`/lab/${game.id}`}>{say(strengthWords.measure)}</Link>
    </p>
  )
}

/** The rule that costs a greedy player most; empty if not measured. */
export function CostliestRule({ game }: { readonly game: Game }) {
  const say = useSay()
  const costliest = measuredFor(game)?.costliest
  const list = game.declared.find(({ id }) => id === costliest?.list)
  const rule = list?.lines.find(({ id }) => id === costliest?.line)
  if (costliest === undefined || list === undefined || rule === undefined) return undefined
  return (
    <p className="soft">
      {say(strengthWords.costliest, { list: list.title, rule: formatRule(rule, []), wins: costliest.wins })}{' '}
      <Link href={`/reference/${game.id}/${rule.id}`}>{say(strengthWords.readRule)}</Link>
    </p>
  )
}
