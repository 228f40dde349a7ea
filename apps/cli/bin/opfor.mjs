#!/usr/bin/env node
// Plain JavaScript, so that an older Node can report the problem.
const [major = 0] = process.versions.node.split('.').map(Number)

if (major < 24) {
  console.error(`Opfor needs Node 24 or newer; this is Node ${process.versions.node}.`)
  console.error('Install it from nodejs.org or with your version manager, then run the same command again.')
  process.exitCode = 1
} else {
  // Halves the time of later starts; the variable is for the lab's worker threads.
  const { enableCompileCache } = await import('node:module')
  const { directory } = enableCompileCache()
  if (directory !== undefined) process.env.NODE_COMPILE_CACHE ??= directory
  await import('../main.ts')
}
