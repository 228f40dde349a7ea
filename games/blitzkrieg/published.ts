import type { HouseRuleNames } from '@opfor/kernel'
import type { EffectKind, Space, Theatre } from './table/the-board/board.ts'
import { foughtRow } from './rules/game-for-two/fighting.ts'
import { type Stratagem, stratagemLabel, stratagems } from './table/the-board/pieces.ts'
import { at, type Situation, someEmptySpace, stratagemInForce } from './table/situation.ts'
import type { InRow } from './rules/the-procedure/select-unit.ts'

const effects: Readonly<Record<string, readonly EffectKind[]>> = {
  'industrial production': ['production'],
  bombing: ['bombing'],
  'industrial production or bombing': ['production', 'bombing'],
  'strategic advantage': ['strategic'],
  'tactical advantage': ['tactical'],
  propaganda: ['propaganda'],
  research: ['research', 'researchIndustry'],
}

const isFree = Object.fromEntries(
  Object.entries(effects).map(([name, kinds]) => [
    `${name} is free there`,
    (theatre: Theatre, now: Situation) =>
      someEmptySpace(now, theatre, ({ effect }) => kinds.includes(effect)),
  ]),
)

const isOf = Object.fromEntries(
  Object.entries(effects).map(([name, kinds]) => [name, ({ effect }: Space) => kinds.includes(effect)]),
)

const inForce = Object.fromEntries(
  stratagems
    .filter((each) => each !== 'steamroll')
    .map((each: Stratagem) => [stratagemLabel(each), (now: Situation) => stratagemInForce(now) === each]),
)

function marker(theatre: Theatre, now: Situation): number {
  return at(now, theatre.index).marker
}

/** Additions to the printed lines of The Procedure. */
export const published: HouseRuleNames = {
  conditions: {
    ...inForce,
    'the bot has {n} VP or more': (now: Situation, _about: never, vp = 0) => now.bot.vp >= vp,
    'you have {n} VP or more': (now: Situation, _about: never, vp = 0) => now.player.vp >= vp,
    'the bot leads by {n} VP or more': (now: Situation, _about: never, vp = 0) =>
      now.bot.vp - now.player.vp >= vp,
    'you lead by {n} VP or more': (now: Situation, _about: never, vp = 0) => now.player.vp - now.bot.vp >= vp,
    'the bot has {n} units or fewer': (now: Situation, _about: never, units = 0) =>
      now.bot.reserve.length <= units,
  },
  lists: {
    'blitzkrieg.theatre': {
      of: 'the open theatres',
      facts: isFree,
      numbers: {
        "the bot's lead": marker,
        'your lead': (theatre: Theatre, now: Situation) => -marker(theatre, now),
        'steps to the end of the track': (theatre: Theatre, now: Situation) =>
          theatre.end - Math.abs(marker(theatre, now)),
      },
      called: { 'first.place': 'place where it can be won', 'height.7': 'place from the top' },
    },
    'blitzkrieg.position': { of: 'the empty spaces of the theatre', facts: isOf },
    'blitzkrieg.unit': {
      of: "the units of the bot's row",
      facts: {
        'a blitz unit': (unit: InRow, now: Situation) => foughtRow(now)[unit.slot]?.blitz === true,
        'a bomber': (unit: InRow, now: Situation) => foughtRow(now)[unit.slot]?.bomber === true,
      },
      called: {
        'big-guns.category': 'category of change',
        'big-guns.everywhere.shift': 'movement of the marker in any category',
        'counterattack.category': 'category of change',
        'counterattack.everywhere.shift': 'movement of the marker in any category',
        'rapid-deployment.3': 'place in the row',
      },
    },
    'blitzkrieg.strategic': {
      of: 'the other open theatres',
      called: {
        category: 'category of change',
        'everywhere.shift': 'movement of the marker in any category',
        'height.height': 'place from the top',
      },
    },
  },
}
