import { message } from '@opfor/kernel'

/** Texts of the passkeys and sessions of an account. */
export const accessWords = {
  title: message('web.account.access.title', 'Passkeys and devices'),
  show: message('web.account.access.show', 'Show passkeys and devices'),
  intro: message(
    'web.account.access.intro',
    'If you have lost a device, remove its passkey and sign it out here. You confirm each change with a passkey or a recovery code.',
  ),
  passkeys: message('web.account.access.passkeys', 'Passkeys'),
  passkey: message('web.account.access.passkey', 'Added on {created}.'),
  removePasskey: message('web.account.access.removePasskey', 'Remove the passkey of {created}'),
  sessions: message('web.account.access.sessions', 'Signed-in devices'),
  byJoining: message('web.account.access.byJoining', 'Signed in on {created}, when the account was made.'),
  byPasskey: message('web.account.access.byPasskey', 'Signed in on {created} with a passkey.'),
  byRecovery: message('web.account.access.byRecovery', 'Signed in on {created} with a recovery code.'),
  byHandover: message(
    'web.account.access.byHandover',
    'Signed in on {created} with a code from another device.',
  ),
  byUnknown: message('web.account.access.byUnknown', 'Signed in on {created}.'),
  lastUsed: message('web.account.access.lastUsed', 'Last used on {time}.'),
  neverUsed: message('web.account.access.neverUsed', 'Not used since then.'),
  thisDevice: message('web.account.access.thisDevice', 'This is the device in front of you.'),
  endSession: message('web.account.access.endSession', 'Sign out the device of {created}'),
  proofNeeded: message(
    'web.account.access.proofNeeded',
    'Confirm that it is you: try again with a passkey, or enter one of your recovery codes.',
  ),
  codeRefused: message('web.account.access.codeRefused', 'This code was not accepted. Each code works once.'),
  recoveryCode: message('web.account.access.recoveryCode', 'Recovery code'),
  prove: message('web.account.access.prove', 'Confirm with this code'),
  proved: message('web.account.access.proved', 'Confirmed for five minutes. Do it again now.'),
}
