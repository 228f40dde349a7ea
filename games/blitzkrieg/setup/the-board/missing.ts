import { fill, type Json, type Message, message, type Missing, read } from '@opfor/kernel'
import { type PackCampaign, packShape } from '../../table/the-board/pack.ts'

const words = {
  name: message('blitzkrieg.missing.name', 'Give the campaign a name'),
  open: message('blitzkrieg.missing.open', 'Four campaigns must be open at the start: {open} are'),
  spaces: message('blitzkrieg.missing.spaces', 'Add a space'),
  bonus: message('blitzkrieg.missing.bonus', 'Add two bonus cells'),
  order: message(
    'blitzkrieg.missing.order',
    'The first bonus cell must be before the second, and both before {end}',
  ),
} as const

/** How many campaigns are open when a match starts. */
const openAtStart = 4

/** What a board pack still lacks, with the field where it is entered. */
export function missingInPack(json: Json): readonly Missing[] {
  const parsed = read(packShape, json)
  if (!parsed.ok) return []
  const { campaigns } = parsed.value
  const open = campaigns.filter(({ start }) => start === 'open').length
  return [
    ...when(open !== openAtStart, 'campaigns', fill(words.open, { open })),
    ...campaigns.flatMap((campaign, index) => ofCampaign(campaign, `campaigns[${index}]`)),
  ]
}

function ofCampaign({ name, bonus, end, spaces }: PackCampaign, at: string): readonly Missing[] {
  const [first = 0, second = 0] = bonus
  const isOrdered = first < second && second < end
  return [
    ...when(name.trim() === '', `${at}.name`, words.name),
    ...when(bonus.length !== 2, `${at}.bonus`, words.bonus),
    ...when(bonus.length === 2 && !isOrdered, `${at}.bonus`, fill(words.order, { end })),
    ...when(spaces.length === 0, `${at}.spaces`, words.spaces),
  ]
}

function when(isMissing: boolean, at: string, text: Message): readonly Missing[] {
  return isMissing ? [{ at, text }] : []
}
