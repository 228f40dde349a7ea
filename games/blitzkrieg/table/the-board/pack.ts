import {
  parseFailure,
  fileShape,
  parseSuccess,
  integer,
  type Json,
  listOf,
  oneOf,
  optional,
  type Parsed,
  parseWith,
  record,
  type Shape,
  text,
} from '@opfor/kernel'
import { type Board, boardOf, type WrittenTheatre, writtenEffects, writtenTerrains } from './board.ts'

/** Nippon's campaigns, each with its own track. */
export interface BoardPack {
  readonly opfor: 1
  readonly id: string
  readonly title: string
  readonly author: string
  readonly campaigns: readonly PackCampaign[]
}

export interface PackCampaign {
  readonly id: string
  readonly name: string
  readonly vp: number
  readonly end: number
  readonly bonus: readonly number[]
  /** The marker's move by the red space at opening; 0 without a red space. */
  readonly red: number
  readonly start: 'open' | 'waiting'
  /** `terrain:effect`, as `L:strategic3`, left to right. */
  readonly spaces: readonly string[]
}

const writtenSpaces = Object.keys(writtenTerrains).flatMap((terrain) =>
  Object.keys(writtenEffects).map((effect) => `${terrain}:${effect}`),
)

const campaignShape = record<PackCampaign>({
  id: text(12),
  name: text(60),
  vp: integer(1, 20),
  end: integer(3, 30),
  bonus: listOf(integer(1, 30), 2),
  red: integer(0, 3),
  start: oneOf('open', 'waiting'),
  spaces: listOf(oneOf(...writtenSpaces), 12),
})

export const packShape: Shape<BoardPack> = fileShape<BoardPack>({
  id: text(40),
  title: text(80),
  author: optional(text(80)) as Shape<string>,
  campaigns: listOf(campaignShape, 30),
})

export const packSchema: Json = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'Opfor board pack for BLITZKRIEG! with the Nippon expansion',
  ...(packShape.schema as { readonly [key: string]: Json }),
}

/** Strict: the shape, and the needs of the solo rules. */
export function parsePack(json: Json): Parsed<BoardPack> {
  const parsed = parseWith(packShape, json)
  if (!parsed.ok) return parseFailure(`The board pack: ${parsed.problem}.`)
  const { value } = parsed
  if (value.campaigns.filter((campaign) => campaign.start === 'open').length !== 4)
    return parseFailure('The board pack: four campaigns must be open at the start.')
  const ids = new Set(value.campaigns.map((campaign) => campaign.id))
  if (ids.size < value.campaigns.length)
    return parseFailure('The board pack: two campaigns have the same id.')
  for (const { id, bonus, end, spaces } of value.campaigns) {
    if (!/^[\w-]+$/.test(id))
      return parseFailure(`The board pack: the id "${id}" may hold letters, digits, - and _ only.`)
    if (spaces.length === 0) return parseFailure(`The board pack: campaign ${id} has no space.`)
    const [first = 0, second = 0] = bonus
    if (bonus.length !== 2 || !(first < second && second < end))
      return parseFailure(`The board pack: campaign ${id} needs two bonus cells in order, before its end.`)
  }
  return parseSuccess(value)
}

/** Each campaign becomes a theatre of its own. */
export function boardOfPack({ id, campaigns }: BoardPack): Board {
  const theatres = campaigns.map((campaign, index): WrittenTheatre => {
    const [first = 0, second = 0] = campaign.bonus
    return {
      id: campaign.id,
      name: campaign.name,
      end: campaign.end,
      bonus: [first, second],
      height: index + 1,
      waits: campaign.start === 'waiting',
      red: campaign.red,
      campaigns: [{ vp: campaign.vp, spaces: campaign.spaces }],
    }
  })
  return boardOf(id, theatres)
}
