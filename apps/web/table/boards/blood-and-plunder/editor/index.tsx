import { useContext, useEffect, useState } from 'react'
import { type EditorProps, toPack } from '../../../packs/parse-pack.ts'
import { ProblemsOfPack } from '../../../packs/problems.tsx'
import { tableWords } from '../words.ts'
import { parseDraft } from './draft.ts'
import { ForceTab } from './force-tab.tsx'
import { TableTab } from './table-tab.tsx'
import { ViewTabs } from '../../view-tabs.tsx'
import '../board.css'
import './editor.css'
import { editorWords } from './words.ts'

const tabs = ['table', 'opfor', 'player'] as const

export function BattleEditor({ pack, change }: EditorProps) {
  const [tab, setTab] = useState<(typeof tabs)[number]>('table')
  const { sought } = useContext(ProblemsOfPack)
  useEffect(() => {
    const force = tabs.find((each) => sought?.startsWith(`forces.${each}.`))
    if (sought !== undefined) setTab(force ?? 'table')
  }, [sought])
  const draft = parseDraft(pack)
  if (draft === undefined) return undefined
  const names = { table: editorWords.table, opfor: tableWords.opfor, player: tableWords.you }
  const props = { draft, change: (to: typeof draft) => change(toPack(to)) }
  const head = (
    <ViewTabs asButtons label={tableWords.views} views={tabs} names={names} shown={tab} show={setTab} />
  )
  return (
    <div className="bp-editor">
      {tab === 'table' ? (
        <TableTab head={head} {...props} />
      ) : (
        <>
          {head}
          <ForceTab key={tab} side={tab} {...props} />
        </>
      )}
    </div>
  )
}
