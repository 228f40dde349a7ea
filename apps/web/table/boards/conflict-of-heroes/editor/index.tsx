import { type CardPack, packLabels, packSchema } from '@opfor/games/conflict-of-heroes/files'
import { useContext, useEffect, useState } from 'react'
import { ProblemsOfPack } from '../../../packs/problems.tsx'
import { ObjectFields } from '../../../packs/schema-form.tsx'
import type { Schema } from '../../../packs/schema.ts'
import { type EditorProps, toPack } from '../../../packs/parse-pack.ts'
import { ViewTabs } from '../../view-tabs.tsx'
import { CardFields } from './card-fields.tsx'
import './editor.css'
import { NumberedTab } from './numbered-tab.tsx'
import { TileFields } from './tile-fields.tsx'
import { cardEditorWords } from './words.ts'

const tabs = ['cards', 'conditions', 'tiles', 'more'] as const

/** Edited in a tab of its own, or not at all. */
const elsewhere = ['opfor', 'title', 'cards', 'conditions', 'tiles', 'movement']

export function CardEditor({ pack, change }: EditorProps) {
  const [tab, setTab] = useState<(typeof tabs)[number]>('cards')
  const { sought } = useContext(ProblemsOfPack)
  useEffect(() => {
    if (sought !== undefined) setTab(tabs.find((each) => sought.startsWith(`${each}.`)) ?? 'more')
  }, [sought])
  const props = {
    // The screen opens this editor for packs of the right shape only.
    pack: pack as unknown as CardPack,
    change: (to: CardPack) => change(toPack(to)),
  }
  return (
    <div className="pack-entries">
      <ViewTabs
        asButtons
        label={cardEditorWords.parts}
        views={tabs}
        names={cardEditorWords}
        shown={tab}
        show={setTab}
      />
      {tab === 'cards' && <NumberedTab key={tab} part={tab} {...props} Fields={CardFields} />}
      {tab === 'conditions' && <NumberedTab key={tab} part={tab} {...props} Fields={CardFields} />}
      {tab === 'tiles' && <NumberedTab key={tab} part={tab} {...props} Fields={TileFields} />}
      {tab === 'more' && (
        <div className="card pack-card">
          <ObjectFields
            schema={packSchema as Schema}
            labels={packLabels}
            at=""
            value={pack}
            change={change}
            hidden={elsewhere}
          />
        </div>
      )}
    </div>
  )
}
