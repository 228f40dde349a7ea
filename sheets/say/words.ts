import { message } from '@opfor/kernel'

/** What a finding says. The author's own words are parts of the messages, never their text. */
export const words = {
  tooLong: message('sheets.tooLong', 'The page is longer than {limit} kB; what stands behind is not read.'),
  tooManySections: message(
    'sheets.tooManySections',
    'There are more than {limit} sections; the rest is not read.',
  ),
  tooDeep: message('sheets.tooDeep', 'Lists can be nested {limit} deep.'),
  nameTooLong: message('sheets.nameTooLong', 'A name can have {limit} letters.'),
  unknownLanguage: message('sheets.unknownLanguage', 'Unknown language "{code}". Available: {codes}.'),
  secondBody: message(
    'sheets.secondBody',
    'A section has one list or table. Put this one under a heading of its own.',
  ),
  unnumbered: message(
    'sheets.unnumbered',
    'The lines above have numbers and this one has a bullet. Number it, too.',
  ),
  secondList: message('sheets.secondList', 'A step has one list below it.'),
  almostCounter: message('sheets.almostCounter', 'A counter is written like this: "Alarm: 0 (0 to 6)".'),
  noHeading: message('sheets.noHeading', 'This heading has no name.'),
  sameName: message('sheets.sameName', '"{name}" is there twice: first in line {line}.'),
  notAName: message('sheets.notAName', 'Bold text has to be a name, and nothing is called "{name}".'),
  noSuchName: message('sheets.noSuchName', 'Nothing is called "{name}".'),
  didYouMean: message('sheets.didYouMean', 'Nothing is called "{name}". Did you mean "{other}"?'),
  looksKnown: message(
    'sheets.looksKnown',
    '"{words}" looks like something the app works out, but it is not one of the known forms, so it is asked.',
  ),
  halfKnown: message(
    'sheets.halfKnown',
    'A part of "{words}" could be worked out, but not all of it, so all of it is asked.',
  ),
  looksDone: message(
    'sheets.looksDone',
    '"{words}" begins with "{verb}", but it is not one of the known forms, so it is only shown. Known forms: {forms}.',
  ),
  notChanged: message(
    'sheets.notChanged',
    'This is only shown, so "{name}" does not change. The known form is "{words}".',
  ),
  notAHead: message('sheets.notAHead', 'This is only shown. A condition begins with "{form}".'),
  notOnRoll: message(
    'sheets.notOnRoll',
    'This is only shown. What follows a roll is written like this: "{form}".',
  ),
  needsColon: message(
    'sheets.needsColon',
    'What follows "If" ends at a colon; with a comma it is only shown.',
  ),
  putColon: message('sheets.putColon', 'Put a colon'),
  notAWord: message(
    'sheets.notAWord',
    '"{word}" is no word of the column "{column}". Write all its words on a line below the table: "{column}: {word}, ...".',
  ),
  looksLikeSet: message(
    'sheets.looksLikeSet',
    'The app cannot work out "{words}", so it is asked of each piece.',
  ),
  foreignVerb: message('sheets.foreignVerb', '"{words}" is written in another language than the page.'),
  notALine: message(
    'sheets.notALine',
    'A line of a list begins with must, prefer, avoid, most, fewest or the like.',
  ),
  noColon: message('sheets.noColon', 'The colon behind "{words}" is missing.'),
  otherLine: message(
    'sheets.otherLine',
    '"{words}" is not one of the known lines. The known form is "{known}".',
  ),
  notATie: message(
    'sheets.notATie',
    'A tie reads "Tie: in order", "Tie: at random", "Tie: roll d6" or "Tie: you choose".',
  ),
  tieColon: message(
    'sheets.tieColon',
    'The colon behind "{words}" is missing, so this is only read by people.',
  ),
  noTie: message('sheets.noTie', '"{name}" does not say what happens in a tie, so you choose.'),
  headWithoutBody: message(
    'sheets.headWithoutBody',
    'Nothing follows the colon. If it is meant for the lines below, indent them by four spaces.',
  ),
  bulletsBelowHead: message(
    'sheets.bulletsBelowHead',
    'Steps below a colon are numbered; bullets are answers.',
  ),
  otherwiseWithoutIf: message('sheets.otherwiseWithoutIf', 'There is no "If" just before this "Otherwise".'),
  notAnEnding: message(
    'sheets.notAnEnding',
    'A line of the end reads "You win when ...", "... wins when ..." or "The game ends when ...".',
  ),
  notARoll: message(
    'sheets.notARoll',
    'A roll reads "Roll 2d6, +1 if ..." or "Roll one of: 2 x Ace, 1 x Miss".',
  ),
  notAModifier: message('sheets.notAModifier', 'A modifier reads "+1 if ..." or "- its nerve".'),
  notAQuantity: message('sheets.notAQuantity', '"{words}" is no number or word that is kept here.'),
  badRuling: message('sheets.badRuling', 'A ruling reads "Ruling Name: question? one (standard), other."'),
  badOption: message('sheets.badOption', 'An option reads "Option Name: one (standard), other".'),
  badMeasure: message('sheets.badMeasure', 'A measure reads "Measure distance: 0 to 48 inches".'),
  badExample: message('sheets.badExample', 'This part of the example is not understood.'),
  emptyExample: message('sheets.emptyExample', 'An example says what it gives: "Target gives Blue".'),
  gap: message('sheets.gap', 'No row is for {numbers}.'),
  overlap: message('sheets.overlap', 'Two rows are for {numbers}.'),
  noRowFor: message('sheets.noRowFor', 'No row is for "{word}".'),
  noColumnFor: message('sheets.noColumnFor', 'No column is for "{word}".'),
  noTurn: message('sheets.noTurn', 'There is no section "{name}", so nothing is run.'),
  notReached: message('sheets.notReached', 'Nothing leads to "{name}".'),
  whoIsIt: message('sheets.whoIsIt', '"it" is still the one of {first} here, not of {second}.'),
  fallsThrough: message(
    'sheets.fallsThrough',
    'This answer goes on with the next step. Write "go on" if that is meant.',
  ),
  aboutCandidate: message(
    'sheets.aboutCandidate',
    'The condition of a line is about the table, not about a candidate: "it" is not known here.',
  ),
  endlessLoop: message('sheets.endlessLoop', 'Nothing in this loop changes "{words}".'),
  neverReshuffled: message('sheets.neverReshuffled', '"{name}" is drawn from but never reshuffled.'),
  optionNotRead: message('sheets.optionNotRead', 'Nothing reads "{name}".'),
  noSuchStep: message('sheets.noSuchStep', 'There is no step {number} here.'),
  putQuotes: message('sheets.putQuotes', 'Put it in quotes: it is said by a person'),
  addLine: message('sheets.addLine', 'Add "{words}"'),
  indent: message('sheets.indent', 'Indent the lines below by four spaces'),
}

/** A fix: another spelling. */
export const changeTo = message('sheets.changeTo', 'Change it to "{name}"')
