import { type Message, message } from '@opfor/kernel'

export const howItWorks: readonly Message[] = [
  message('coh.works.1', 'Squads, guns and tanks fight on hex maps on the Eastern Front.'),
  message(
    'coh.works.2',
    'First a mission is generated: both sides play cards that provide units, rules and victory points.',
  ),
  message('coh.works.3', 'A die then decides which side is yours; the AI plays the other.'),
  message('coh.works.4', 'You play your turns on your table; in its turn the AI carries out an Order Card.'),
  message(
    'coh.works.5',
    "The app runs the Mission Track and the AI's orders, and keeps track of what its counters reveal; you move and fight by the rules of your game.",
  ),
  message(
    'coh.works.6',
    'The mission ends at its last space on the track; the side with more victory points wins.',
  ),
]
