import { message } from '@opfor/kernel'

/** Texts about the decisions of the last move, and about cards and what may come. */
export const decisionWords = {
  noDecisions: message('cli.decision.none', 'No decisions yet.'),
  notDecided: message('cli.decision.notDecided', '{list} is not decided yet.'),
  notAbout: message('cli.decision.notAbout', 'Nothing was decided about {name} in the last move.'),
  unknownName: message(
    'cli.decision.unknownName',
    'Nothing called "{name}" is on the table or was a candidate.',
  ),
  ownDecision: message('cli.decision.own', 'I decide this myself'),
  unknown: message('cli.decision.unknown', 'Unknown decision "{list}" in the last move.'),
  already: message('cli.decision.already', 'That is already the choice: {name}.'),
  overruled: message('cli.decision.overruled', 'Overruled.'),
  nobody: message('cli.decision.nobody', 'nobody'),
  howToOverrule: message(
    'cli.decision.howToOverrule',
    'Usage: overrule <list or its number> <name|number|none> [: reason]',
  ),
  noCards: message('cli.decision.noCards', 'No cards in play.'),
  noPreview: message('cli.decision.noPreview', 'No preview available.'),
  inPosition: message('cli.decision.inPosition', 'In the current position:'),
  noBriefing: message('cli.decision.noBriefing', '{game} has no briefing.'),
} as const
