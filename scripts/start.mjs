// Plain JavaScript, so that older versions of Node can print the error.
const [major = 0] = process.versions.node.split('.').map(Number)

if (major < 24) {
  console.error(`Opfor needs Node 24 or newer; this is Node ${process.versions.node}.`)
  console.error(
    'Install Node 24 (the exact version is in .node-version), then run npm install && npm start again.',
  )
  process.exitCode = 1
} else {
  await import('./start.ts')
}
