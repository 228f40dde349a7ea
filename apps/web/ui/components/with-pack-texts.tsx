import { type Game, Pack, withTexts } from '@opfor/kernel'
import { type ReactNode, useEffect, useMemo, useState } from 'react'
import { LanguageProvider, useLanguage } from '../text/language.tsx'
import { listPacks } from '../../data/storage/pack-storage.ts'

type Texts = Readonly<Record<string, string>>

/** Texts of the user's packs are not part of any match. */
export function WithPackTexts({ game, children }: { readonly game: Game; readonly children: ReactNode }) {
  const language = useLanguage()
  const [texts, setTexts] = useState<Texts>()
  useEffect(() => {
    let isMounted = true
    const find = async (): Promise<void> => {
      const found = await loadPackTexts(game)
      if (isMounted && Object.keys(found).length > 0) setTexts(found)
    }
    void find()
    return () => {
      isMounted = false
    }
  }, [game])
  const spoken = useMemo(
    () => (texts === undefined ? language : withTexts(language, texts)),
    [language, texts],
  )
  return <LanguageProvider language={spoken}>{children}</LanguageProvider>
}

/** The texts of the pack changed last take precedence. */
async function loadPackTexts(game: Game): Promise<Texts> {
  let texts: Texts = {}
  for (const { question } of game.options) {
    if (!(question instanceof Pack) || question.form.ownTexts === undefined) continue
    for (const { pack } of (await listPacks(game.id, question.id)).toReversed())
      if (question.form.check(pack).ok) texts = { ...texts, ...question.form.ownTexts(pack) }
  }
  return texts
}
