import {
  type CardPack,
  grown,
  learnt,
  newsFor,
  parsePack,
  type Situation,
} from '@opfor/games/conflict-of-heroes/view'
import type { Json } from '@opfor/kernel'
import { useEffect, useState } from 'react'
import { useSay } from '../../../ui/text/language.tsx'
import { asJson } from '../../../data/storage/as-json.ts'
import { savePack, type SavedPack, listPacks } from '../../../data/storage/pack-storage.ts'
import { panelWords } from './words.ts'

const [game, option] = ['conflict-of-heroes', 'pack']
const emptyPack: CardPack = { opfor: 1, title: '' }

/** Offers to save entered cards, tiles and maps in the user's pack for the next match. */
export function PackUpdate({
  now,
  initialPack,
}: {
  readonly now: Situation
  readonly initialPack: CardPack
}) {
  const say = useSay()
  const [own, setOwn] = useState<SavedPack | 'none'>()
  const [status, setStatus] = useState('')
  useEffect(() => {
    const load = async (): Promise<void> => {
      const [newest] = await listPacks(game, option)
      setOwn(newest ?? 'none')
    }
    void load()
  }, [])
  if (own === undefined) return undefined
  const before = own === 'none' ? emptyPack : packOf(own.pack)
  const more = learnt(now, initialPack)
  const count = newsFor(before ?? emptyPack, more)
  const save = async (): Promise<void> => {
    const pack = grown(before ?? emptyPack, more)
    const checked = parsePack(asJson(pack))
    if (!checked.ok) return setStatus(say(panelWords.notKept, { problem: checked.problem }))
    const name = say(panelWords.packName)
    const saved: SavedPack =
      own === 'none' ? { id: crypto.randomUUID(), game, option, name, changed: 0, pack: undefined } : own
    const next = { ...saved, changed: Date.now(), pack: asJson(pack) }
    await savePack(next)
    setOwn(next)
    return setStatus(say(panelWords.kept))
  }
  if (count === 0)
    return status === '' ? undefined : (
      <p role="status" className="coh-news">
        {status}
      </p>
    )
  return (
    <div className="coh-news">
      <p>{say(panelWords.news, { count })}</p>
      {before === undefined ? (
        <p>{say(panelWords.packBroken)}</p>
      ) : (
        <button type="button" className="button" onClick={() => void save()}>
          {say(panelWords.keep)}
        </button>
      )}
      {status !== '' && <p role="status">{status}</p>}
    </div>
  )
}

function packOf(json: Json): CardPack | undefined {
  const read = parsePack(json)
  return read.ok ? read.value : undefined
}
