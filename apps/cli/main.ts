import { program } from './program.ts'
import { sayError } from './output.ts'

// Whoever reads the output may have read enough, as `head` does.
process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  process.exit(error.code === 'EPIPE' ? 141 : 1)
})

try {
  await program().parseAsync(process.argv)
} catch (error) {
  sayError(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
