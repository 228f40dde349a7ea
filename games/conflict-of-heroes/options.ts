import { choice, good, type Json, message, type Option, type Question, yesNo } from '@opfor/kernel'
import { type CardPack, mergedPacks, parsePack } from './card-pack.ts'
import { guidelines, ownGuideline } from './guidelines.ts'
import { revealed } from './revealed.ts'

const modes = [
  { id: 'firefight', name: message('coh.mode.firefight', 'A firefight for two to four players') },
  { id: 'solo', name: message('coh.mode.solo', 'A solo mission, generated and then run') },
]

const dealers = [
  { id: 'app', name: message('coh.cards.app', 'The app deals Generator Cards') },
  { id: 'real', name: message('coh.cards.real', 'Real cards are dealt; say the numbers that are played') },
]

const orderDecks = [
  { id: 'real', name: message('coh.orders.real', 'The real Order Cards; say how far the marker moved') },
  { id: 'app', name: message('coh.orders.app', 'The app draws Order Cards by number') },
]

const labels = [
  { id: 'second', name: message('coh.labels.second', 'second edition, as E09') },
  { id: 'third', name: message('coh.labels.third', 'third edition, as I04') },
]

const packQuestion: Question<Json> = {
  id: 'pack',
  kind: 'entry',
  to: 'player',
  text: message('coh.option.pack', 'A card pack that its owner has typed in'),
  parse: (json) => {
    if (json === '') return good('')
    const pack = parsePack(json)
    return pack.ok ? good(json) : pack
  },
  write: (json) => json,
  sample: () => '',
}

/** The pack of a match: what the booklet tells, and over it what the owner has typed in. */
export function packFrom(option: Json): CardPack {
  if (option === '' || option === undefined) return revealed
  const pack = parsePack(option)
  if (!pack.ok) throw new Error(pack.problem)
  return mergedPacks(revealed, pack.value)
}

/** What is settled before a match. */
export const options: readonly Option[] = [
  {
    question: choice('mode', 'player', message('coh.option.mode', 'What do you want to generate?'), modes),
    standard: 'firefight',
  },
  {
    question: choice(
      'guideline',
      'player',
      message('coh.option.guideline', 'Which Guideline? New players begin with 1.'),
      [...guidelines, ownGuideline].map(({ id, name }) => ({ id, name })),
    ),
    standard: '1',
  },
  {
    question: choice(
      'cards',
      'player',
      message('coh.option.cards', 'Who deals the Generator Cards?'),
      dealers,
    ),
    standard: 'app',
  },
  {
    question: choice(
      'orders',
      'player',
      message('coh.option.orders', 'Solo: which Order Cards?'),
      orderDecks,
    ),
    standard: 'real',
  },
  {
    question: choice(
      'labels',
      'player',
      message('coh.option.labels', 'Which labels do your maps have?'),
      labels,
    ),
    standard: 'second',
  },
  {
    question: yesNo(
      'smoke',
      'player',
      message('coh.option.smoke', 'Four Smoke counters among the Defense Counters?'),
    ),
    standard: false,
  },
  { question: packQuestion, standard: '' },
]
