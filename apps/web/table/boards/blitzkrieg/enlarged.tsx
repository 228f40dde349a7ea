import { type EffectKind, effectName, type Situation, type Theatre } from '@opfor/games/blitzkrieg/view'
import { useSay } from '../../../ui/text/language.tsx'
import { EffectIcon } from './effect-icon.tsx'
import { Reserve, Row } from './forces.tsx'
import type { Highlights } from '../highlights.ts'
import { type Block, headerHeight } from './plan.ts'
import { Ground } from './space.tsx'
import { Stock } from './stock.tsx'
import { TheatreDrawing } from './theatre.tsx'
import { ArmShape } from './token.tsx'
import { words } from './words.ts'
import './enlarged.css'

export { EnlargedTools } from './enlarged-tools.tsx'

export function EnlargedTheatre({
  now,
  block,
  highlights,
}: {
  readonly now: Situation
  readonly block: Block
  readonly highlights: Highlights
}) {
  return (
    <>
      <svg
        className="bz-large"
        viewBox={`-1 ${headerHeight - 4} ${block.w + 2} ${block.h - headerHeight + 5}`}
      >
        <TheatreDrawing now={now} block={{ ...block, x: 0, y: 0 }} highlights={highlights} tap withTokens />
      </svg>
      <Legend theatre={block.theatre} />
    </>
  )
}

const width = 240

export function EnlargedForces({
  now,
  highlights,
}: {
  readonly now: Situation
  readonly highlights: Highlights
}) {
  const force = { now, highlights, tap: true, withTokens: true }
  const screen = now.where === 'screen'
  const row = { x: 0, y: 0, w: width, h: 93 }
  const reserve = { x: 0, y: 99, w: width, h: 57 }
  const stock = { x: 0, y: screen ? 162 : 99, w: width, h: 146 }
  return (
    <svg className="bz-large" viewBox={`-1 -1 ${width + 2} ${stock.y + stock.h + 2}`}>
      <Row {...force} box={row} />
      {screen && <Reserve {...force} box={reserve} />}
      <Stock now={now} box={stock} />
    </svg>
  )
}

function Legend({ theatre }: { readonly theatre: Theatre }) {
  const say = useSay()
  const terrains = new Set<'land' | 'sea' | 'landSea'>()
  const effects = new Map<string, { readonly effect: EffectKind; readonly amount: number }>()
  for (const { spaces } of theatre.campaigns)
    for (const { terrain, effect, amount } of spaces) {
      terrains.add(terrain)
      if (effect !== 'none') effects.set(`${effect}${amount}`, { effect, amount })
    }
  return (
    <ul className="bz-meanings">
      {[...effects].map(([key, { effect, amount }]) => (
        <li key={key}>
          <svg viewBox="-16 -16 32 32" aria-hidden="true">
            <EffectIcon effect={effect} amount={amount} />
          </svg>
          {say(effectName(effect, amount))}
        </li>
      ))}
      {(['army', 'navy', 'airforce'] as const).map((arm) => (
        <li key={arm}>
          <svg viewBox="-17 -17 34 34" aria-hidden="true" className="bz-plain">
            <ArmShape arm={arm} />
          </svg>
          {say(words[arm])}
        </li>
      ))}
      {[...terrains].map((terrain) => (
        <li key={terrain}>
          <svg viewBox="-17 -17 34 34" aria-hidden="true">
            <Ground terrain={terrain} />
          </svg>
          {say(words[terrain])}
        </li>
      ))}
    </ul>
  )
}
