import { formatChoice, type LogEntry } from '@opfor/kernel'
import { useSay, useSentence } from '../../ui/text/language.tsx'
import { BottomSheet } from '../../ui/components/sheet.tsx'
import { ui } from '../../ui/text/words.ts'
import { Candidates } from './candidates.tsx'
import './why.css'
import { whyWords } from './words.ts'

export function DecideSheet({
  entries,
  close,
}: {
  readonly entries: readonly LogEntry<unknown>[]
  readonly close: () => void
}) {
  const say = useSay()
  const sentence = useSentence()
  const decisions = entries.flatMap((one) =>
    one.kind === 'decision' && !one.open && one.among.length > 0 ? [one] : [],
  )
  return (
    <BottomSheet title={say(ui.decideMyself)} close={close}>
      <p className="soft">{say(whyWords.decideIntro)}</p>
      {decisions.map((decision, at) => (
        <details key={at} className="decision" open={decisions.length === 1}>
          <summary>{sentence(formatChoice(decision))}</summary>
          <Candidates decision={decision} close={close} />
        </details>
      ))}
    </BottomSheet>
  )
}
