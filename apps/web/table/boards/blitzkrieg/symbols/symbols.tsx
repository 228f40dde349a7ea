import { type EffectKind, effectName } from '@opfor/games/blitzkrieg/view'
import type { Message } from '@opfor/kernel'
import type { ReactNode } from 'react'
import { useSay } from '../../../../ui/text/language.tsx'
// Imported through the board, because the bundler would split its file otherwise.
import { EffectIcon, Star } from '../index.tsx'
import { Cup, Sack } from '../stock.tsx'
import { ArmShape } from '../token.tsx'
import { words } from '../words.ts'
import './symbols.css'
import { symbolWords } from './words.ts'
import type { BoardSymbol } from '../../board.ts'

const effects = [
  ['production', 1],
  ['research', 1],
  ['researchIndustry', 1],
  ['bombing', 1],
  ['tactical', 1],
  ['strategic', 1],
  ['propaganda', 1],
] as const satisfies readonly (readonly [EffectKind, number])[]
const arms = ['army', 'navy', 'airforce'] as const

export function Symbols() {
  const say = useSay()
  return (
    <section className="bz-board bz-symbols">
      <h3>{say(symbolWords.title)}</h3>
      <dl>
        {effects.map(([effect, amount]) => (
          <Explained key={effect} name={effectName(effect, amount)} text={symbolWords[effect]}>
            <EffectIcon effect={effect} amount={amount} />
          </Explained>
        ))}
        {arms.map((arm) => (
          <Explained key={arm} name={words[arm]} text={symbolWords[arm]}>
            <ArmShape arm={arm} />
          </Explained>
        ))}
        <Explained name={symbolWords.campaignName} text={symbolWords.campaign}>
          <Star />
        </Explained>
        <Explained name={symbolWords.trackName} text={symbolWords.track}>
          <rect className="bz-marker-sample" x="-6" y="-9" width="12" height="18" rx="2" />
        </Explained>
        <Explained name={symbolWords.bagName} text={symbolWords.bag}>
          <Sack of="player" />
        </Explained>
        <Explained name={symbolWords.cupName} text={symbolWords.cup}>
          <Cup />
        </Explained>
      </dl>
    </section>
  )
}

function Explained({
  name,
  text,
  children,
}: {
  readonly name: Message
  readonly text: Message
  readonly children: ReactNode
}) {
  const say = useSay()
  return (
    <div>
      <dt>
        <svg viewBox="-17 -17 34 34" aria-hidden="true">
          {children}
        </svg>
        {say(name)}
      </dt>
      <dd>{say(text)}</dd>
    </div>
  )
}

const symbolEffects = [
  'production',
  'research',
  'researchIndustry',
  'bombing',
  'tactical',
  'strategic',
  'propaganda',
] as const

export const meanings: readonly BoardSymbol[] = [
  ...symbolEffects.map((effect) => ({ at: `[data-means="${effect}"]`, meaning: [symbolWords[effect]] })),
  { at: '[data-means="unit"], .bz-piece', meaning: [symbolWords.units] },
  { at: '.bz-campaign, .bz-vp', meaning: [symbolWords.campaign] },
  { at: '.bz-victory, .bz-beyond, .board-score', meaning: [symbolWords.score] },
  { at: '.bz-half, .bz-cells, .bz-end, .bz-red, .bz-bonus', meaning: [symbolWords.track] },
  { at: '.bz-cup', meaning: [symbolWords.cup] },
  { at: '.bz-stock, .bz-body, .bz-inner', meaning: [symbolWords.bag, symbolWords.cup] },
]
