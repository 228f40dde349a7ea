import { message, messages } from '@opfor/kernel'

export const conflictWords = messages('web.account', {
  intro: message(
    'web.account.divergedIntro',
    'You continued this match on two devices. Choose one, or keep both. Nothing is deleted from the server.',
  ),
  parted: 'Both start with the same {count, plural, one {# step} other {# steps}}. After that:',
  here: message('web.account.partedHere', 'On this device'),
  elsewhere: message('web.account.partedElsewhere', 'On another device'),
  sentFrom: 'On {device}; sent on {time}.',
  sent: message('web.account.sentAt', 'Sent on {time}.'),
  noSteps: message('web.account.partedNothing', 'No further steps.'),
  moreSteps: message(
    'web.account.partedMore',
    'And {count, plural, one {# more step} other {# more steps}}.',
  ),
  lookHere: "View this device's match",
  lookElsewhere: "View the other device's match",
  chooseHere: message(
    'web.account.branchHere',
    'From this device: {count, plural, one {# entry} other {# entries}} since then',
  ),
  chooseElsewhere: message(
    'web.account.branchElsewhere',
    'From another device: {count, plural, one {# entry} other {# entries}} since then',
  ),
  keepBoth: 'Keep both as two matches',
  copyName: '{name} (other device)',
  branch: 'One of two versions',
  branchIntro:
    'Step {step} of {steps}. Choose on the account screen which one to continue, or save this one as a separate match.',
})
