import { message } from '@opfor/kernel'

/** Texts around a question: how to answer, and the default for Enter. */
export const questionWords = {
  enterAccepts: message('cli.question.enterAccepts', 'Enter accepts: {answer}.'),
  enterBrackets: message('cli.question.enterBrackets', 'Enter accepts the values in brackets.'),
  rollDie: message(
    'cli.question.rollDie',
    '1 to {sides}. Roll and type the result; "dice app" lets the app roll.',
  ),
  typeResult: message('cli.question.typeResult', 'Type the result; "dice app" lets the app roll.'),
  yesOrNo: message('cli.question.yesOrNo', 'Yes or no.'),
  number: message('cli.question.number', '{from} to {to} {unit}.'),
  numberInSteps: message('cli.question.numberInSteps', '{from} to {to} {unit}, in steps of {step}.'),
  name: message('cli.question.name', 'A name, at most {longest} letters.'),
  nameOrNone: message('cli.question.nameOrNone', 'A name, at most {longest} letters; none for no name.'),
  names: message('cli.question.names', 'At most {most} names, with commas between them.'),
  namesOrNone: message(
    'cli.question.namesOrNone',
    'At most {most} names, with commas between them; none for no names.',
  ),
  namesBetween: message('cli.question.namesBetween', '{least} to {most} names, with commas between them.'),
  one: message('cli.question.one', 'One of them.'),
  oneOrNone: message('cli.question.oneOrNone', 'One of them; none for none of them.'),
  all: message('cli.question.all', 'All that apply, with commas between them.'),
  allOrNone: message(
    'cli.question.allOrNone',
    'All that apply, with commas between them; none for none of them.',
  ),
  atMost: message('cli.question.atMost', 'All that apply, at most {most}, with commas between them.'),
  atMostOrNone: message(
    'cli.question.atMostOrNone',
    'All that apply, at most {most}, with commas between them; none for none of them.',
  ),
  draw: message('cli.question.draw', 'Draw and type the result.'),
  drawOrApp: message('cli.question.drawOrApp', 'Draw and type the result; "draws app" lets the app draw.'),
  drawSeveral: message(
    'cli.question.drawSeveral',
    'Type all {take} in one line, in the order drawn, with commas between them.',
  ),
  drawSeveralOrApp: message(
    'cli.question.drawSeveralOrApp',
    'Type all {take} in one line, in the order drawn, with commas between them; "draws app" lets the app draw.',
  ),
  left: message('cli.question.left', '{name} ({left})'),
  atMostLeft: message('cli.question.atMostLeft', '{name} (at most {left})'),
  andMore: message('cli.question.andMore', 'and {count} more'),
  choose: message(
    'cli.question.choose',
    '{count} to choose from. Type a name (Tab completes it) or a number. "list" shows all, "list {sample}" some.',
  ),
} as const

/** Texts around a form: its fields and their values. */
export const formWords = {
  entered: message('cli.form.entered', 'Entered: {values}.'),
  missing: message('cli.form.missing', 'Entered: {values}. Still missing:'),
  required: message('cli.form.required', 'Required fields:'),
  inOrder: message('cli.form.inOrder', 'In this order (2, 1) or by name ({field} 2).'),
  die: message('cli.form.die', 'what the die shows'),
  yesNo: message('cli.form.yesNo', 'yes or no'),
  number: message('cli.form.number', '{from} to {to}'),
  numberInSteps: message('cli.form.numberInSteps', '{from} to {to} in steps of {step}'),
  name: message('cli.form.name', 'a name'),
  names: message('cli.form.names', 'at most {most} names, with + between them'),
  any: message('cli.form.any', 'any of {names}, with + between them'),
  anyOrNone: message('cli.form.anyOrNone', 'any of {names}, with + between them, or none'),
  oneOf: message('cli.form.oneOf', 'one of {names}'),
  range: message('cli.form.range', '{count} by number or name, from {first} to {last}'),
  emptyPart: message('cli.form.emptyPart', 'Missing value between two commas.'),
  unknownField: message('cli.form.unknownField', 'Unknown field "{name}". {fields}'),
  fields: message('cli.form.fields', 'The fields are: {names}.'),
  tooMany: message(
    'cli.form.tooMany',
    'Too many values at "{part}": the form has {count, plural, one {# field} other {# fields}}.',
  ),
  cannotParse: message('cli.form.cannotParse', 'Cannot parse "{part}".'),
  noValue: message('cli.form.noValue', '{name}: missing value.'),
  twice: message('cli.form.twice', '{name}: given twice.'),
} as const

/** What is wrong with an answer. */
export const answerWords = {
  noDefault: message('cli.answer.noDefault', 'There is no default answer. {hint}'),
  typeNames: message('cli.answer.typeNames', 'Type names or numbers with commas between them, or none.'),
  typeName: message('cli.answer.typeName', 'Type a name; several have commas between them.'),
  typeYesNo: message('cli.answer.typeYesNo', 'Type yes or no.'),
  typeNumber: message('cli.answer.typeNumber', 'Type a number.'),
  typeNumberOrName: message('cli.answer.typeNumberOrName', 'Type a number or a name.'),
  drawCount: message('cli.answer.drawCount', 'Draw {take}: type {take} names with commas between them.'),
  dieShows: message('cli.answer.dieShows', 'A die with {sides} sides shows 1 to {sides}, not {given}.'),
  outOfRange: message('cli.answer.outOfRange', 'A number from {from} to {to} is expected, not {given}.'),
  betweenSteps: message(
    'cli.answer.betweenSteps',
    '{given} is between two steps: from {from} in steps of {step}.',
  ),
  noneLeft: message('cli.answer.noneLeft', '{name} cannot come out: none is left.'),
  atLeast: message('cli.answer.atLeast', 'Name at least {least}.'),
  atMost: message('cli.answer.atMost', 'Name at most {most}, not {given}.'),
  twice: message('cli.answer.twice', '{name} is named twice.'),
  nameTaken: message('cli.answer.nameTaken', 'The name {name} is given already.'),
  nameTooLong: message('cli.answer.nameTooLong', 'A name has at most {longest} letters, not {given}.'),
} as const
