import type { WhoRolls } from '@opfor/kernel'
import { Link } from 'wouter'
import { useSay } from '../language.tsx'
import { type OpenMatch, useMatch } from '../match-store.ts'
import { Choices } from '../parts/choices.tsx'
import { Sheet } from '../parts/sheet.tsx'
import { ui } from '../words.ts'
import type { SheetName } from './sheet-name.ts'

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
  const { redo, setWho } = useMatch()
  const who = (what: keyof WhoRolls, title: string) => (
    <Choices
      legend={title}
      chosen={open.who[what]}
      choose={(by) => void setWho({ [what]: by })}
      choices={[
        { value: 'app', text: say(ui.byApp) },
        { value: 'real', text: say(ui.real) },
      ]}
    />
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
          {say(ui.redo)}
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
          {say(ui.whyLast)}
        </button>
        <button type="button" className="choice" onClick={() => show('history')}>
          {say(ui.history)}
        </button>
        <button type="button" className="choice" onClick={() => show('check')}>
          {say(ui.spotCheck)}
        </button>
        <button
          type="button"
          className="choice"
          disabled={open.match.question === undefined}
          onClick={() => show('correct')}
        >
          {say(ui.correct)}
        </button>
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
      {who('dice', say(ui.dice))}
      {who('draws', say(ui.draws))}
    </Sheet>
  )
}
