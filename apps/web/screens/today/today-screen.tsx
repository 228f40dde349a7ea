import type { Game, MatchStart } from '@opfor/kernel'
import { useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { Unofficial } from '../../ui/components/unofficial.tsx'
import { useGame } from '../../data/registry/registry.ts'
import type { MatchRecord } from '../../data/storage/saved-match.ts'
import { useSay } from '../../ui/text/language.tsx'
import { battleStart, findBattle, startBattle } from '../../table/today/battle.ts'
import { dayOf, isDay } from '../../table/today/use-day-text.ts'
import { useDayText } from '../../table/today/use-day-text.ts'
import { todayWords } from '../../table/today/result-lines.ts'

export function TodayScreen({ id, day }: { readonly id: string; readonly day: string }) {
  const game = useGame(id)
  const start = game && battleStart(game)
  const [today] = useState(() => dayOf(new Date()))
  return game === undefined || start === undefined ? (
    <TopBar title={id} back="/" />
  ) : (
    <Battle game={game} start={start} day={isDay(day) ? day : today} />
  )
}

function Battle({
  game,
  start,
  day,
}: {
  readonly game: Game
  readonly start: MatchStart
  readonly day: string
}) {
  const say = useSay()
  const [, go] = useLocation()
  const dayText = useDayText(day)
  const [saved, setSaved] = useState<MatchRecord | 'none'>()
  const [problem, setProblem] = useState('')
  useEffect(() => {
    void findBattle(game, day).then((found) => setSaved(found ?? 'none'))
  }, [game, day])
  const play = async (): Promise<void> => {
    if (saved === undefined) return
    if (saved !== 'none') return go(`/match/${saved.id}`)
    setSaved(undefined)
    const started = await startBattle(game, start, day, say(todayWords.title, { day }))
    if (started.ok) return go(`/match/${started.value}`)
    setProblem(started.problem)
    return setSaved('none')
  }
  const known = saved === undefined || saved === 'none' ? undefined : saved
  const next =
    known === undefined ? todayWords.start : known.ended === undefined ? todayWords.goOn : todayWords.result
  return (
    <>
      <TopBar title={game.title} back={`/game/${game.id}`} />
      <main className="page">
        <h2>{say(todayWords.title, { day: dayText })}</h2>
        <p>{say(todayWords.intro)}</p>
        <p>{say(start.setUpMessages)}</p>
        {problem !== '' && (
          <p role="alert" className="notice">
            {problem}
          </p>
        )}
        <button
          type="button"
          className="button big"
          disabled={saved === undefined}
          onClick={() => void play()}
        >
          {say(next)}
        </button>
        <p className="soft">
          <Unofficial game={game} />
        </p>
      </main>
    </>
  )
}
