import { useState } from 'react'
import { Link, useLocation } from 'wouter'
import { gameIdOfHouseRules } from '../../data/storage/house-rules.ts'
import type { SavedSheet } from '../../data/storage/sheet-list.ts'
import { dateLocale, useLanguage, useSay } from '../../ui/text/language.tsx'
import type { TitleDifference } from './distinguish-titles.ts'
import { opponentWords } from './words.ts'

export function SheetCard({
  sheet: { id, text, title, plays },
  played,
  apart,
}: {
  readonly sheet: SavedSheet
  readonly played: number | undefined
  /** Distinguishes sheets with the same title. */
  readonly apart: TitleDifference | undefined
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
  const house = gameIdOfHouseRules(text)
  const locale = dateLocale(code)
  const date = new Date(played ?? 0).toLocaleDateString(locale, { dateStyle: 'medium' })
  const written = { dateStyle: 'medium', timeStyle: 'short' } as const
  return (
    <li className="card opponent-card">
      <div>
        <h3>{title || say(opponentWords.untitled)}</h3>
        {apart?.first !== undefined && (
          <p className="soft">{say(opponentWords.firstChange, { change: apart.first })}</p>
        )}
        {apart !== undefined && (
          <p className="soft">
            {say(opponentWords.edited, { date: new Date(apart.changed).toLocaleString(locale, written) })}
          </p>
        )}
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
