import { message, messages } from '@opfor/kernel'

export const decisionWords = messages('cli.decision', {
  noDecisions: message('cli.decision.none', 'No decisions yet.'),
  notDecided: '{list} is not decided yet.',
  notAbout: 'Nothing was decided about {name} in the last move.',
  unknownName: 'Nothing called "{name}" is on the table or was a candidate.',
  ownDecision: message('cli.decision.own', 'I decide this myself'),
  unknown: 'Unknown decision "{list}" in the last move.',
  already: 'Already chosen: {name}.',
  overruled: 'Overruled.',
  nobody: 'none',
  howToOverrule: 'Usage: overrule <list or its number> <name|number|none> [: reason]',
  noCards: 'No cards in play.',
  noPreview: 'No preview available.',
  inPosition: 'In the current position:',
  noBriefing: '{game} has no briefing.',
})
