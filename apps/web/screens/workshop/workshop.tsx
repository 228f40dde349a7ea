import { type ExampleResult, type SourcePosition, type Sheet, insertExample } from '@opfor/sheets'
import { useCallback, useState } from 'react'
import { useSay, useSentence } from '../../ui/text/language.tsx'
import { shareWords } from '../../ui/text/share-words.ts'
import { AskedItems } from '../opponents/findings.tsx'
import { changeTo } from './editor/commands.ts'
import { WorkshopFrame, type WorkshopPage } from './frame.tsx'
import { HealthPane } from './health/health-pane.tsx'
import { useFigures } from './health/use-figures.ts'
import { useHealth } from './health/use-health.ts'
import { healthWords } from './health/words.ts'
import { PlayPane } from './play/play-pane.tsx'
import { RenameDialog } from './rename-dialog.tsx'
import { useWorkshop } from './use-workshop.ts'
import { workshopWords } from './words.ts'

function Examples({
  examples,
  look,
}: {
  readonly examples: readonly ExampleResult[]
  readonly look: (at: SourcePosition) => void
}) {
  const say = useSay()
  const sentence = useSentence()
  if (examples.length === 0) return <p className="soft">{say(workshopWords.noExamples)}</p>
  return (
    <>
      <p className="soft">{say(workshopWords.examplesIntro)}</p>
      <ul className="workshop-examples">
        {examples.map(({ example, problem }) => (
          <li key={`${example.at.line}`} className={problem === undefined ? 'holds' : 'fails'}>
            <strong>{say(problem === undefined ? workshopWords.holds : workshopWords.fails)}</strong>
            <button type="button" className="workshop-link" onClick={() => look(example.at)}>
              {example.text.replace(/^\p{L}+:\s*/u, '')}
            </button>
            {problem !== undefined && <p>{sentence(problem)}</p>}
          </li>
        ))}
      </ul>
    </>
  )
}

function Asked({
  sheet,
  look,
}: {
  readonly sheet: Sheet | undefined
  readonly look: (at: SourcePosition) => void
}) {
  const say = useSay()
  if (sheet === undefined) return <p className="soft">{say(workshopWords.reading)}</p>
  if (sheet.asked.length === 0) return <p className="soft">{say(workshopWords.nothingAsked)}</p>
  return (
    <>
      <p className="soft">{say(workshopWords.askedIntro)}</p>
      <AskedItems asked={sheet.asked} look={look} />
    </>
  )
}

type PaneName = 'turn' | 'examples' | 'asked' | 'health'

export function Workshop(page: WorkshopPage) {
  const { saved } = page
  const say = useSay()
  const workshop = useWorkshop<PaneName>(saved, 'turn')
  const { small, view, checked, shown, look, setPane } = workshop
  const [isRenaming, setRenaming] = useState(false)
  const rename = useCallback(() => setRenaming(true), [])
  const sheet = checked?.sheet
  const health = useHealth(sheet, !small || shown === 'health')
  useFigures(view, small ? undefined : health)
  const examples = checked?.examples ?? []
  const failing = examples.filter(({ problem }) => problem !== undefined).length
  const addExample = (added: string): void => {
    const { doc } = view.current?.state ?? {}
    if (doc === undefined) return
    const text = insertExample({ text: doc.toString() }, added)
    view.current?.dispatch({ changes: changeTo(doc, text.split('\n')), userEvent: 'input' })
    setPane('examples')
    // The button is hidden with its pane.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('#tab-examples')?.focus())
  }
  return (
    <WorkshopFrame
      {...page}
      workshop={workshop}
      back={`/opponent/${saved.id}`}
      link={{ href: `/print/workshop/${saved.id}`, text: say(shareWords.print) }}
      rename={rename}
      panes={[
        {
          name: 'turn',
          title: say(workshopWords.turn),
          content: (
            <PlayPane id={saved.id} sheet={sheet} line={workshop.line} look={look} addExample={addExample} />
          ),
        },
        {
          name: 'examples',
          title: say(workshopWords.examples),
          badge: failing > 0 ? String(failing) : examples.length > 0 ? '✓' : undefined,
          isBad: failing > 0,
          content: <Examples examples={examples} look={look} />,
        },
        {
          name: 'asked',
          title: say(workshopWords.asked),
          badge: sheet && String(sheet.asked.length),
          content: <Asked sheet={sheet} look={look} />,
        },
        {
          name: 'health',
          title: say(healthWords.title),
          content: shown === 'health' && <HealthPane health={health} look={look} />,
        },
      ]}
    >
      {isRenaming && sheet && view.current && (
        <RenameDialog view={view.current} sheet={sheet} close={() => setRenaming(false)} />
      )}
    </WorkshopFrame>
  )
}
