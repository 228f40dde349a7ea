import type { WhoRolls } from '@opfor/kernel'
import { lazy, Suspense, useState } from 'react'
import { Link } from 'wouter'
import { exampleOf } from '../examples/example-of.ts'
import { exampleWords } from '../examples/words.ts'
import { inPlayWords } from '../in-play/words.ts'
import { useSay } from '../text/language.tsx'
import { type OpenMatch, useMatch } from '../store/match-store.ts'
import { Choices } from '../parts/choices.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { ui } from '../text/words.ts'
import { laterWords } from '../text/later-words.ts'
import type { SheetName } from './sheet-name.ts'

const MayComeSheet = lazy(async () => ({
  default: (await import('../in-play/may-come-sheet.tsx')).MayComeSheet,
}))
const ExampleSheet = lazy(async () => ({
  default: (await import('../examples/example-sheet.tsx')).ExampleSheet,
}))

/** Everything else that can be done in a match. */
export function MoreSheet({
  open,
  close,
  show,
  why,
}: {
  readonly open: OpenMatch
  readonly close: () => void
  readonly show: (sheet: SheetName) => void
  /** Asks for the reasons of the last move, where there was one. */
  readonly why: (() => void) | undefined
}) {
  const say = useSay()
  const { answer, redo, setWhoRolls } = useMatch()
  const [further, setFurther] = useState<'mayCome' | 'example'>()
  const example = exampleOf(open.match)
  const { question } = open.match
  const who = (what: keyof WhoRolls, title: string) => (
    <Choices
      legend={title}
      chosen={open.who[what]}
      choose={(by) => void setWhoRolls({ [what]: by })}
      choices={[
        { value: 'app', text: say(laterWords.byApp) },
        { value: 'real', text: say(laterWords.real) },
      ]}
    />
  )
  if (further !== undefined)
    return (
      <Suspense>
        {further === 'mayCome' && <MayComeSheet match={open.match} close={close} />}
        {further === 'example' && example !== undefined && <ExampleSheet example={example} close={close} />}
      </Suspense>
    )
  return (
    <Sheet title={say(ui.more)} close={close}>
      <div className="menu">
        <button
          type="button"
          className="choice"
          disabled={open.match.undone.length === 0}
          onClick={() => {
            close()
            void redo()
          }}
        >
          {say(laterWords.redo)}
        </button>
        <button
          type="button"
          className="choice"
          disabled={why === undefined}
          onClick={() => {
            close()
            why?.()
          }}
        >
          {say(laterWords.whyLast)}
        </button>
        {open.game.mayCome !== undefined && (
          <button type="button" className="choice" onClick={() => setFurther('mayCome')}>
            {say(inPlayWords.mayCome)}
          </button>
        )}
        {example !== undefined && (
          <button type="button" className="choice" onClick={() => setFurther('example')}>
            {say(exampleWords.reasoning)}
          </button>
        )}
        <button type="button" className="choice" onClick={() => show('history')}>
          {say(ui.history)}
        </button>
        <button type="button" className="choice" onClick={() => show('check')}>
          {say(laterWords.spotCheck)}
        </button>
        <button
          type="button"
          className="choice"
          disabled={question === undefined}
          onClick={() => show('correct')}
        >
          {say(laterWords.correct)}
        </button>
        {question?.options
          ?.filter((option) => option.inMenu)
          .map(({ id, name }) => (
            <button
              key={id}
              type="button"
              className="choice"
              onClick={() => {
                close()
                void answer(question, id)
              }}
            >
              {say(name)}
            </button>
          ))}
        <button type="button" className="choice" onClick={() => show('share')}>
          {say(ui.share)}
        </button>
        <Link href={`/reference/${open.game.id}`} className="choice">
          {say(ui.reference)}
        </Link>
        <Link href="/settings" className="choice">
          {say(ui.settings)}
        </Link>
      </div>
      {who('dice', say(laterWords.dice))}
      {who('draws', say(laterWords.draws))}
    </Sheet>
  )
}
