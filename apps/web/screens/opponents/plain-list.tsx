import { convertListToSheet, type PlainList, parsePlainList } from '@opfor/sheets'
import { useMemo, useState } from 'react'
import { BottomSheet as Dialog } from '../../ui/components/sheet.tsx'
import { useSay } from '../../ui/text/language.tsx'
import './opponents.css'
import { plainListWords } from './words.ts'

/** Empty for any other text. */
export function PlainListNotice({
  text,
  make,
}: {
  readonly text: string
  readonly make: (sheet: string) => void
}) {
  const say = useSay()
  const [isOpen, setOpen] = useState(false)
  const list = useMemo(() => parsePlainList(text), [text])
  if (list === undefined) return undefined
  return (
    <>
      <div className="notice" role="status">
        <p>{say(plainListWords.looksPlain)}</p>
        <button type="button" className="button" onClick={() => setOpen(true)}>
          {say(plainListWords.offer)}
        </button>
      </div>
      {isOpen && <FirstSheetDialog list={list} make={make} close={() => setOpen(false)} />}
    </>
  )
}

/** Each line becomes a step; lines that rank can choose instead. */
function FirstSheetDialog({
  list,
  make,
  close,
}: {
  readonly list: PlainList
  readonly make: (sheet: string) => void
  readonly close: () => void
}) {
  const say = useSay()
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  const toggle = (line: number): void => {
    const one = new Set([line])
    setLeft(left.has(line) ? left.difference(one) : left.union(one))
  }
  return (
    <Dialog title={say(plainListWords.title)} close={close}>
      <p>{say(plainListWords.intro)}</p>
      <ol className="plain-list" lang={list.language}>
        {list.lines.map(({ text, priority }, at) => (
          <li key={at}>
            <span>{text}</span>
            {priority !== undefined && (
              <label className="radio">
                <input type="checkbox" checked={!left.has(at)} onChange={() => toggle(at)} />
                {say(plainListWords.chooseBy, { line: priority })}
              </label>
            )}
          </li>
        ))}
      </ol>
      <button
        type="button"
        className="button big"
        onClick={() => make(convertListToSheet(list, (line) => !left.has(line)))}
      >
        {say(plainListWords.make)}
      </button>
    </Dialog>
  )
}
