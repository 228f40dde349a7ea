import type { Game } from '@opfor/kernel'
import { Link } from 'wouter'
import { useSay } from '../../ui/text/language.tsx'
import { battleStart } from '../../table/today/battle.ts'
import { dayOf } from '../../table/today/use-day-text.ts'
import { useDayText } from '../../table/today/use-day-text.ts'
import { todayWords } from '../../table/today/result-lines.ts'

/** Empty if the game has none. */
export function TodayLink({ game }: { readonly game: Game }) {
  const say = useSay()
  const day = useDayText(dayOf(new Date()))
  if (battleStart(game) === undefined) return undefined
  return (
    <Link href={`/today/${game.id}`} className="button quiet">
      {say(todayWords.title, { day })}
    </Link>
  )
}
