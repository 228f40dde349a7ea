import type { Sheet } from '@opfor/sheets'
import { useEffect, useState } from 'react'
import { Link } from 'wouter'
import { BottomSheet as Dialog } from '../../ui/components/sheet.tsx'
import { download, toFileName } from '../../data/device/download.ts'
import { createSheetLink } from '../../ui/sharing/link.ts'
import { ShareLink } from '../../ui/sharing/share-link.tsx'
import '../../ui/sharing/sharing.css'
import { useCopy } from '../../ui/sharing/share-parts.tsx'
import { deferredWords } from '../../ui/text/deferred-words.ts'
import { useSay } from '../../ui/text/language.tsx'
import './opponents.css'
import { shareWords } from '../../ui/text/share-words.ts'
import { opponentWords } from './words.ts'

const kinds = [
  ['sheet', shareWords.toPlay],
  ['workshop', shareWords.toChange],
] as const

export function ShareSheetDialog({
  sheet,
  print,
  close,
}: {
  readonly sheet: Sheet
  readonly print: string
  readonly close: () => void
}) {
  const say = useSay()
  const [opens, setOpens] = useState<'sheet' | 'workshop'>('sheet')
  const [link, setLink] = useState('')
  const { copy, status } = useCopy()
  useEffect(() => {
    let isCurrent = true
    void createSheetLink(sheet.text, opens).then((made) => isCurrent && setLink(made))
    return () => {
      isCurrent = false
    }
  }, [sheet, opens])
  const name = sheet.title || say(opponentWords.untitled)
  return (
    <Dialog title={say(deferredWords.share)} close={close}>
      <div className="share">
        <ShareLink link={link} title={name} intro={say(shareWords.linkIntro)} copy={copy}>
          <fieldset className="share-opens">
            <legend>{say(shareWords.opens)}</legend>
            {kinds.map(([kind, words]) => (
              <label key={kind} className="radio">
                <input type="radio" name="opens" checked={opens === kind} onChange={() => setOpens(kind)} />
                {say(words)}
              </label>
            ))}
          </fieldset>
        </ShareLink>
        <section>
          <h3>{say(shareWords.page)}</h3>
          <div className="row">
            <button type="button" className="button quiet" onClick={() => copy(sheet.text)}>
              {say(shareWords.copyPage)}
            </button>
            <button
              type="button"
              className="button quiet"
              onClick={() => download(`${toFileName(name)}.md`, sheet.text)}
            >
              {say(shareWords.saveFile)}
            </button>
          </div>
        </section>
        <section>
          <h3>{say(shareWords.paper)}</h3>
          <p className="soft">{say(shareWords.paperIntro)}</p>
          <div className="row">
            <Link href={print} className="button quiet">
              {say(shareWords.print)}
            </Link>
          </div>
        </section>
        <p role="status" className="told">
          {status}
        </p>
      </div>
    </Dialog>
  )
}
