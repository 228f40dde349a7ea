import { messages } from '@opfor/kernel'
import { renderSheetPage, renderSheet, readSheet, type Sheet } from '@opfor/sheets'
import { useEffect, useState } from 'react'
import { download, toFileName } from '../../data/device/download.ts'
import { loadSheet } from '../../data/storage/sheet-storage.ts'
import { qrRows } from '../../ui/components/qr-code.tsx'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { createSheetLink } from '../../ui/sharing/link.ts'
import { useSay } from '../../ui/text/language.tsx'
import { opponentWords } from '../opponents/words.ts'
import { Paper } from './paper.tsx'
import './print.css'

const paperWords = messages('web.paper', {
  title: 'On paper',
  print: 'Print',
  hint: 'This is what will be printed, on A4 or Letter. Cards come last, nine to a page; cut them along the marks.',
  saveFile: 'Save as a file for printing',
})

interface ToPrint {
  readonly sheet: Sheet
  readonly link: string
}

async function load(id: string): Promise<ToPrint | 'missing'> {
  const saved = await loadSheet(id)
  if (saved === undefined) return 'missing'
  return { sheet: readSheet(saved.text), link: await createSheetLink(saved.text) }
}

/** `place` is the screen it was opened from. */
export function PrintScreen({ place, id }: { readonly place: string; readonly id: string }) {
  const say = useSay()
  const [loaded, setLoaded] = useState<ToPrint | 'missing'>()
  useEffect(() => {
    void load(id).then(setLoaded)
  }, [id])
  if (loaded === undefined || loaded === 'missing')
    return (
      <>
        <TopBar title={say(paperWords.title)} back="/opponents" />
        <main className="page">
          {loaded === 'missing' && <p role="alert">{say(opponentWords.notFound)}</p>}
        </main>
      </>
    )
  return <ToPrintPage {...loaded} back={`/${place}/${id}`} />
}

function ToPrintPage({ sheet, link, back }: ToPrint & { readonly back: string }) {
  const say = useSay()
  const settings = { say, qr: qrRows(link) }
  const name = sheet.title || say(opponentWords.untitled)
  return (
    <>
      <TopBar title={name} back={back}>
        <button type="button" className="text-button" onClick={() => window.print()}>
          {say(paperWords.print)}
        </button>
      </TopBar>
      <main className="page print-page">
        <p className="soft">{say(paperWords.hint)}</p>
        <Paper printed={renderSheet(sheet, settings)} language={sheet.language} />
        <button
          type="button"
          className="button quiet"
          onClick={() => download(`${toFileName(name)}.html`, renderSheetPage(sheet, settings))}
        >
          {say(paperWords.saveFile)}
        </button>
      </main>
    </>
  )
}
