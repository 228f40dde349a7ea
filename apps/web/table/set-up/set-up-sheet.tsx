import { mergeLines, type Message } from '@opfor/kernel'
import { useState } from 'react'
import { BottomSheet } from '../../ui/components/sheet.tsx'
import type { OpenMatch } from '../../data/store/open-match.ts'
import { lastAnswer } from '../../data/store/recent-log.ts'
import { confirmSetUp, isSetUpConfirmed } from '../../data/store/set-up-steps.ts'
import { useSay } from '../../ui/text/language.tsx'
import { LayOut, setUpWords } from './lay-out.tsx'

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
    <BottomSheet title={say(isFirst ? setUpWords.title : setUpWords.more)} close={confirm}>
      <LayOut lines={mergeLines(steps)} />
      <button type="button" className="button big" onClick={confirm}>
        {say(isFirst ? setUpWords.go : setUpWords.done)}
      </button>
    </BottomSheet>
  )
}
