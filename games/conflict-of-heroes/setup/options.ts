import { choice, message, type MatchOption, yesNo } from '@opfor/kernel'
import { askingOption } from '../table/asking.ts'
import { guidelineOf, guidelines, ownGuidelines } from '../table/guidelines/guidelines.ts'
import { packOption } from '../table/card-packs/which-cards.ts'

const modes = [
  { id: 'solo', name: message('coh.mode.solo', 'A solo mission, generated and then played') },
  { id: 'firefight', name: message('coh.mode.firefight', 'A firefight for two to four players') },
]

const dealers = [
  { id: 'app', name: message('coh.cards.app', 'The app deals Generator Cards') },
  {
    id: 'real',
    name: message('coh.cards.real', 'You deal physical cards and enter the numbers that are played'),
  },
]

const orderDecks = [
  {
    id: 'real',
    name: message('coh.orders.real', 'Physical Order Cards; you enter how far the marker moved'),
  },
  { id: 'app', name: message('coh.orders.app', 'The app draws Order Cards by number') },
]

const labels = [
  { id: 'second', name: message('coh.labels.second', 'second edition, such as E09') },
  { id: 'third', name: message('coh.labels.third', 'third edition, such as I04') },
]

export const options: readonly MatchOption[] = [
  {
    question: choice('mode', 'player', message('coh.option.mode', 'What do you want to generate?'), modes),
    default: 'solo',
  },
  {
    question: choice(
      'guideline',
      'player',
      message('coh.option.guideline', 'Which Guideline? New players begin with 1.'),
      [...guidelines, ...ownGuidelines].map(({ id, name }) => ({ id, name })),
    ),
    default: '1',
    isApplicable: (answer, { mode }) => mode !== 'solo' || guidelineOf(answer as string).players.length === 2,
  },
  {
    question: choice(
      'cards',
      'player',
      message('coh.option.cards', 'Who deals the Generator Cards?'),
      dealers,
    ),
    default: 'app',
  },
  {
    question: choice(
      'orders',
      'player',
      message('coh.option.orders', 'Solo: which Order Cards?'),
      orderDecks,
    ),
    default: 'real',
    isApplicable: (_, { mode }) => mode === 'solo',
  },
  {
    question: choice(
      'labels',
      'player',
      message('coh.option.labels', 'Which labels do your maps have?'),
      labels,
    ),
    default: 'second',
  },
  {
    question: yesNo(
      'smoke',
      'player',
      message('coh.option.smoke', 'Four Smoke counters among the Defense Counters?'),
    ),
    default: false,
  },
  askingOption,
  packOption,
]
