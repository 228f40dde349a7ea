import { type DecisionLine, summarizeDecision } from '@opfor/kernel'
import type { SourcePosition } from '@opfor/sheets'
import type { Variant } from '@opfor/variants'
import type { ReactNode } from 'react'
import { useSay, useSentence } from '../../../ui/text/language.tsx'
import { DecisionLines } from '../../../table/why/decision-lines.tsx'
import { PageLink } from '../page-link.tsx'
import { placeOfHouseRule } from './decision-text.ts'
import type { ComparedTurn } from './turns.ts'
import { houseRulesWords } from './words.ts'

/** A tap on a line shows it on the page. */
export function HouseLog({
  compared: { house, nth },
  variant,
  line: current,
  look,
}: {
  readonly compared: ComparedTurn
  readonly variant: Variant
  /** The cursor's line. */
  readonly line: number
  readonly look: (at: SourcePosition) => void
}) {
  const say = useSay()
  const sentence = useSentence()
  const changed = nth === undefined ? undefined : house.decisions[nth]
  const link = (line: DecisionLine, text: string): ReactNode => {
    const at = 'rule' in line ? placeOfHouseRule(variant, line.rule) : undefined
    return (
      <PageLink at={at} line={current} look={look}>
        {text}
      </PageLink>
    )
  }
  return (
    <div role="log" aria-label={say(houseRulesWords.turn)}>
      <ol className="workshop-log">
        {house.told.map((one, at) => {
          if (one.kind === 'decision' && one.secret !== true)
            return (
              <li key={at}>
                <details className={one === changed ? 'decision house-changed' : 'decision'}>
                  <summary>{sentence(summarizeDecision(one))}</summary>
                  <DecisionLines decision={one} wrapLine={link} />
                </details>
              </li>
            )
          if (one.kind !== 'change' || sentence(one.tell) === '') return undefined
          return (
            <li key={at}>
              <p className={one.tell.as === 'headline' ? 'workshop-headline' : 'workshop-aside'}>
                {sentence(one.tell)}
              </p>
            </li>
          )
        })}
      </ol>
    </div>
  )
}
