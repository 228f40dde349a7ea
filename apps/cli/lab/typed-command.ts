/** The command as it was typed, for pages that name what made them. */
export function typedCommand(args: readonly string[] = process.argv.slice(2)): string {
  return ['opfor', ...args].map((arg) => (/^[\w.,:=/@+-]+$/.test(arg) ? arg : `'${arg}'`)).join(' ')
}
