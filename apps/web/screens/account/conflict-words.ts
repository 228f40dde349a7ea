import { message } from '@opfor/kernel'

/** Texts about a match that was continued differently on two devices. */
export const conflictWords = {
  intro: message(
    'web.account.divergedIntro',
    'This match was continued differently on two devices. Look at each, choose the one to continue, or keep both. Nothing is deleted from the server.',
  ),
  parted: message(
    'web.account.parted',
    'They begin with {count, plural, one {# step} other {# steps}} in common. After that:',
  ),
  here: message('web.account.partedHere', 'On this device'),
  elsewhere: message('web.account.partedElsewhere', 'On another device'),
  sentFrom: message('web.account.sentFrom', 'On {device}; sent on {time}.'),
  sent: message('web.account.sentAt', 'Sent on {time}.'),
  noSteps: message('web.account.partedNothing', 'Nothing was played after that, or it was undone.'),
  moreSteps: message(
    'web.account.partedMore',
    'And {count, plural, one {# more step} other {# more steps}}.',
  ),
  lookHere: message('web.account.lookHere', 'Look at the match of this device'),
  lookElsewhere: message('web.account.lookElsewhere', 'Look at the match of the other device'),
  chooseHere: message(
    'web.account.branchHere',
    'From this device: {count, plural, one {# entry} other {# entries}} since then',
  ),
  chooseElsewhere: message(
    'web.account.branchElsewhere',
    'From another device: {count, plural, one {# entry} other {# entries}} since then',
  ),
  keepBoth: message('web.account.keepBoth', 'Keep both as two matches'),
  copyName: message('web.account.copyName', '{name} (other device)'),
  branch: message('web.account.branch', 'One of two continuations'),
  branchIntro: message(
    'web.account.branchIntro',
    'Step {step} of {steps}. Choose on the account screen which one to continue, or save this one as a match of its own.',
  ),
}
