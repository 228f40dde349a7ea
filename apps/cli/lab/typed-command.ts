/** For pages that name the command that made them. */
export function typedCommand(args: readonly string[] = process.argv.slice(2)): string {
  return ['opfor', ...args].map((arg) => (/^[\w.,:=/@+-]+$/.test(arg) ? arg : `'${arg}'`)).join(' ')
}
