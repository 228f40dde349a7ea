import { expect, test } from 'vitest'
import { fixedText } from './fixed-text.ts'
import { readSheet } from './sheet-reader.ts'
import { garrison } from './testing/garrison.ts'

const broken = [
  ['no tie', garrison.replace('Tie: roll d6\n', '')],
  ['no tie, with the line ends of Windows', garrison.replace('Tie: roll d6\n', '').replaceAll('\n', '\r\n')],
  ['a misspelled counter', garrison.replace('if Alarm is', 'if Alrm is')],
] as const

test.each(broken)('the first fix of %s leaves no finding', (_, text) => {
  const [finding] = readSheet(text).findings
  const fix = finding?.fixes[0]
  if (fix === undefined) throw new Error('No fix is offered.')
  expect(readSheet(fixedText(text, fix)).findings).toEqual([])
})
