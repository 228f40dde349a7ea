import {
  eventsAhead,
  type Mission,
  ranges,
  rumorCup,
  sideName,
  sides,
  type Situation,
  tileName,
  unitOf,
  unitsAt,
} from '@opfor/games/conflict-of-heroes/view'
import type { Message } from '@opfor/kernel'
import { useSay } from '../../../ui/text/language.tsx'
import { Victory } from './victory.tsx'
import { mapWords, panelWords } from './words.ts'

export function MissionSheet({ now, mission }: { readonly now: Situation; readonly mission: Mission }) {
  const say = useSay()
  const { sheet, round, caps, vp, ai, deck } = mission
  return (
    <div className="coh-sheet">
      <p className="coh-numbers">
        <b>{say(mapWords.onRound, { round })}</b>
        <span>{say(sheet === 'defense' ? panelWords.defense : panelWords.offense)}</span>
        <span>
          {say(panelWords.you)}: {say(panelWords.caps, { caps })}
        </span>
        {sides.map((side) => (
          <span key={side} className={`coh-name coh-${side}`}>
            {say(sideName(side))} ({say(side === ai ? panelWords.ai : panelWords.you)}):{' '}
            {say(panelWords.points, { vp: vp[side] })}
          </span>
        ))}
      </p>
      <Track mission={mission} />
      <div className="coh-boards">
        <Orders
          title={panelWords.counteractions}
          rule="G 5.3.2"
          tiles={mission.counteractions}
          look="coh-red"
        />
        <Orders title={panelWords.orders} rule="G 5.3.3" tiles={mission.orders} look="coh-green" />
      </div>
      <div className="coh-boards">
        <section className="coh-panel">
          <Title words={panelWords.deck} rule="G 5.4" />
          <p>
            {say(now.ordersBy === 'real' ? panelWords.startDeck : panelWords.inDeck, {
              count: deck.rest.length,
              cards: ranges(deck.rest),
            })}
          </p>
          {deck.discard.length > 0 && <p>{say(panelWords.drawnCards, { count: deck.discard.length })}</p>}
        </section>
        <Cups now={now} mission={mission} />
      </div>
      <Victory now={now} />
      <Reminders now={now} mission={mission} />
    </div>
  )
}

function Title({ words, rule }: { readonly words: Message; readonly rule: string }) {
  const say = useSay()
  return (
    <h2>
      {say(words)} <small className="rule">{rule}</small>
    </h2>
  )
}

function Track({ mission: { marker, end, track } }: { readonly mission: Mission }) {
  const say = useSay()
  const last = Math.max(end, marker, ...track.map(({ space }) => space))
  return (
    <section className="coh-panel coh-blue">
      <Title words={panelWords.track} rule="G 5.5" />
      <p className="visually-hidden">
        {say(panelWords.trackAt, { marker, end })}{' '}
        {track.map(({ tile, space }) => say(panelWords.tileAt, { tile: tileName(tile), space })).join(' ')}
      </p>
      <ol className="coh-track" aria-hidden="true">
        {Array.from({ length: last + 1 }, (_, space) => {
          const tiles = track.filter((each) => each.space === space)
          const look = [
            space === marker ? 'coh-marked' : '',
            space === end ? 'coh-end' : '',
            tiles.length > 0 ? 'coh-tiled' : '',
          ]
          return (
            <li key={space} className={look.join(' ')}>
              <span>{space}</span>
              {tiles.map(({ tile }) => (
                <b key={tile}>{tile}</b>
              ))}
            </li>
          )
        })}
      </ol>
      <p className="soft">{say(panelWords.trackAt, { marker, end })}</p>
    </section>
  )
}

/** From the left; the third space has a printed order until a tile covers it. */
function Orders({
  title,
  rule,
  tiles,
  look,
}: {
  readonly title: Message
  readonly rule: string
  readonly tiles: readonly string[]
  readonly look: string
}) {
  const say = useSay()
  return (
    <section className={`coh-panel ${look}`}>
      <Title words={title} rule={rule} />
      <ol className="coh-orders">
        {Array.from({ length: Math.max(3, tiles.length) }, (_, at) => (
          <li key={at}>
            <span>{at + 1}</span>{' '}
            {tiles[at] === undefined ? (
              <em>{say(at === 2 ? panelWords.printed : panelWords.free)}</em>
            ) : (
              <b>{say(tileName(tiles[at]))}</b>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}

function Cups({ now, mission: { ai } }: { readonly now: Situation; readonly mission: Mission }) {
  const say = useSay()
  const waiting = unitsAt(now, 'entryCup').map((id) => unitOf(id).name)
  const count = unitsAt(now, rumorCup(ai)).length + (now.mine === 'rumorCup' ? 1 : 0)
  return (
    <section className="coh-panel">
      <Title words={panelWords.cups} rule="G 5.6, 6.2" />
      <p>
        {say(panelWords.entryCup, {
          units: waiting.length > 0 ? waiting : [panelWords.none],
        })}
      </p>
      <p>{say(panelWords.rumorCup, { count, blanks: now.noEnemy[ai] })}</p>
    </section>
  )
}

function Reminders({ now, mission: { ai, faces } }: { readonly now: Situation; readonly mission: Mission }) {
  const say = useSay()
  const careful = now.chosen
    .filter((id) => unitOf(id).side === ai && now.units[id]?.at !== 'lost')
    .map((id) => unitOf(id).name)
  const lines = Object.entries(faces).flatMap(([tile, { parameter }]) => {
    const name = tileName(tile)
    if (parameter === 'lowRisk' && careful.length > 0)
      return [say(panelWords.lowRisk, { tile: name, units: careful })]
    return parameter === 'other' ? [say(panelWords.parameter, { tile: name })] : []
  })
  const events = eventsAhead(now)
  if (events.length > 0)
    lines.push(say(panelWords.events, { count: events.length, spaces: events.map(String) }))
  if (lines.length === 0) return undefined
  return (
    <section className="coh-panel">
      <Title words={panelWords.reminders} rule="G 6.1" />
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}
