import type { ModdableGame } from '@opfor/variants'
import { useCallback, useState } from 'react'
import { opponentWords } from '../../opponents/words.ts'
import { useSay } from '../../../ui/text/language.tsx'
import { WorkshopFrame, type WorkshopPage } from '../frame.tsx'
import { useWorkshop } from '../use-workshop.ts'
import { ComparePane } from './compare-pane.tsx'
import { KnownNames } from './known-names.tsx'
import { HouseTurnPane } from './turn-pane.tsx'
import { usePlayedPage } from './use-house-turn.ts'
import { houseRulesWords } from './words.ts'

type PaneName = 'turn' | 'compare'

export function HouseWorkshop({ opponent, ...page }: WorkshopPage & { readonly opponent: ModdableGame }) {
  const say = useSay()
  const workshop = useWorkshop<PaneName>(page.saved, 'turn', opponent)
  const { checked, line, look, view } = workshop
  const [isKnown, setKnown] = useState(false)
  const showKnown = useCallback(() => setKnown(true), [])
  const sheet = checked?.sheet
  const played = usePlayedPage(sheet)
  const shared = { sheet, page: played, opponent, look }
  return (
    <WorkshopFrame
      {...page}
      workshop={workshop}
      className="house-workshop"
      known={showKnown}
      back={`/house-rules/${opponent.game.id}`}
      link={{ href: `/opponent/${page.saved.id}`, text: say(opponentWords.page) }}
      panes={[
        {
          name: 'turn',
          title: say(houseRulesWords.turn),
          content: <HouseTurnPane {...shared} line={line} />,
        },
        {
          name: 'compare',
          title: say(houseRulesWords.compare),
          content: <ComparePane {...shared} />,
        },
      ]}
    >
      {isKnown && sheet && view.current && (
        <KnownNames
          page={sheet}
          opponent={opponent}
          view={view.current}
          line={line}
          close={() => setKnown(false)}
        />
      )}
    </WorkshopFrame>
  )
}
