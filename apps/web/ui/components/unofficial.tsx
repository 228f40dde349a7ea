import type { Game } from '@opfor/kernel'
import { deferredWords } from '../text/deferred-words.ts'
import { useSay } from '../text/language.tsx'

export function Unofficial({ game: { title, rulebook, rules } }: { readonly game: Game }) {
  const say = useSay()
  return say(rules === undefined ? deferredWords.unofficial : deferredWords.ofSheet, {
    title,
    publisher: rulebook.publisher,
  })
}
