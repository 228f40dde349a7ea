import { program } from './program.ts'
import { sayError } from './output.ts'

try {
  await program().parseAsync(process.argv)
} catch (error) {
  sayError(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
