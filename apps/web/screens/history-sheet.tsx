import type { Json, Question, Step } from '@opfor/kernel'
import { useLocation } from 'wouter'
import { useSay } from '../language.tsx'
import { branchMatch, type OpenMatch } from '../match-store.ts'
import { Sheet } from '../parts/sheet.tsx'
import { ui } from '../words.ts'

/** What was answered, step by step; each can be looked at, gone back to, or branched from. */
export function HistorySheet({
  open,
  close,
  look,
}: {
  readonly open: OpenMatch
  readonly close: () => void
  readonly look: (step: number) => void
}) {
  const say = useSay()
  const [, go] = useLocation()
  const branch = async (step: number): Promise<void> => {
    const id = await branchMatch(open, step, say(ui.branchOf, { name: open.kept.name }))
    go(`/match/${id}`)
  }
  return (
    <Sheet title={say(ui.history)} close={close}>
      <ol className="history" reversed>
        {open.match.steps
          .map((step, at) => (
            <li key={at}>
              <button type="button" className="text-button history-step" onClick={() => look(at)}>
                {told(open, step, at, say)}
              </button>
              <button type="button" className="text-button" onClick={() => void branch(at)}>
                {say(ui.branch)}
              </button>
            </li>
          ))
          .toReversed()}
      </ol>
    </Sheet>
  )
}

function told(open: OpenMatch, step: Step, at: number, say: ReturnType<typeof useSay>): string {
  if ('correct' in step) return say(ui.corrected)
  if ('overrule' in step) return say(ui.overruled, { reason: step.overrule.reason })
  const { question } = open.match.look(at)
  const text = question === undefined ? step.q : say(question.text)
  return say(ui.byWhom, { text, answer: answerText(question, step.a, say) })
}

function answerText(question: Question | undefined, answer: Json, say: ReturnType<typeof useSay>): string {
  const name = (id: Json): string => {
    const found = question?.options?.find((option) => option.id === id)
    return found === undefined ? JSON.stringify(id) : say(found.name)
  }
  return Array.isArray(answer) ? (answer as readonly Json[]).map(name).join(', ') : name(answer)
}
