import { message } from '@opfor/kernel'

/** What is wrong with a file or a link. */
export const fileWords = {
  notFound: message('cli.file.notFound', 'File not found: {file}'),
  folder: message('cli.file.folder', '{file} is a directory.'),
  folderNotFile: message(
    'cli.file.folderNotFile',
    '{file} is a directory. Enter the path of a file, such as {sample}.',
  ),
  enterPath: message('cli.file.enterPath', 'Enter the path of a file.'),
  tooLargeForMatch: message('cli.file.tooLargeForMatch', '{file} is too large to be a match.'),
  tooLargeForPack: message('cli.file.tooLargeForPack', '{file} is too large to be a pack or a position.'),
  tooLargeForSheet: message('cli.file.tooLargeForSheet', '{file} is too large to be a sheet.'),
  noSection: message(
    'cli.file.noSection',
    '{file} has no section yet: begin one with "## Turn" and number its steps.',
  ),
  notJson: message('cli.file.notJson', '{file} is not JSON: {problem}'),
  exists: message('cli.file.exists', '{file} exists already.'),
  noMatchInLink: message(
    'cli.file.noMatchInLink',
    'The link contains no match: the part from "#match=" on is missing. Copy the whole link.',
  ),
  damagedLink: message('cli.file.damagedLink', 'The link is damaged and cannot be decoded.'),
  otherGame: message('cli.file.otherGame', '{file} is a match of {game}, not of {id}.'),
  otherHouseRules: message(
    'cli.file.otherHouseRules',
    '{file} has house rules for {game}. Name that game: {id}',
  ),
  packSaved: message(
    'cli.file.packSaved',
    'Saved to {file}. To use it: opfor play {game} --set pack=@{file}',
  ),
  nothingToExport: message('cli.file.nothingToExport', '{game} has no entered data to export as a pack.'),
  positionSaved: message(
    'cli.file.positionSaved',
    'Saved to {file}. A match from it starts with a new turn:',
  ),
  positionRefused: message('cli.file.positionRefused', '{game} does not accept this position: {problem}'),
  noPositions: message('cli.file.noPositions', '{game} does not support positions: {problem}'),
  yourFile: message('cli.file.yourFile', '<your file>'),
} as const

/** Texts of replaying a saved match and explaining its steps. */
export const replayWords = {
  doesNotReplay: message(
    'cli.replay.doesNotReplay',
    'The match does not replay under the current rules: {problem}',
  ),
  lineDiffers: message('cli.replay.lineDiffers', 'line {line} differs: expected "{ours}", got "{theirs}"'),
  valid: message('cli.replay.valid', 'Valid: all {steps} steps replay under the current rules.'),
  noStep: message('cli.replay.noStep', 'Step {step} not found: the match has steps 0 to {steps}.'),
  noDecisions: message('cli.replay.noDecisions', 'No decisions at step {step} or any other.'),
  nearest: message('cli.replay.nearest', 'No decisions at step {step}. The nearest are at {steps}.'),
  noCandidate: message('cli.replay.noCandidate', 'No candidate called "{name}" at step {step}.'),
} as const
