import type { LiveMatch, Game } from '@opfor/kernel'
import { use, useEffect } from 'react'
import { Link, useLocation } from 'wouter'
import { BoardPanel } from '../../table/boards/board-panel.tsx'
import { StepArrows } from '../../ui/components/step-arrows.tsx'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { openGame } from '../../data/registry/registry.ts'
import { useSay } from '../../ui/text/language.tsx'
import { openTranscript } from '../watch/open-transcript.ts'
import './catalogue.css'

const files = import.meta.glob<string>('../../../../games/*/replays/*.txt', {
  query: '?raw',
  import: 'default',
})
const replays = Object.keys(files).map((path) => {
  const [game = '', , name = ''] = path.split('/').slice(-3)
  return { path, game, name: name.replace('.txt', '') }
})

/** For developers; only in the development server. */
export function Catalogue() {
  return (
    <>
      <TopBar title="Catalogue" back="/" />
      <main className="page">
        {[...Map.groupBy(replays, ({ game }) => game)].map(([game, all]) => (
          <section key={game}>
            <h2>{game}</h2>
            <ul className="catalogue-list">
              {all.map(({ name }) => (
                <li key={name}>
                  <Link href={`/catalogue/${game}/${name}/0`}>{name}</Link>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </main>
    </>
  )
}

interface OpenedReplay {
  readonly game: Game
  readonly match: LiveMatch<unknown>
}

const opened = new Map<string, Promise<OpenedReplay | string>>()

/** Returns an error text if the replay fails. */
function openReplay(game: string, name: string): Promise<OpenedReplay | string> {
  const key = `${game}/${name}`
  const loading = opened.get(key) ?? loadReplay(game, name)
  opened.set(key, loading)
  return loading
}

async function loadReplay(id: string, name: string): Promise<OpenedReplay | string> {
  const text = await files[`../../../../games/${id}/replays/${name}.txt`]?.()
  const game = await openGame(id)
  if (text === undefined || game === undefined) return `Transcript not found: ${id}/${name}`
  const match = openTranscript(game, text)
  return match.ok ? { game, match: match.value } : match.problem
}

/** The arrow keys step back and forward. */
export function CataloguePage({
  game: id,
  name,
  step,
}: {
  readonly game: string
  readonly name: string
  readonly step: number
}) {
  const say = useSay()
  const [, go] = useLocation()
  const replay = use(openReplay(id, name))
  const steps = typeof replay === 'string' ? 0 : replay.match.steps.length
  const goTo = (to: number): void => {
    if (to >= 0 && to <= steps) go(`/catalogue/${id}/${name}/${to}`, { replace: true })
  }
  useEffect(() => {
    const pressed = ({ key }: KeyboardEvent): void => {
      if (key === 'ArrowLeft') goTo(step - 1)
      if (key === 'ArrowRight') goTo(step + 1)
    }
    addEventListener('keydown', pressed)
    return () => removeEventListener('keydown', pressed)
  })
  if (typeof replay === 'string') return <p role="alert">{replay}</p>
  const { game, match } = replay
  const { situation, question } = match.look(step)
  const log = match.log.filter((one) => one.kind === 'change' && one.after === step)
  return (
    <div className="match">
      <TopBar title={`${name}: ${step} of ${steps}`} back="/catalogue">
        <StepArrows step={step} steps={steps} go={goTo} />
      </TopBar>
      <main className="match-main">
        <section className="said-panel">
          {log.map((one, at) => (
            <p key={at}>{one.kind === 'change' && say(one.tell)}</p>
          ))}
          {question !== undefined && (
            <p>
              <strong>{say(question.text)}</strong> <code>{question.id}</code>
            </p>
          )}
        </section>
        <BoardPanel game={game} situation={situation} question={question} choose={() => goTo(step + 1)} />
      </main>
    </div>
  )
}
