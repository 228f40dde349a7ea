import type { WrittenBattle } from '@opfor/games/admiral/files'
import { useContext, useEffect, useState } from 'react'
import { ProblemsOfPack } from '../../../packs/problems.tsx'
import { type EditorProps, toPack } from '../../../packs/parse-pack.ts'
import { ViewTabs } from '../../view-tabs.tsx'
import '../board.css'
import { BoardTab } from './board-tab.tsx'
import { CardsTab } from './cards-tab.tsx'
import './editor.css'
import { FleetTab } from './fleet-tab.tsx'
import { battleEditorWords } from './words.ts'

const tabs = ['cards', 'you', 'stratego', 'board'] as const
type Tab = (typeof tabs)[number]

export function BattleEditor({ pack, change }: EditorProps) {
  const [tab, setTab] = useState<Tab>('cards')
  const { sought } = useContext(ProblemsOfPack)
  useEffect(() => {
    if (sought !== undefined) setTab(tabOf(sought))
  }, [sought])
  const props = {
    // The screen opens this editor for packs of the right shape only.
    battle: pack as unknown as WrittenBattle,
    change: (to: WrittenBattle) => change(toPack(to)),
  }
  return (
    <div className="pack-entries">
      <ViewTabs
        asButtons
        label={battleEditorWords.parts}
        views={tabs}
        names={battleEditorWords}
        shown={tab}
        show={setTab}
      />
      {tab === 'cards' && <CardsTab {...props} />}
      {tab === 'you' && <FleetTab key="player" side="player" {...props} />}
      {tab === 'stratego' && <FleetTab key="stratego" side="stratego" {...props} />}
      {tab === 'board' && <BoardTab {...props} />}
    </div>
  )
}

function tabOf(at: string): Tab {
  if (at.startsWith('player')) return 'you'
  if (at.startsWith('stratego')) return 'stratego'
  return at.startsWith('board') || at.startsWith('dice') || at.startsWith('costs') ? 'board' : 'cards'
}
