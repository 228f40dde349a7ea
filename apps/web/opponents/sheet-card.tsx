import { games } from 'virtual:games'
import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { houseRulesOf } from '../storage/house-rules.ts'
import type { SavedSheet } from '../storage/sheet-list.ts'
import { dateLocale, useLanguage, useSay } from '../text/language.tsx'
import { opponentWords } from './words.ts'

/** An opponent of the user: its title, whom it plays, when it was last played; to play or to edit. */
export function SheetCard({
  sheet: { id, text, title, plays },
  played,
}: {
  readonly sheet: SavedSheet
  readonly played: number | undefined
}) {
  const say = useSay()
  const [, go] = useLocation()
  const { code } = useLanguage()
  const [problem, setProblem] = useState('')
  const play = async (): Promise<void> => {
    const { playSheet } = await import('./play-sheet.ts')
    const route = await playSheet(text)
    if (route.ok) go(route.value)
    else setProblem(route.problem)
  }
  const house = houseRulesOf(text)
  const game = games.find((each) => each.id === house)
  const date = new Date(played ?? 0).toLocaleDateString(dateLocale(code), { dateStyle: 'medium' })
  return (
    <li className="card opponent-card">
      <div>
        <h3>{title || say(opponentWords.untitled)}</h3>
        {game !== undefined && <p className="soft">{say(opponentWords.houseOf, { game: game.title })}</p>}
        {plays !== '' && <p className="soft">{say(opponentWords.plays, { who: plays })}</p>}
        <p className="soft">
          {played === undefined ? say(opponentWords.notPlayed) : say(opponentWords.played, { date })}
        </p>
      </div>
      <div className="row">
        <button type="button" className="button" onClick={() => void play()}>
          {say(opponentWords.play)}
        </button>
        <Link href={house === undefined ? `/opponent/${id}` : `/workshop/${id}`} className="text-button">
          {say(opponentWords.edit)}
        </Link>
      </div>
      {problem !== '' && <p role="alert">{problem}</p>}
    </li>
  )
}
