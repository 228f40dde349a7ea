import { download } from './download.ts'

/** Downloads the file on devices that cannot share files. */
export async function shareFile(file: File): Promise<void> {
  const files = [file]
  if ('canShare' in navigator && navigator.canShare({ files })) {
    try {
      return await navigator.share({ files, title: file.name })
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return undefined
    }
  }
  return download(file.name, file)
}
