import { hexName, sideName, sideOfPlay, sides, type Situation } from '@opfor/games/conflict-of-heroes/view'
import { useSay } from '../../../ui/text/language.tsx'
import { CardLine } from './record-boards.tsx'
import { panelWords } from './words.ts'

export function Victory({ now }: { readonly now: Situation }) {
  const say = useSay()
  const cards = now.plays.filter(({ told, used }) => told.section === 'vp' && used !== true)
  if (cards.length === 0 && now.markers.length === 0) return undefined
  return (
    <section className="coh-panel coh-victory">
      <h2>
        {say(panelWords.vp)} <small className="rule">G 3.2, 3.7.2</small>
      </h2>
      {sides.map((side) => {
        const own = cards.filter((play) => sideOfPlay(now, play) === side)
        const held = now.markers.filter((each) => each.side === side)
        if (own.length === 0 && held.length === 0) return undefined
        return (
          <div key={side} className="coh-section">
            <h3 className={`coh-name coh-${side}`}>{say(sideName(side))}</h3>
            <ul>
              {own.map((play) => (
                <CardLine key={play.card} play={play} />
              ))}
              {held.length > 0 && (
                <li>{say(panelWords.held, { hexes: held.map(({ at }) => hexName(now, at)) })}</li>
              )}
            </ul>
          </div>
        )
      })}
    </section>
  )
}
