import { type ExamplePosition, message } from '@opfor/kernel'
import { solo } from '../../table/citations.ts'
import { examplePosition } from './example-position.ts'

/** The leaflet's text describes its picture; everything else is ours. */
export const examples: readonly ExamplePosition[] = [
  {
    id: 'example-1',
    title: message('blitzkrieg.example1', 'Example 1: Research & Development'),
    cite: solo('Examples, Example 1'),
    reasoning: [
      message('blitzkrieg.example1.1', 'No single placement closes a campaign or a theatre.'),
      message(
        'blitzkrieg.example1.2',
        'The stratagem narrows it down to the Pacific Ocean, Eastern Europe and Africa & Middle East.',
      ),
      message('blitzkrieg.example1.3', 'The Pacific Ocean has the most empty spaces of the three.'),
      message('blitzkrieg.example1.4', 'The stratagem takes its research space.'),
      message(
        'blitzkrieg.example1.5',
        'The army in slot 5 cannot be placed there. The die decides between the other four: 1 and 5 are the admiral, 2 and 6 the airforce.',
      ),
    ],
    settings: { options: { stratagems: true } },
    position: examplePosition({
      row: ['admiral', 'airforce-1', 'navy-2', 'navy-1', 'army-2'],
      on: { 'WE.2.1': 'bot army-1', 'EE.2.1': 'player army-1', 'AME.1.4': 'player navy-1' },
    }),
    answers: [['research-and-development']],
  },
  {
    id: 'example-2',
    title: message('blitzkrieg.example2', 'Example 2: For the Glory'),
    cite: solo('Examples, Example 2'),
    reasoning: [
      message('blitzkrieg.example2.1', 'No single placement closes a campaign or a theatre.'),
      message(
        'blitzkrieg.example2.2',
        'South East Asia is out: its campaign is worth 2 VP, all others 3. Of the rest, only Eastern Europe has a propaganda space left.',
      ),
      message(
        'blitzkrieg.example2.3',
        'An airforce and an army can be placed there, and the die decides between them.',
      ),
    ],
    settings: { options: { stratagems: true } },
    position: examplePosition({
      row: ['navy-1', 'airforce-1', 'navy-2', 'army-2', 'admiral'],
      on: { 'PO.2.4': 'bot army-1', 'AME.1.4': 'player navy-1' },
    }),
    answers: [['for-the-glory']],
  },
]
