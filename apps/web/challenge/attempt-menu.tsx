import { Link } from 'wouter'
import { useSay } from '../text/language.tsx'
import { Sheet } from '../components/sheet.tsx'
import { ui } from '../text/words.ts'
import { challengeWords } from './words.ts'

/** The menu of an attempt: how challenges work, the reference, and the settings. */
export function AttemptMenu({ game, close }: { readonly game: string; readonly close: () => void }) {
  const say = useSay()
  return (
    <Sheet title={say(ui.more)} close={close}>
      <p>{say(challengeWords.intro)}</p>
      <div className="menu">
        <Link href={`/reference/${game}`} className="choice">
          {say(ui.reference)}
        </Link>
        <Link href="/settings" className="choice">
          {say(ui.settings)}
        </Link>
      </div>
    </Sheet>
  )
}
