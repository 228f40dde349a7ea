import type { Json, Pack } from '@opfor/kernel'
import { useEffect, useRef, useState } from 'react'
import { Link } from 'wouter'
import { useSay } from '../language.tsx'
import { type KeptPack, keptPacks } from './pack-storage.ts'
import { packWords } from './words.ts'

/** Which pack a new match is played with: one that comes with the game, or an own one that is complete. */
export function PackOption({
  game,
  question,
  value,
  change,
}: {
  readonly game: string
  readonly question: Pack
  readonly value: Json
  readonly change: (value: Json) => void
}) {
  const say = useSay()
  const [own, setOwn] = useState<readonly KeptPack[]>([])
  const first = useRef(change)
  useEffect(() => {
    const load = async (): Promise<void> => {
      const all = await keptPacks(game, question.id)
      const good = all.filter(({ pack }) => question.parse(pack).ok)
      setOwn(good)
      const [newest] = good
      if (question.form.ownFirst === true && newest !== undefined) first.current(newest.pack)
    }
    void load()
  }, [game, question])
  const choices = [
    ...question.options.map(({ id, name }) => ({ key: id, text: say(name), answer: id as Json })),
    ...own.map(({ id, name, pack }) => ({ key: id, text: name, answer: pack })),
  ]
  return (
    <fieldset className="card option">
      <legend>{say(question.text)}</legend>
      {choices.map(({ key, text, answer }) => (
        <label key={key} className="radio">
          <input type="radio" name={question.id} checked={value === answer} onChange={() => change(answer)} />
          <span>{text}</span>
        </label>
      ))}
      <Link href={`/packs/${game}/${question.id}`} className="text-button">
        {say(packWords.manage)}
      </Link>
    </fieldset>
  )
}
