import type { Json, Pack } from '@opfor/kernel'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useSay } from '../../ui/text/language.tsx'
import { Choices } from '../../ui/components/choices.tsx'
import { type SavedPack, listPacks } from '../../data/storage/pack-storage.ts'
import { missingInPack } from './missing-in-pack.ts'
import { packWords } from './words.ts'

/** Built-in packs, and complete ones of the user. */
export function PackOption({
  game,
  question,
  own: packId = '',
  loaded,
  leave,
  value,
  change,
}: {
  readonly game: string
  readonly question: Pack
  readonly own?: string
  /** Called when the user's packs are loaded and the preselected one is chosen. */
  readonly loaded?: () => void
  /** Called when the user leaves to create or edit a pack. */
  readonly leave?: () => void
  readonly value: Json
  readonly change: (value: Json) => void
}) {
  const say = useSay()
  const [own, setOwn] = useState<readonly SavedPack[]>([])
  const parent = useRef({ change, loaded })
  useEffect(() => {
    const load = async (): Promise<void> => {
      const all = await listPacks(game, question.id)
      const good = all.filter(({ pack }) => missingInPack(question, pack).length === 0)
      setOwn(good)
      const first =
        good.find(({ id }) => id === packId) ?? (question.form.ownNamesFirst === true ? good[0] : undefined)
      if (first !== undefined) parent.current.change(first.pack)
      parent.current.loaded?.()
    }
    void load()
  }, [game, question, packId])
  const choices = [
    ...question.options.map(({ id, name }) => ({ key: id, text: say(name), value: id as Json })),
    ...own.map(({ id, name, pack }) => ({ key: id, text: name, value: pack })),
  ]
  return (
    <Choices legend={say(question.text)} chosen={value} choose={change} choices={choices}>
      <Link href={`/packs/${game}/${question.id}`} className="text-button" onClick={leave}>
        {say(packWords.manage)}
      </Link>
    </Choices>
  )
}
