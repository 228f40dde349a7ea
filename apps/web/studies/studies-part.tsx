import type { ListedStudy, StudyList } from '@opfor/sync/api/shapes/study'
import { listStudies } from '@opfor/sync/api/studies'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { useAccount } from '../account/account.ts'
import { callApi, type ApiResult } from '../server/server.ts'
import { useSay } from '../text/language.tsx'
import { isStalled } from './stored-study.ts'
import './studies.css'
import { studyWords } from './words.ts'

const pollInterval = 3000

/** The studies of a game on the server. Without a signed-in player, no request is sent. */
export function StudiesPart({ game }: { readonly game: string }) {
  const say = useSay()
  const { nickname } = useAccount()
  return (
    <section className="card studies" aria-labelledby="studies">
      <h2 id="studies">{say(studyWords.title)}</h2>
      <p className="soft">{say(studyWords.intro)}</p>
      {nickname === undefined ? (
        <Link href="/account" className="text-button">
          {say(studyWords.signIn)}
        </Link>
      ) : (
        <MyStudies game={game} />
      )}
    </section>
  )
}

function MyStudies({ game }: { readonly game: string }) {
  const say = useSay()
  const [answer, setAnswer] = useState<ApiResult<StudyList>>()
  useEffect(() => {
    let isUnmounted = false
    const look = async (): Promise<void> => {
      const result = await callApi(listStudies)
      if (!isUnmounted) setAnswer(result)
    }
    void look()
    const timer = setInterval(() => void look(), pollInterval)
    return () => {
      isUnmounted = true
      clearInterval(timer)
    }
  }, [])
  if (answer === undefined) return undefined
  if (!answer.ok) return <p className="notice">{say(studyWords.away)}</p>
  const { may, workers, studies } = answer.value
  return (
    <>
      {workers === 0 && <p className="notice">{say(studyWords.noWorkers)}</p>}
      <StudyRows studies={studies.filter((study) => study.game === game)} />
      {may ? (
        <Link href={`/studies/new/${game}`} className="button quiet">
          {say(studyWords.newOne)}
        </Link>
      ) : (
        <p>{say(studyWords.notAllowed)}</p>
      )}
    </>
  )
}

function StudyRows({ studies }: Pick<StudyList, 'studies'>) {
  const say = useSay()
  const [selected, setSelected] = useState<readonly string[]>([])
  if (studies.length === 0) return <p>{say(studyWords.none)}</p>
  const toggle = (id: string): void =>
    setSelected((before) =>
      before.includes(id) ? before.filter((each) => each !== id) : [...before, id].slice(-2),
    )
  return (
    <>
      <ul className="study-list">
        {studies.map((study) => (
          <li key={study.id}>
            <Link href={`/study/${study.id}`} className="study-link">
              <strong>{study.name}</strong>
              <StudyStatus study={study} />
            </Link>
            {studies.length > 1 && (
              <label className="study-tick">
                <input
                  type="checkbox"
                  checked={selected.includes(study.id)}
                  aria-label={say(studyWords.compareWith, { name: study.name })}
                  onChange={() => toggle(study.id)}
                />
              </label>
            )}
          </li>
        ))}
      </ul>
      {studies.length > 1 &&
        (selected.length === 2 ? (
          <Link href={`/studies/${selected.join('/')}`} className="button quiet">
            {say(studyWords.compareTwo)}
          </Link>
        ) : (
          <p className="soft">{say(studyWords.compareHint)}</p>
        ))}
    </>
  )
}

function StudyStatus({ study }: { readonly study: ListedStudy }) {
  const say = useSay()
  const { state, played, most } = study
  return (
    <>
      <span className="soft">{say(studyWords.inList, { state: say(studyWords[state]), played, most })}</span>
      {isStalled(study) && <span>{say(studyWords.noWorkerOf, { code: study.code ?? '' })}</span>}
    </>
  )
}
