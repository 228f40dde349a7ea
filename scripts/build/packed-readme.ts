import path from 'node:path'

/** Turns links to other files of the project into links to the repository, or plain text if no repository is configured. */
export function packedReadme(text: string, from: string, version: string, repository: string): string {
  return text.replaceAll(/\[([^\]]+)\]\((?!https?:|#)([^)]+)\)/g, (_, words: string, to: string) => {
    const file = path.posix.join(path.posix.dirname(from), to)
    return repository === ''
      ? words
      : `[${words}](${repository.replace(/\.git$/, '')}/blob/v${version}/${file})`
  })
}
