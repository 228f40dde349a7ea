import { type Game, type Json, ruleTold } from '@opfor/kernel'
import { measuredOf } from '@opfor/lab/measured'
import { Link } from 'wouter'
import { useSay } from '../../ui/text/language.tsx'
import { strengthWords } from './words.ts'

/** What was measured of the printed opponent; house rules play differently. */
function measuredFor(game: Game) {
  return game.rules === undefined ? measuredOf(game) : undefined
}

/** How often a greedy player wins at a difficulty; nothing where it was not measured. */
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

/** The rule that costs a greedy player most; nothing where it was not measured. */
export function CostliestRule({ game }: { readonly game: Game }) {
  const say = useSay()
  const costliest = measuredFor(game)?.costliest
  const list = game.declared.find(({ id }) => id === costliest?.list)
  const rule = list?.lines.find(({ id }) => id === costliest?.line)
  if (costliest === undefined || list === undefined || rule === undefined) return undefined
  return (
    <p className="soft">
      {say(strengthWords.costliest, { list: list.title, rule: ruleTold(rule, []), wins: costliest.wins })}{' '}
      <Link href={`/reference/${game.id}/${rule.id}`}>{say(strengthWords.readRule)}</Link>
    </p>
  )
}
