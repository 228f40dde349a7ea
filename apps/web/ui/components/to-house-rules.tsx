import { withHouseRules } from 'virtual:house-rules'
import type { Game } from '@opfor/kernel'
import { Link } from 'wouter'
import { houseWords } from '../text/house-words.ts'
import { useSay } from '../text/language.tsx'

export function PrintedHouseRulesLink({ game }: { readonly game: Pick<Game, 'id' | 'rules'> }) {
  const say = useSay()
  if (game.rules !== undefined || !withHouseRules.includes(game.id)) return undefined
  return (
    <Link href={`/house-rules/${game.id}`} className="text-button">
      {say(houseWords.title)}
    </Link>
  )
}
