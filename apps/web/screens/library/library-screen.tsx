import { messages } from '@opfor/kernel'
import { type SyntheticEvent, useState } from 'react'
import { library } from 'virtual:sheet-library'
import { useLocation } from 'wouter'
import { copyForWorkshop } from '../../data/storage/new-sheet.ts'
import { TopBar } from '../../ui/components/top-bar.tsx'
import '../opponents/opponents.css'
import { useSay } from '../../ui/text/language.tsx'
import { shareWords } from '../../ui/text/share-words.ts'
import { playSheet } from '../opponents/play-sheet.ts'
import { opponentWords } from '../opponents/words.ts'
import { shapeOf } from './shape-of.ts'

const libraryWords = messages('web.library', {
  title: 'Library',
  intro:
    'Our own opponents in English, one for each shape. Play one with whatever is at hand, or turn it into your own.',
  read: 'Read the page',
})

/** All opponents, or the named one. */
export function LibraryScreen({ name: only }: { readonly name: string | undefined }) {
  const say = useSay()
  return (
    <>
      <TopBar title={say(libraryWords.title)} back={only === undefined ? '/opponents' : '/'} />
      <main className="page">
        <p>{say(libraryWords.intro)}</p>
        <ul className="library">
          {library
            .filter(({ name }) => name === (only ?? name))
            .map((page) => (
              <LibrarySheet key={page.name} {...page} isOpen={only !== undefined} />
            ))}
        </ul>
      </main>
    </>
  )
}

function LibrarySheet({
  name,
  text,
  isOpen,
}: {
  readonly name: string
  readonly text: string
  readonly isOpen: boolean
}) {
  const say = useSay()
  const [, go] = useLocation()
  const [problem, setProblem] = useState('')
  const [isRead, setRead] = useState(isOpen)
  const [title = '', about = ''] = text.split('\n')
  const shape = shapeOf[name]
  const play = async (): Promise<void> => {
    const route = await playSheet(text)
    if (route.ok) go(route.value)
    else setProblem(route.problem)
  }
  const change = async (): Promise<void> => go(await copyForWorkshop(text))
  const read = ({ currentTarget }: SyntheticEvent<HTMLDetailsElement>): void => setRead(currentTarget.open)
  return (
    <li className="card">
      <h2>{title.replace('# ', '')}</h2>
      {shape !== undefined && <p className="shape">{say(shape)}</p>}
      <p lang="en">{about}</p>
      <div className="row">
        <button type="button" className="button" onClick={() => void play()}>
          {say(opponentWords.play)}
        </button>
        <button type="button" className="button quiet" onClick={() => void change()}>
          {say(shareWords.changeThis)}
        </button>
      </div>
      <details open={isOpen} onToggle={read}>
        <summary>{say(libraryWords.read)}</summary>
        {isRead && (
          <pre className="sheet-page" lang="en" tabIndex={0}>
            {text}
          </pre>
        )}
      </details>
      {problem !== '' && <p role="alert">{problem}</p>}
    </li>
  )
}
