import { type Message, message } from '@opfor/kernel'

export const howItWorks: readonly Message[] = [
  message(
    'admiral.works.1',
    'Two fleets fight on a grid; each ship has a card with its speed, guns and Structure Points.',
  ),
  message('admiral.works.2', 'Each turn, all ships move first, and then attack.'),
  message(
    'admiral.works.3',
    'You move and fire in any order; Stratego moves its slowest ship first, and its ship with the shortest range fires first.',
  ),
  message(
    'admiral.works.4',
    "A die decides what each of Stratego's ships does: Movement, Artillery or Admiral.",
  ),
  message(
    'admiral.works.5',
    'Damage is light or severe and takes effect after all attacks; a ship without Structure Points sinks.',
  ),
  message('admiral.works.6', 'The first to sink the whole enemy fleet wins.'),
]
