import { withParams, type Message, message } from '@opfor/kernel'
import type { CardPack, HalfInPack, PackCard } from './card-pack.ts'
import { effectsOf } from '../generator-cards/effects-of.ts'
import type { HalfName } from '../pieces.ts'

const titled = message('coh.titled', '{title} ({effects})')

/** As known by the app, after the owner's title if there is one. */
export function halfText(card: string, half: HalfName, told: HalfInPack): Message {
  const { title } = told
  const effects = effectsOf(told)
  const whole = title === undefined ? effects : withParams(titled, { title, effects })
  return message(textId('coh.own', card, half), '{whole}', { whole, effects })
}

/** Empty unless the pack is on this device. */
export function halfNote(card: string, half: HalfName): Message {
  return message(textId('coh.note', card, half), '{none}', { none: '' })
}

function textId(kind: string, card: string, half: HalfName): string {
  return `${kind}.${card}.${half}`
}

/** By the ids of their messages. */
export function ownTexts({ cards = {}, conditions = {} }: CardPack): Readonly<Record<string, string>> {
  const texts: Record<string, string> = {}
  for (const [card, halves] of Object.entries({ ...cards, ...conditions }))
    for (const half of ['top', 'bottom'] as const) {
      const { title = '', note = '' } = halves[half] ?? {}
      if (title !== '') texts[textId('coh.own', card, half)] = `${plain(title)} ({effects})`
      if (note !== '') texts[textId('coh.note', card, half)] = plain(note)
    }
  return texts
}

/** Braces have a meaning in messages. */
function plain(text: string): string {
  return text.replaceAll('{', '(').replaceAll('}', ')')
}

/** Without the owner's texts, which rules never read; a match stores this. */
export function withoutTexts(pack: CardPack): CardPack {
  const { cards, conditions, ...others } = pack
  return {
    ...others,
    title: '',
    ...(cards && { cards: bareCards(cards) }),
    ...(conditions && { conditions: bareCards(conditions) }),
  }
}

function bareCards(cards: Readonly<Record<string, PackCard>>): Readonly<Record<string, PackCard>> {
  return Object.fromEntries(
    Object.entries(cards).map(([card, { top, bottom }]) => [
      card,
      { ...(top && { top: bare(top) }), ...(bottom && { bottom: bare(bottom) }) },
    ]),
  )
}

function bare(half: HalfInPack): HalfInPack {
  const { title: _title, note: _note, ...rest } = half
  return rest
}
