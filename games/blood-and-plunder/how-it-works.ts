import { type Message, message } from '@opfor/kernel'

export const howItWorks: readonly Message[] = [
  message(
    'blood-and-plunder.works.1',
    'Two forces fight with miniatures over objectives, on land or at sea.',
  ),
  message(
    'blood-and-plunder.works.2',
    'Each round, each side turns over a card; the higher suit goes first.',
  ),
  message(
    'blood-and-plunder.works.3',
    "Each side then activates one unit; the card and the unit's training say how many actions it has.",
  ),
  message(
    'blood-and-plunder.works.4',
    'You move your units by your rulebook; the app says which unit of the OPFOR acts and what it does.',
  ),
  message(
    'blood-and-plunder.works.5',
    'You roll for shots and melees by your rulebook and enter the results.',
  ),
  message(
    'blood-and-plunder.works.6',
    'Losses and objectives give strike points; a side with too many may break.',
  ),
]
