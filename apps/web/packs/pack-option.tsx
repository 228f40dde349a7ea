import type { Json, Pack } from '@opfor/kernel'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useSay } from '../text/language.tsx'
import { Choices } from '../components/choices.tsx'
import { type SavedPack, listPacks } from '../storage/pack-storage.ts'
import { packWords } from './words.ts'

/** Which pack a new match is played with: one that comes with the game, or an own one that is complete. */
export function PackOption({
  game,
  question,
  own: packId,
  loaded,
  value,
  change,
}: {
  readonly game: string
  readonly question: Pack
  /** The id of the own pack that is to be played with, where one was asked for. */
  readonly own: string
  /** Called when the own packs are there, and the wanted one is chosen. */
  readonly loaded: () => void
  readonly value: Json
  readonly change: (value: Json) => void
}) {
  const say = useSay()
  const [own, setOwn] = useState<readonly SavedPack[]>([])
  const parent = useRef({ change, loaded })
  useEffect(() => {
    const load = async (): Promise<void> => {
      const all = await listPacks(game, question.id)
      const good = all.filter(({ pack }) => question.parse(pack).ok)
      setOwn(good)
      const first =
        good.find(({ id }) => id === packId) ?? (question.form.ownFirst === true ? good[0] : undefined)
      if (first !== undefined) parent.current.change(first.pack)
      parent.current.loaded()
    }
    void load()
  }, [game, question, packId])
  const choices = [
    ...question.options.map(({ id, name }) => ({ key: id, text: say(name), value: id as Json })),
    ...own.map(({ id, name, pack }) => ({ key: id, text: name, value: pack })),
  ]
  return (
    <Choices legend={say(question.text)} chosen={value} choose={change} choices={choices}>
      <Link href={`/packs/${game}/${question.id}`} className="text-button">
        {say(packWords.manage)}
      </Link>
    </Choices>
  )
}
