import { usePreferences } from '../../data/device/preferences.ts'
import { Switch } from '../components/fields.tsx'
import { BottomSheet } from '../components/sheet.tsx'
import { useSay } from '../text/language.tsx'
import { shortcutWords } from './words.ts'
import './shortcuts.css'

const keys = [
  ['1 – 9', 'answers'],
  ['U', 'undo'],
  ['W', 'why'],
  ['B', 'board'],
  ['H', 'history'],
  ['M', 'more'],
  ['?', 'help'],
  ['Esc', 'escape'],
] as const

export function ShortcutsSheet({ close }: { readonly close: () => void }) {
  const say = useSay()
  const { shortcuts, prefer } = usePreferences()
  return (
    <BottomSheet title={say(shortcutWords.title)} close={close}>
      <table className="shortcuts">
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{say(shortcutWords.key)}</th>
            <th scope="col">{say(shortcutWords.does)}</th>
          </tr>
        </thead>
        <tbody>
          {keys.map(([key, does]) => (
            <tr key={key}>
              <th scope="row">
                <kbd>{key}</kbd>
              </th>
              <td>{say(shortcutWords[does])}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <Switch title={say(shortcutWords.use)} on={shortcuts} change={(to) => prefer({ shortcuts: to })} />
      <p className="soft">{say(shortcutWords.where)}</p>
    </BottomSheet>
  )
}
