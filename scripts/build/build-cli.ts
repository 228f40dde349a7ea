/** Builds the CLI as a self-contained package in apps/cli/dist or a given folder, ready for `npm pack`. */
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { languageCodes, packagesOfEveryProgram, textFiles, textsOf } from '@opfor/kernel/text-files'
import { codeVersion } from '@opfor/studies/code'
import { Program, root, version } from '../program.ts'

const program = new Program('apps/cli', process.argv[2])
await program.bundle({
  entry: {
    opfor: path.join(root, 'apps/cli/bin/opfor.mjs'),
    'lab-worker': path.join(root, 'apps/cli/lab/worker.ts'),
  },
  define: { OPFOR_CODE: JSON.stringify(codeVersion()), OPFOR_VERSION: JSON.stringify(version) },
  deps: { alwaysBundle: [/^(?!piscina$)/], neverBundle: ['piscina', 'pg-native'] },
})

// One file for each language, beside the program.
const texts = textFiles(root, [...packagesOfEveryProgram, 'apps/cli'])
mkdirSync(path.join(program.folder, 'texts'))
for (const code of languageCodes(texts))
  writeFileSync(path.join(program.folder, `texts/${code}.json`), JSON.stringify(textsOf(texts, code)))

const piscina = program.copyPiscina()
program.describe('opfor', {
  bin: { opfor: 'opfor.mjs' },
  dependencies: { piscina },
  bundleDependencies: ['piscina'],
})
program.writeLicences()
program.finish({ LICENSE: 'LICENSE', 'README.md': 'apps/cli/README.md' })
