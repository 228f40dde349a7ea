import { chosenTold, type Told } from '@opfor/kernel'
import { useSay, useSentence } from '../text/language.tsx'
import { Sheet } from '../components/sheet.tsx'
import { ui } from '../text/words.ts'
import { Candidates } from './candidates.tsx'
import './why.css'
import { whyWords } from './words.ts'

/** What was decided in a move, each with all that could be chosen: a tap decides it otherwise. */
export function DecideSheet({
  entries,
  close,
}: {
  readonly entries: readonly Told<unknown>[]
  readonly close: () => void
}) {
  const say = useSay()
  const sentence = useSentence()
  const decisions = entries.flatMap((one) =>
    one.kind === 'decision' && !one.open && one.among.length > 0 ? [one] : [],
  )
  return (
    <Sheet title={say(ui.decideMyself)} close={close}>
      <p className="soft">{say(whyWords.decideIntro)}</p>
      {decisions.map((decision, at) => (
        <details key={at} className="decision" open={decisions.length === 1}>
          <summary>{sentence(chosenTold(decision))}</summary>
          <Candidates decision={decision} close={close} />
        </details>
      ))}
    </Sheet>
  )
}
