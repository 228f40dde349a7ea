import type { Message } from '@opfor/kernel'
import { useEffect, useState } from 'react'
import { usePreferences } from '../../data/device/preferences.ts'
import { type AppPart, downloadParts, listParts, partsChangedEvent } from '../../data/device/app-parts.ts'
import { languageName } from '../../ui/text/language.tsx'
import { useLanguage, useSay } from '../../ui/text/language.tsx'
import { offlineWords } from '../../ui/text/offline-words.ts'

const names: Readonly<Record<string, Message>> = {
  lab: offlineWords.lab,
  editors: offlineWords.editors,
  watch: offlineWords.watch,
  server: offlineWords.server,
  sheets: offlineWords.sheets,
  workshop: offlineWords.workshop,
}

function inKB(bytes: number): number {
  return Math.ceil(bytes / 1000)
}

/** By then the service worker has precached everything. */
function isControlled(): boolean {
  return Boolean(navigator.serviceWorker?.controller)
}

export function OfflineCard({ hasServer }: { readonly hasServer: boolean }) {
  const say = useSay()
  const { code } = useLanguage()
  const { language } = usePreferences()
  const [parts, setParts] = useState<readonly AppPart[]>()
  const [isReady, setReady] = useState(isControlled)
  const [state, setState] = useState<'idle' | 'downloading' | 'failed'>('idle')
  useEffect(() => {
    const refresh = async (): Promise<void> => {
      setReady(isControlled())
      setParts(await listParts())
    }
    const start = (): void => void refresh().catch(() => undefined)
    start()
    addEventListener(partsChangedEvent, start)
    navigator.serviceWorker?.addEventListener('controllerchange', start)
    return () => {
      removeEventListener(partsChangedEvent, start)
      navigator.serviceWorker?.removeEventListener('controllerchange', start)
    }
  }, [])
  // Other languages, and an account without a server, are useless unless downloaded.
  const isWanted = (name: string): boolean => (name === 'server' ? hasServer : name in names)
  const shown = parts?.filter(({ name, isDownloaded }) => isWanted(name) || name === language || isDownloaded)
  const missing = (shown ?? []).filter(({ isDownloaded }) => !isDownloaded)
  const download = async (): Promise<void> => {
    setState('downloading')
    try {
      await downloadParts(missing.map(({ name }) => name))
      setState('idle')
    } catch {
      setState('failed')
    }
  }
  return (
    <section className="card">
      <h2>{say(offlineWords.title)}</h2>
      <p>{say(isReady ? offlineWords.ready : offlineWords.notReady)}</p>
      {shown?.map(({ name, bytes, isDownloaded }) => (
        <p key={name}>
          {say(isDownloaded ? offlineWords.downloaded : offlineWords.missing, {
            part: names[name] ?? languageName(name, code),
            kB: inKB(bytes),
          })}
        </p>
      ))}
      {missing.length > 0 && (
        <button
          type="button"
          className="button quiet"
          disabled={state === 'downloading'}
          onClick={() => void download()}
        >
          {say(offlineWords.all, { kB: inKB(missing.reduce((sum, { bytes }) => sum + bytes, 0)) })}
        </button>
      )}
      {state === 'failed' && <p role="alert">{say(offlineWords.failed)}</p>}
    </section>
  )
}
