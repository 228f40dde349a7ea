import type { Game } from '@opfor/kernel'
import { Link } from 'wouter'
import { addressOf } from '../../data/storage/address.ts'
import { houseTitle } from '../../data/storage/page-title.ts'
import { formatHouseRules, houseWords } from '../text/house-words.ts'
import { useSay } from '../text/language.tsx'

/** Links to the page; renders nothing for printed rules. */
export function HouseRulesLink({ game }: { readonly game: Pick<Game, 'id' | 'rules'> }) {
  const say = useSay()
  const title = houseTitle(game)
  if (title === undefined) return undefined
  return (
    <p className="house-rules">
      <strong>{say(formatHouseRules(title))}</strong>{' '}
      <Link href={`/house-rules/${addressOf(game)}`} className="text-button">
        {say(houseWords.read)}
      </Link>
    </p>
  )
}
