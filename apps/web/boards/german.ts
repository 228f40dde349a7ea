interface GermanFile {
  readonly germanTexts: Readonly<Record<string, string>>
}

const files = Object.values(import.meta.glob<GermanFile>('./*/**/german.ts', { eager: true }))

/** The German texts of all boards: every `german.ts` in the folder of a game. */
export const germanTexts: Readonly<Record<string, string>> = Object.fromEntries(
  files.flatMap((file) => Object.entries(file.germanTexts)),
)
