import { type Game, Pack, translated } from '@opfor/kernel'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { Speaking, useLanguage } from '../text/language.tsx'
import { listPacks } from '../storage/pack-storage.ts'

type Texts = Readonly<Record<string, string>>

/** Everything below also says what the owner's packs on this device call things: no match holds those texts. */
export function WithOwnTexts({ game, children }: { readonly game: Game; readonly children: ReactNode }) {
  const language = useLanguage()
  const [texts, setTexts] = useState<Texts>()
  useEffect(() => {
    let here = true
    const find = async (): Promise<void> => {
      const found = await ownTexts(game)
      if (here && Object.keys(found).length > 0) setTexts(found)
    }
    void find()
    return () => {
      here = false
    }
  }, [game])
  const spoken = useMemo(
    () => (texts === undefined ? language : translated(language, texts)),
    [language, texts],
  )
  return <Speaking language={spoken}>{children}</Speaking>
}

/** The texts of all packs of a game; where they differ, those of the pack that was changed last count. */
async function ownTexts(game: Game): Promise<Texts> {
  let texts: Texts = {}
  for (const { question } of game.options) {
    if (!(question instanceof Pack) || question.form.ownTexts === undefined) continue
    for (const { pack } of (await listPacks(game.id, question.id)).toReversed())
      if (question.form.check(pack).ok) texts = { ...texts, ...question.form.ownTexts(pack) }
  }
  return texts
}
