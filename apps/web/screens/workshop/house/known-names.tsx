import type { Completion } from '@codemirror/autocomplete'
import type { EditorView } from '@codemirror/view'
import type { Message } from '@opfor/kernel'
import type { Sheet as Page } from '@opfor/sheets'
import type { HouseRuleName, ModdableGame } from '@opfor/variants'
import { BottomSheet } from '../../../ui/components/sheet.tsx'
import { useSay } from '../../../ui/text/language.tsx'
import { knownIn } from '../editor/completion.ts'
import './house.css'
import { houseRulesWords } from './words.ts'

const kinds: readonly (readonly [HouseRuleName['kind'], Message])[] = [
  ['fact', houseRulesWords.facts],
  ['number', houseRulesWords.numbers],
  ['condition', houseRulesWords.conditions],
  ['action', houseRulesWords.actions],
  ['result', houseRulesWords.results],
]

/** A tap writes a name into the list under the cursor. */
export function KnownNames({
  page,
  opponent,
  view,
  line,
  close,
}: {
  readonly page: Page
  readonly opponent: ModdableGame
  readonly view: EditorView
  /** The cursor's line. */
  readonly line: number
  readonly close: () => void
}) {
  const say = useSay()
  const heading = page.sections.findLast(({ at }) => at.line <= line)?.heading ?? ''
  const known = knownIn(heading, opponent)
  const write = ({ label, apply }: Completion): void => {
    close()
    view.dispatch(view.state.replaceSelection(typeof apply === 'string' ? apply : label), {
      scrollIntoView: true,
      userEvent: 'input.complete',
    })
    view.focus()
  }
  // A heading names the list: nothing is written into it.
  const isHeading = view.state.doc.lineAt(view.state.selection.main.head).text.startsWith('#')
  return (
    <BottomSheet title={say(houseRulesWords.known)} close={close}>
      <p>{known.length === 0 ? say(houseRulesWords.noList) : say(houseRulesWords.knownIn, { heading })}</p>
      {kinds.map(([kind, title]) => {
        const names = known.filter(({ type }) => type === kind)
        return (
          names.length > 0 && (
            <section key={kind} className="house-known">
              <h3>{say(title)}</h3>
              <ul>
                {names.map((name) => (
                  <li key={name.label}>
                    <button
                      type="button"
                      className="text-button"
                      disabled={isHeading}
                      onClick={() => write(name)}
                    >
                      {name.label}
                    </button>
                  </li>
                ))}
              </ul>
            </section>
          )
        )
      })}
    </BottomSheet>
  )
}
