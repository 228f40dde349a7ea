import { useState } from 'react'
import { useSay } from '../text/language.tsx'
import { sharingWords } from './words.ts'

/** Copies texts to the clipboard; `status` says whether it worked. */
export function useCopy(): { readonly copy: (text: string) => void; readonly status: string } {
  const say = useSay()
  const [status, setStatus] = useState('')
  const copy = async (text: string): Promise<void> => {
    try {
      await navigator.clipboard.writeText(text)
      setStatus(say(sharingWords.copied))
    } catch {
      setStatus(say(sharingWords.notCopied))
    }
  }
  return { copy: (text) => void copy(text), status }
}
