import { useEffect } from 'react'
import { useLocation } from 'wouter'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { listMatches } from '../../data/storage/storage.ts'
import { useSay } from '../../ui/text/language.tsx'
import { ui } from '../../ui/text/words.ts'

/** Opens the last played unfinished match, or the home screen. */
export function NewestMatch() {
  const say = useSay()
  const [, go] = useLocation()
  useEffect(() => {
    const open = async (): Promise<void> => {
      const newest = (await listMatches()).find(({ ended }) => ended === undefined)
      go(newest === undefined ? '/' : `/match/${newest.id}`, { replace: true })
    }
    void open()
  }, [go])
  return <TopBar title={say(ui.app)} back="/" />
}
