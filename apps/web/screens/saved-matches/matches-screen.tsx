import { useEffect } from 'react'
import { useMatchList } from '../../data/storage/match-list.ts'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { useSay } from '../../ui/text/language.tsx'
import { ui } from '../../ui/text/words.ts'
import { SyncStatusCard } from '../account/background.tsx'
import { ImportExportBar } from './import-export-bar.tsx'
import { MatchList } from './match-list.tsx'

export function MatchesScreen() {
  const say = useSay()
  const { refresh } = useMatchList()
  useEffect(() => {
    void refresh()
  }, [refresh])
  return (
    <>
      <TopBar title={say(ui.matches)} back="/" />
      <main className="page">
        <SyncStatusCard />
        <MatchList />
        <ImportExportBar />
      </main>
    </>
  )
}
