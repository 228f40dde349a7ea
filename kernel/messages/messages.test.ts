import { expect, test } from 'vitest'
import { message } from './message.ts'
import {
  noteText,
  withStepBeforeDraw,
  headlineText,
  messages,
  sectionHeadlineText,
  resultText,
  manualResultText,
  withUndoStep,
  playerActionText,
} from './messages.ts'

test('a table gives its texts their ids, also those of a table within it', () => {
  const words = messages('raid', {
    ford: 'the ford',
    hill: { top: 'the top' },
    inn: message('inn', 'the inn'),
  })
  expect(words).toEqual({
    ford: { id: 'raid.ford', text: 'the ford' },
    hill: { top: { id: 'raid.hill.top', text: 'the top' } },
    inn: { id: 'inn', text: 'the inn' },
  })
})

test('a text has its role in the log, whose move it is, and what comes before a draw', () => {
  const text = 'It comes.'
  expect(
    [headlineText, sectionHeadlineText, resultText, manualResultText, noteText].map((make) => make(text)),
  ).toEqual([
    { text, as: 'headline' },
    { text, as: 'headline', startsSection: true },
    { text, as: 'result' },
    { text, as: 'result', byHand: true },
    { text, as: 'aside' },
  ])
  expect(messages('raid', { comes: playerActionText(withStepBeforeDraw(text)) }).comes).toEqual({
    id: 'raid.comes',
    text,
    isPlayerAction: true,
    beforeDraw: true,
  })
})

test('a text can have the step that undoes it', () => {
  expect(messages('raid', { comes: withUndoStep(headlineText('It comes.'), 'It goes.') }).comes).toEqual({
    id: 'raid.comes',
    text: 'It comes.',
    as: 'headline',
    undoMessage: { id: 'raid.back.comes', text: 'It goes.' },
  })
})
