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
import { useSay } from '../../text/language.tsx'
import { savePack, type SavedPack, listPacks } from '../../storage/pack-storage.ts'
import { panelWords } from './words.ts'

const [game, option] = ['conflict-of-heroes', 'pack']
const nothing: CardPack = { format: 1, title: '' }

/** Offers what was told of cards, tiles and maps for the owner's pack: it stays on this device, and is known next time. */
export function NewsForPack({ now, begun }: { readonly now: Situation; readonly begun: CardPack }) {
  const say = useSay()
  const [own, setOwn] = useState<SavedPack | 'none'>()
  const [told, setTold] = useState('')
  useEffect(() => {
    const load = async (): Promise<void> => {
      const [newest] = await listPacks(game, option)
      setOwn(newest ?? 'none')
    }
    void load()
  }, [])
  if (own === undefined) return undefined
  const before = own === 'none' ? nothing : packOf(own.pack)
  const more = learnt(now, begun)
  const count = newsFor(before ?? nothing, more)
  const keep = async (): Promise<void> => {
    const pack = grown(before ?? nothing, more)
    const checked = parsePack(pack as unknown as Json)
    if (!checked.ok) return setTold(say(panelWords.notKept, { problem: checked.problem }))
    const name = say(panelWords.packName)
    const kept: SavedPack =
      own === 'none' ? { id: crypto.randomUUID(), game, option, name, changed: 0, pack: undefined } : own
    const next = { ...kept, changed: Date.now(), pack: pack as unknown as Json }
    await savePack(next)
    setOwn(next)
    return setTold(say(panelWords.kept))
  }
  if (count === 0)
    return told === '' ? undefined : (
      <p role="status" className="coh-news">
        {told}
      </p>
    )
  return (
    <div className="coh-news">
      <p>{say(panelWords.news, { count })}</p>
      {before === undefined ? (
        <p>{say(panelWords.packBroken)}</p>
      ) : (
        <button type="button" className="button" onClick={() => void keep()}>
          {say(panelWords.keep)}
        </button>
      )}
      {told !== '' && <p role="status">{told}</p>}
    </div>
  )
}

function packOf(json: Json): CardPack | undefined {
  const read = parsePack(json)
  return read.ok ? read.value : undefined
}
