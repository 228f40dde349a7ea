import { useSay } from '../../ui/text/language.tsx'
import { opponentWords } from './words.ts'

export type OtherWindow = 'followed' | 'conflict'

/** If both windows changed the page, the person chooses. */
export function OtherWindowNotice({
  what,
  canUndo,
  takeOther,
  keepThis,
  dismiss,
}: {
  readonly what: OtherWindow
  /** Undo restores this window's text. */
  readonly canUndo: boolean
  readonly takeOther: () => void
  readonly keepThis: () => void
  readonly dismiss: () => void
}) {
  const say = useSay()
  return (
    <div role="alert" className="notice">
      <p>
        {say(opponentWords[what])}
        {what === 'followed' && canUndo && ` ${say(opponentWords.undoBringsBack)}`}
      </p>
      <div className="row">
        {what === 'conflict' ? (
          <>
            <button type="button" className="button" onClick={keepThis}>
              {say(opponentWords.keepThis)}
            </button>
            <button type="button" className="button quiet" onClick={takeOther}>
              {say(opponentWords.useOther)}
            </button>
          </>
        ) : (
          <button type="button" className="button quiet" onClick={dismiss}>
            {say(opponentWords.dismiss)}
          </button>
        )}
      </div>
    </div>
  )
}
