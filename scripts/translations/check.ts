/**
 * Checks all translations against the English texts, and prints how much of each part every language has.
 *
 *     npm run texts:check              the table, and what is wrong
 *     npm run texts:check -- fr        and what is missing in French
 */
import { textFiles } from '@opfor/kernel/text-files'
import { checkTexts, completeLanguages, tableOf } from './checked.ts'
import { englishTexts } from './english.ts'
import { parts, root } from './parts.ts'

const [wanted] = process.argv.slice(2)
const english = parts.map(({ folder, find }) => ({ folder, texts: englishTexts(find(), folder) }))
const files = textFiles(
  root,
  parts.map(({ folder }) => folder),
)
const checked = checkTexts(files, english)

if (wanted !== undefined && !checked.codes.includes(wanted)) {
  console.error(`No part has a file texts/${wanted}.json. Languages: ${checked.codes.join(', ')}.`)
  process.exitCode = 2
} else {
  console.log(tableOf(checked))
  const isError = ({ kind, code }: (typeof checked.faults)[number]): boolean =>
    kind !== 'missing' || completeLanguages.includes(code)
  const errors = checked.faults.filter(isError)
  const missing = checked.faults.filter((fault) => !isError(fault) && fault.code === wanted)
  for (const { part, code, id, kind, text } of [...missing, ...errors])
    console.log(`${part}/texts/${code}.json: ${id}: ${kind}: ${text}`)
  if (errors.length > 0) process.exitCode = 1
}
