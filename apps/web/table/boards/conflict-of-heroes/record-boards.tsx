import {
  boardOf,
  cardName,
  halfNote,
  halfText,
  hexName,
  isHex,
  type Play,
  playerName,
  playersOf,
  type Side,
  sideName,
  sides,
  type Situation,
  unitOf,
  unitsOf,
} from '@opfor/games/conflict-of-heroes/view'
import { withParams, type Message } from '@opfor/kernel'
import { useSay } from '../../../ui/text/language.tsx'
import { mapWords, panelWords } from './words.ts'

export function RecordBoards({ now }: { readonly now: Situation }) {
  const say = useSay()
  return (
    <>
      <div className="coh-boards">
        {sides.map((side) => (
          <RecordBoard key={side} now={now} side={side} />
        ))}
      </div>
      {now.plays.length > 0 && <p className="soft">{say(panelWords.rules)}</p>}
    </>
  )
}

function RecordBoard({ now, side }: { readonly now: Situation; readonly side: Side }) {
  const say = useSay()
  return (
    <section className={`coh-panel coh-${side}`}>
      <h2>{say(sideName(side))}</h2>
      {playersOf(now, side).map(({ id, caps, drawn, left }) => (
        <p key={id} className="coh-numbers">
          {playersOf(now, side).length > 1 && <span>{say(playerName(id))}</span>}
          <b>{say(panelWords.caps, { caps })}</b>
          <span>{say(panelWords.drawn, { count: drawn })}</span>
          {now.stage === 'generation' && <span>{say(panelWords.left, { count: left })}</span>}
        </p>
      ))}
      {(['units', 'vp', 'special', 'conditions'] as const).map((section) => {
        const under = now.plays.filter(
          (play) => play.used !== true && boardOf(now, play) === `board-${side}-${section}`,
        )
        if (under.length === 0 && section === 'conditions') return undefined
        return (
          <div key={section} className="coh-section">
            <h3>{say(panelWords[section])}</h3>
            {under.length === 0 ? (
              <p className="soft">{say(panelWords.none)}</p>
            ) : (
              <ul>
                {under.map((play) => (
                  <CardLine key={play.card} play={play} />
                ))}
              </ul>
            )}
          </div>
        )
      })}
      <UnitList now={now} side={side} />
    </section>
  )
}

export function CardLine({ play: { card, half, told } }: { readonly play: Play }) {
  const say = useSay()
  const note = say(halfNote(card, half))
  return (
    <li>
      <b>{say(cardName(card))}</b> {say(halfText(card, half, told))}
      {note !== '' && <span className="coh-note">{note}</span>}
    </li>
  )
}

function UnitList({ now, side }: { readonly now: Situation; readonly side: Side }) {
  const say = useSay()
  const groups = new Map<string, { readonly title: Message; readonly units: string[] }>()
  for (const id of unitsOf(now, side)) {
    const at = now.units[id]?.at ?? ''
    const known = groups.get(groupOf(at)) ?? { title: titleOf(at), units: [] }
    const name = say(unitOf(id).name)
    known.units.push(isHex(at) ? `${name} (${say(hexName(now, at))})` : name)
    groups.set(groupOf(at), known)
  }
  return [...groups].map(([group, { title, units }]) => (
    <p key={group} className="coh-units">
      <b>{say(title)}:</b> {units.join(', ')}
    </p>
  ))
}

function groupOf(at: string): string {
  return isHex(at) || at === 'entered' || at === 'road' ? 'map' : at
}

function titleOf(at: string): Message {
  if (groupOf(at) === 'map') return panelWords.onMap
  if (at.startsWith('round-')) return withParams(mapWords.onRound, { round: at.slice('round-'.length) })
  if (at === 'lost') return panelWords.lost
  if (at === 'left') return panelWords.offMap
  if (at === 'hidden') return panelWords.hidden
  return at === 'edge' ? panelWords.waiting : panelWords.cups
}
