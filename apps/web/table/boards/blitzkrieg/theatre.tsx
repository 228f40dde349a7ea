import { at, type Board, cell, lies, type Situation, type Theatre } from '@opfor/games/blitzkrieg/view'
import { withParams, type Message } from '@opfor/kernel'
import { useSay } from '../../../ui/text/language.tsx'
import { Star } from './effect-icon.tsx'
import { FittedText } from './fitted-text.tsx'
import { rowSlot } from './token-keys.ts'
import { type Highlights, highlightClass } from '../highlights.ts'
import { type Block, campaignBox, headerHeight, middleOf } from './plan.ts'
import { SpaceDrawing } from './space.tsx'
import { Tappable } from '../tappable.tsx'
import { Token } from './token.tsx'
import { TrackView } from './track.tsx'
import { words } from './words.ts'

export function TheatreDrawing({
  now,
  block,
  highlights,
  tap,
  withTokens,
  open,
}: {
  readonly now: Situation
  readonly block: Block
  readonly highlights: Highlights
  /** Whether its spaces are large enough to be tapped. */
  readonly tap: boolean
  /** Whether the theatre draws its own tokens. */
  readonly withTokens: boolean
  /** Undefined if the theatre is already enlarged. */
  readonly open?: (() => void) | undefined
}) {
  const say = useSay()
  const { theatre, w, h } = block
  const { waits, closed } = at(now, theatre.index)
  const chosen = highlights.options.has(theatre.id)
  const over = waits || closed >= theatre.campaigns.length
  const className = `bz-theatre ${over ? 'bz-over' : ''} ${highlightClass(highlights, theatre.id)}`
  const state = stateOf(now, theatre)
  const marker = `marker.${theatre.id}`
  const places = countOptions(theatre, highlights)
  const large = say(words.large, { theatre: state, count: places })
  const onTap = chosen ? () => highlights.choose(theatre.id) : tap ? undefined : open
  const title = (
    <>
      <rect className="bz-head" width={w} height="20" rx="7" />
      <FittedText className="bz-name" text={say(theatre.name)} x={8} y={15.5} width={w - 32} letter={8.3} />
      {theatre.red > 0 && waits && (
        <text className="bz-red-space" x={w - 8} y="15.5">
          <title>{say(words.red, { red: theatre.red })}</title>◆{theatre.red}
        </text>
      )}
      {!waits && <path className="bz-open" d={`M${w - 16} 6h8v8M${w - 8} 6l-7 7`} />}
    </>
  )
  const top = open === undefined ? headerHeight - 3 : 0
  const content = (
    <>
      <rect className="bz-block" y={top} width={w} height={h - top} rx="7" />
      {onTap === undefined && open !== undefined ? (
        <Tappable label={large} act={open} className="bz-tap bz-heading" at={`open-${theatre.id}`}>
          {title}
          <rect className="bz-ring" x="1" y="1" width={w - 2} height="19" rx="6" />
        </Tappable>
      ) : (
        open !== undefined && title
      )}
      <TrackView
        theatre={theatre}
        marker={at(now, theatre.index).marker}
        w={w}
        choose={tap && highlights.options.has(marker) ? () => highlights.choose(marker) : undefined}
      />
      <Campaigns now={now} theatre={theatre} highlights={highlights} tap={tap} withTokens={withTokens} />
      <rect className="bz-ring" x="1" y={top + 1} width={w - 2} height={h - top - 2} rx="6" />
    </>
  )
  return (
    <g transform={`translate(${block.x} ${block.y})`}>
      <g role="group" aria-label={say(state)} className={className}>
        {content}
      </g>
      {onTap !== undefined && (
        <Tappable label={chosen ? say(theatre.name) : large} act={onTap} className="bz-tap" at={theatre.id}>
          <rect className="bz-reach" width={w} height={h} />
          <rect className="bz-ring" x="1" y="1" width={w - 2} height={h - 2} rx="6" />
        </Tappable>
      )}
    </g>
  )
}

function Campaigns({
  now,
  theatre,
  highlights,
  tap,
  withTokens,
}: {
  readonly now: Situation
  readonly theatre: Theatre
  readonly highlights: Highlights
  readonly tap: boolean
  readonly withTokens: boolean
}) {
  const say = useSay()
  const { closed, waits } = at(now, theatre.index)
  return theatre.campaigns.map(({ vp, spaces }, campaign) => {
    const { x, y, w, h } = campaignBox(theatre, campaign)
    const when = campaign < closed ? 'bz-past' : campaign === closed && !waits ? 'bz-now' : 'bz-later'
    return (
      <g key={campaign} className={when}>
        <rect className="bz-campaign" x={x - 2} y={y + 0.5} width={w + 3} height={h - 1} rx="6" />
        <g role="img" aria-label={say(words.campaign, { campaign: campaign + 1, vp })} className="bz-vp">
          <title>{say(words.campaign, { campaign: campaign + 1, vp })}</title>
          <g transform={`translate(${x + 11} ${y + h / 2})`}>
            <g transform="scale(.9)">
              <Star />
            </g>
            <text y="4.6">{vp}</text>
          </g>
        </g>
        {spaces.map((space) => {
          const spot = middleOf(theatre, space)
          const token = withTokens ? lies(now, space) : ''
          return (
            <g key={space.id}>
              <SpaceDrawing now={now} space={space} spot={spot} highlights={highlights} tap={tap} />
              {token !== '' && (
                <g transform={`translate(${spot.x} ${spot.y})`} className="bz-piece" aria-hidden="true">
                  <Token token={token} />
                </g>
              )}
            </g>
          )
        })}
      </g>
    )
  })
}

function stateOf(now: Situation, theatre: Theatre): Message {
  const { marker, closed, waits } = at(now, theatre.index)
  const campaigns = theatre.campaigns.length
  const parts = { theatre: theatre.name, cell: cell(marker), campaign: closed + 1, campaigns }
  return withParams(waits ? words.waits : closed >= campaigns ? words.closed : words.open, parts)
}

function countOptions(theatre: Theatre, { options }: Highlights): number {
  return theatre.campaigns.reduce(
    (count, { spaces }) => count + spaces.filter(({ id }) => options.has(id)).length,
    0,
  )
}

/** A theatre or the bot's row; empty unless exactly one part has options. */
export function onlySelectablePart(board: Board, highlights: Highlights): string {
  if (highlights.options.has(rowSlot(0))) return 'forces'
  const [first, second] = board.theatres.filter((theatre) => countOptions(theatre, highlights) > 0)
  return first === undefined || second !== undefined ? '' : first.id
}
