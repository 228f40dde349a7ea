import { type Estimate, shareEstimator } from '@opfor/lab'
import { Differences, type RatePair } from '@opfor/lab/plots'
import { errorOf } from '@opfor/lab/study'
import type { StoredStudy } from '@opfor/sync/api/shapes/study'
import { Link } from 'wouter'
import '../lab/lab.css'
import { useFigureStyle } from '../lab/match-behind.tsx'
import { useLanguage, useSay } from '../text/language.tsx'
import { TopBar } from '../parts/top-bar.tsx'
import { playerTold, settingsOf } from './setting-names.ts'
import './studies.css'
import { measuredIn, StudyFigures } from './study-figures.tsx'
import { useParsed } from './study-screen.tsx'
import { useStudy } from './use-study.ts'
import { studyWords } from './words.ts'

/** Two studies side by side: what differs, and the figures of both. */
export function CompareScreen({ first, second }: { readonly first: string; readonly second: string }) {
  const say = useSay()
  const [one, other] = [useStudy(first), useStudy(second)]
  const trouble = one.trouble ?? other.trouble
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
  const [one, other] = [useParsed(first), useParsed(second)]
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
        ].map(({ kept, word, parsed }) => (
          <section key={word.id} aria-label={say(word, { name: kept.name })}>
            <h2>
              <Link href={`/study/${kept.id}`}>{say(word, { name: kept.name })}</Link>
            </h2>
            <p className="soft">
              {say(studyWords.inList, {
                state: say(studyWords[kept.state]),
                played: kept.played,
                most: kept.most,
              })}
            </p>
            <StudyFigures kept={kept} {...parsed} of={say(word, { name: kept.name })} />
          </section>
        ))}
      </div>
    </>
  )
}

/** The win rates of a study by player and setting. */
function useRates(kept: StoredStudy): ReadonlyMap<string, Estimate> {
  const say = useSay()
  const parsed = useParsed(kept)
  const rates = new Map<string, Estimate>()
  if (parsed === undefined) return rates
  const settings = settingsOf(parsed.game, parsed.study, say)
  const shares = shareEstimator(errorOf(parsed.study.until))
  for (const [at, policy] of parsed.study.policies.entries())
    for (const { id, name } of settings) {
      const arm = measuredIn(kept, at)?.[id]
      if (arm !== undefined)
        rates.set(`${playerTold(policy, say)}: ${name}`, shares(arm.won.count, arm.games))
    }
  return rates
}
