import { makeProgram } from './program.ts'
import { printError } from './lines/output.ts'
import { chooseLanguage } from './text/choose-language.ts'

// The reader may close the pipe early, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 141 : 1)
})

try {
  chooseLanguage(process.argv.slice(2), process.env)
  await makeProgram().parseAsync(process.argv)
} catch (error) {
  printError(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
