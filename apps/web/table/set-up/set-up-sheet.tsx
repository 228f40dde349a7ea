import { mergedLines, type Message } from '@opfor/kernel'
import { useState } from 'react'
import { Sheet } from '../../ui/components/sheet.tsx'
import type { OpenMatch } from '../../data/store/match-store.ts'
import { lastAnswer } from '../../data/store/recent-log.ts'
import { confirmSetUp, isSetUpConfirmed } from '../../data/store/set-up-steps.ts'
import { useSay } from '../../ui/text/language.tsx'
import { LayOut } from './lay-out.tsx'
import { setUpWords } from './words.ts'

/** What the app rolled and drew at set-up, and what to lay out for it, before the opponent's first move is shown. */
export function SetUpSheet({
  open: { record, match },
  steps,
}: {
  readonly open: OpenMatch
  readonly steps: readonly Message[]
}) {
  const say = useSay()
  const answered = lastAnswer(match)
  const [isDone, setDone] = useState(() => isSetUpConfirmed(record.id, answered))
  if (isDone) return undefined
  const confirm = (): void => {
    confirmSetUp(record.id, answered)
    setDone(true)
  }
  const isFirst = answered < 0
  return (
    <Sheet title={say(isFirst ? setUpWords.title : setUpWords.more)} close={confirm}>
      <LayOut lines={mergedLines(steps)} />
      <button type="button" className="button big" onClick={confirm}>
        {say(isFirst ? setUpWords.go : setUpWords.done)}
      </button>
    </Sheet>
  )
}
