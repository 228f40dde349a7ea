import { cacheSharedFiles } from './shared-files-cache.ts'

interface LaunchParams {
  readonly files?: readonly { readonly getFile: () => Promise<File> }[]
}

interface LaunchQueue {
  readonly setConsumer: (consumer: (launched: LaunchParams) => void) => void
}

/** Opens the files with which the system launched the installed app. */
export function openLaunchedFiles(): void {
  const { launchQueue } = window as { readonly launchQueue?: LaunchQueue }
  launchQueue?.setConsumer(({ files = [] }) => void openFiles(files))
}

async function openFiles(handles: NonNullable<LaunchParams['files']>): Promise<void> {
  const read = await Promise.all(handles.map((handle) => handle.getFile())).catch(() => undefined)
  const route = read === undefined ? '/open/failed' : cacheSharedFiles(read)
  // Removes the launch parameter: a reload must not open the files again.
  history.replaceState(history.state, '', location.pathname)
  if (read?.length !== 0) location.hash = route
}
