import type { Parsed } from '@opfor/kernel'
import type { Receipt } from '@opfor/sync'
import { useEffect, useState } from 'react'
import { gameOfJournal } from '../../data/storage/games.ts'
import { dateLocale, useLanguage, useSay } from '../../ui/text/language.tsx'
import { conflictWords } from './conflict-words.ts'
import { receiptText } from './receipt-text.ts'
import { chooseBranch } from '../../data/account/sync.ts'
import type { SyncConflict } from '../../data/account/sync-conflict.ts'
import type { BranchDescription } from '../../data/account/describe-branches.ts'
import { accountWords } from '../../ui/text/account-words.ts'

/** For a match continued differently on two devices: shows the difference and offers the choice. */
export function ConflictCard({
  conflict,
  attempt,
}: {
  readonly conflict: SyncConflict
  readonly attempt: <T>(work: () => Promise<Parsed<T>>, then: (value: T) => void) => Promise<void>
}) {
  const say = useSay()
  const { match, name, branches } = conflict
  const [told, setTold] = useState<BranchDescription>()
  useEffect(() => {
    void import('../../data/account/describe-branches.ts')
      .then(({ describeBranches }) => describeBranches(conflict, gameOfJournal))
      .then(setTold)
  }, [conflict])
  const keepAll = async (): Promise<Parsed<undefined>> => {
    const { saveBranches: keepBranches } = await import('../../data/account/save-branches.ts')
    return keepBranches(conflict, say(conflictWords.copyName, { name }))
  }
  return (
    <section className="card notice">
      <h2>{say(accountWords.diverged, { name })}</h2>
      <p>{say(conflictWords.intro)}</p>
      {told !== undefined && <p>{say(conflictWords.parted, { count: told.common })}</p>}
      {branches.map(({ id, isCurrent, receipt }) => (
        <div key={id}>
          <h3>{say(isCurrent ? conflictWords.here : conflictWords.elsewhere)}</h3>
          <Sent receipt={receipt} />
          {told !== undefined && <Steps told={told} branch={id} />}
          <a href={`#/branch/${match}/${id}`}>
            {say(isCurrent ? conflictWords.lookHere : conflictWords.lookElsewhere)}
          </a>
        </div>
      ))}
      <div className="row">
        {branches.map(({ id, entries, isCurrent }) => (
          <button key={id} type="button" className="button" onClick={() => void chooseBranch(match, id)}>
            {say(isCurrent ? conflictWords.chooseHere : conflictWords.chooseElsewhere, { count: entries })}
          </button>
        ))}
        <button type="button" className="button quiet" onClick={() => void attempt(keepAll, () => undefined)}>
          {say(conflictWords.keepBoth)}
        </button>
      </div>
    </section>
  )
}

function Sent({ receipt }: { readonly receipt: Receipt | undefined }) {
  const say = useSay()
  const { code } = useLanguage()
  const text = receiptText(receipt, dateLocale(code))
  return text && <p className="soft">{say(text)}</p>
}

function Steps({
  told: { common, after },
  branch,
}: {
  readonly told: BranchDescription
  readonly branch: string
}) {
  const say = useSay()
  const { steps, more } = after.get(branch) ?? { steps: [], more: 0 }
  if (steps.length === 0) return <p className="soft">{say(conflictWords.noSteps)}</p>
  return (
    <>
      <ol start={common + 1}>
        {steps.map((step, at) => (
          <li key={at}>{say(step)}</li>
        ))}
      </ol>
      {more > 0 && <p className="soft">{say(conflictWords.moreSteps, { count: more })}</p>}
    </>
  )
}
