import { messages } from '@opfor/kernel'

export const fileWords = messages('cli.file', {
  notFound: 'File not found: {file}',
  folder: '{file} is a directory.',
  folderNotFile: '{file} is a directory. Enter the path of a file, such as {sample}.',
  enterPath: 'Enter the path of a file.',
  tooLargeForMatch: '{file} is too large to be a match.',
  tooLargeForPack: '{file} is too large to be a pack or a position.',
  tooLargeForSheet: '{file} is too large to be a sheet.',
  noSection: '{file} has no section yet: begin one with "## Turn" and number its steps.',
  notJson: '{file} is not JSON: {problem}',
  exists: '{file} already exists.',
  noMatchInLink: 'The link contains no match: the part from "#match=" on is missing. Copy the whole link.',
  damagedLink: 'The link is damaged and cannot be decoded.',
  otherGame: '{file} is a match of {game}, not of {id}.',
  otherHouseRules: '{file} has house rules for {game}. Use that game: {id}',
  packSaved: 'Saved to {file}. To use it: opfor play {game} --set pack=@{file}',
  nothingToExport: '{game} has no entered data to export as a pack.',
  positionSaved: 'Saved to {file}. A match from it starts with a new turn:',
  positionRefused: '{game} does not accept this position: {problem}',
  noPositions: '{game} does not support positions: {problem}',
  yourFile: '<your file>',
})

export const replayWords = messages('cli.replay', {
  doesNotReplay: 'The match does not replay under the current rules: {problem}',
  lineDiffers: 'line {line} differs: expected "{ours}", got "{theirs}"',
  valid: 'Valid: all {steps} steps replay under the current rules.',
  noStep: 'Step {step} not found: the match has steps 0 to {steps}.',
  noDecisions: 'No decisions at step {step} or any other.',
  nearest: 'No decisions at step {step}. The nearest are at {steps}.',
  noCandidate: 'No candidate called "{name}" at step {step}.',
})
