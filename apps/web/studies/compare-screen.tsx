import { type Estimate, shareEstimator } from '@opfor/lab'
import { Differences, type RatePair } from '@opfor/lab/plots'
import { errorOf } from '@opfor/lab/study'
import type { StoredStudy } from '@opfor/sync/api/shapes/study'
import { Link } from 'wouter'
import '../lab/lab.css'
import { useFigureStyle } from '../lab/open-seed-button.tsx'
import { useLanguage, useSay } from '../text/language.tsx'
import { TopBar } from '../components/top-bar.tsx'
import { playerText, listSettings } from './setting-names.ts'
import './studies.css'
import { measuredTotals, StudyFigures } from './study-figures.tsx'
import { useParsedStudy } from './study-screen.tsx'
import { useStudy } from './use-study.ts'
import { studyWords } from './words.ts'

/** Two studies side by side: what differs, and the figures of both. */
export function CompareScreen({ first, second }: { readonly first: string; readonly second: string }) {
  const say = useSay()
  const [one, other] = [useStudy(first), useStudy(second)]
  const trouble = one.problem ?? other.problem
  useFigureStyle()
  return (
    <>
      <TopBar
        title={say(studyWords.sideBySide)}
        back={one.study === undefined ? '/' : `/lab/${one.study.game}`}
      />
      <main className="page lab side-by-side">
        {trouble !== undefined && (
          <p role="alert" className="notice">
            {say(studyWords[trouble])}
          </p>
        )}
        {one.study !== undefined && other.study !== undefined && (
          <Both first={one.study} second={other.study} />
        )}
      </main>
    </>
  )
}

function Both({ first, second }: { readonly first: StoredStudy; readonly second: StoredStudy }) {
  const say = useSay()
  const language = useLanguage()
  const [one, other] = [useParsedStudy(first), useParsedStudy(second)]
  const [mine, theirs] = [useRates(first), useRates(second)]
  if (one === undefined || other === undefined) return <p className="notice">{say(studyWords.missing)}</p>
  const rated = [...mine].flatMap(([name, estimate]): readonly RatePair[] => {
    const against = theirs.get(name)
    return against === undefined ? [] : [{ name, first: estimate, second: against }]
  })
  return (
    <>
      {rated.length === 0 ? (
        <p>{say(studyWords.nothingShared)}</p>
      ) : (
        <Differences
          game={one.game}
          totals={{}}
          language={language}
          matchOf={String}
          rated={rated}
          error={errorOf(one.study.until) ?? errorOf(other.study.until)}
        />
      )}
      <div className="study-both">
        {[
          { kept: first, word: studyWords.first, parsed: one },
          { kept: second, word: studyWords.second, parsed: other },
        ].map(({ kept: stored, word, parsed }) => (
          <section key={word.id} aria-label={say(word, { name: stored.name })}>
            <h2>
              <Link href={`/study/${stored.id}`}>{say(word, { name: stored.name })}</Link>
            </h2>
            <p className="soft">
              {say(studyWords.inList, {
                state: say(studyWords[stored.state]),
                played: stored.played,
                most: stored.most,
              })}
            </p>
            <StudyFigures stored={stored} {...parsed} of={say(word, { name: stored.name })} />
          </section>
        ))}
      </div>
    </>
  )
}

/** The win rates of a study by player and setting. */
function useRates(stored: StoredStudy): ReadonlyMap<string, Estimate> {
  const say = useSay()
  const parsed = useParsedStudy(stored)
  const rates = new Map<string, Estimate>()
  if (parsed === undefined) return rates
  const settings = listSettings(parsed.game, parsed.study, say)
  const shares = shareEstimator(errorOf(parsed.study.until))
  for (const [at, policy] of parsed.study.policies.entries())
    for (const { id, name } of settings) {
      const arm = measuredTotals(stored, at)?.[id]
      if (arm !== undefined)
        rates.set(`${playerText(policy, say)}: ${name}`, shares(arm.won.count, arm.games))
    }
  return rates
}
