import { type Message, message } from '@opfor/kernel'

/** How the game works, in six sentences of our own. */
export const howItWorks: readonly Message[] = [
  message(
    'admiral.works.1',
    'Two fleets fight on a grid; each ship has a card with its speed, guns and Structure Points.',
  ),
  message('admiral.works.2', 'In each turn all ships move first, and then attack.'),
  message(
    'admiral.works.3',
    'You move and fire in any order; Stratego moves its slowest ship first and fires with its shortest range first.',
  ),
  message('admiral.works.4', 'A die tells what each ship of Stratego does: Movement, Artillery or Admiral.'),
  message(
    'admiral.works.5',
    'Damage is light or severe and counts after all attacks; a ship without Structure Points sinks.',
  ),
  message('admiral.works.6', 'Who sinks the whole enemy fleet wins.'),
]
