import path from 'node:path'

/**
 * A document as it stands in a package: a link to another file of the project leads to the publisher's address of it, and is
 * only its words where there is no address.
 */
export function packedReadme(text: string, from: string, version: string, repository: string): string {
  return text.replaceAll(/\[([^\]]+)\]\((?!https?:|#)([^)]+)\)/g, (_, words: string, to: string) => {
    const file = path.posix.join(path.posix.dirname(from), to)
    return repository === ''
      ? words
      : `[${words}](${repository.replace(/\.git$/, '')}/blob/v${version}/${file})`
  })
}
