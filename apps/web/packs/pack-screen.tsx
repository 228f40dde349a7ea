import { type Json, Pack } from '@opfor/kernel'
import { Suspense, useEffect, useState } from 'react'
import { useLocation } from 'wouter'
import { toFileName, download } from '../device/download.ts'
import { useSay } from '../text/language.tsx'
import { TopBar } from '../components/top-bar.tsx'
import { useGame } from '../registry/registry.ts'
import { packEditors } from '../boards/extras.ts'
import { savePack, type SavedPack, loadPack } from '../storage/pack-storage.ts'
import './packs.css'
import { WholePack } from './plain-input.tsx'
import { ObjectFields } from './schema-form.tsx'
import type { Schema } from './schema.ts'
import { packWords } from './words.ts'

/** The form of one pack. Every change is saved immediately, complete or not. */
export function PackScreen({ game: gameId, id }: { readonly game: string; readonly id: string }) {
  const game = useGame(gameId)
  const [, go] = useLocation()
  const [saved, setSaved] = useState<SavedPack>()
  useEffect(() => {
    void loadPack(id).then(setSaved)
  }, [id])
  const question = game?.options.find((option) => option.question.id === saved?.option)?.question
  if (saved === undefined || !(question instanceof Pack))
    return <TopBar title={gameId} back={`/new/${gameId}`} />
  const change = (next: Partial<SavedPack>): void => {
    const now = { ...saved, ...next, changed: Date.now() }
    setSaved(now)
    void savePack(now)
  }
  return (
    <>
      <TopBar title={saved.name} back={`/packs/${gameId}/${saved.option}`} />
      <PackForm question={question} saved={saved} change={change} play={() => go(`/new/${gameId}/${id}`)} />
    </>
  )
}

function PackForm({
  question,
  saved,
  change,
  play,
}: {
  readonly question: Pack
  readonly saved: SavedPack
  readonly change: (next: Partial<SavedPack>) => void
  readonly play: () => void
}) {
  const say = useSay()
  const checked = question.parse(saved.pack)
  const Editor = packEditors(saved.game)[saved.option]
  return (
    <>
      <main className="page pack-form">
        <div className="card pack-card">
          <div className="pack-field">
            <label htmlFor="pack-name">{say(packWords.name)}</label>
            <input
              id="pack-name"
              type="text"
              maxLength={80}
              value={saved.name}
              onChange={({ target }) => change({ name: target.value })}
            />
          </div>
        </div>
        {Editor === undefined ? (
          <div className="card pack-card">
            <WholePack value={saved.pack}>
              <ObjectFields
                schema={question.form.schema as Schema}
                labels={question.form.labels}
                value={saved.pack}
                change={(pack: Json) => change({ pack })}
              />
            </WholePack>
          </div>
        ) : (
          <Suspense>
            <Editor pack={saved.pack} change={(pack: Json) => change({ pack })} />
          </Suspense>
        )}
      </main>
      <div className="thumb-bar pack-bar">
        <p role="status" className={checked.ok ? 'pack-good' : 'pack-incomplete'}>
          {checked.ok ? say(packWords.good) : say(packWords.incomplete, { problem: checked.problem })}
        </p>
        <button
          type="button"
          className="button quiet"
          onClick={() => download(`${toFileName(saved.name)}.json`, JSON.stringify(saved.pack, undefined, 2))}
        >
          {say(packWords.export)}
        </button>
        {checked.ok && (
          <button type="button" className="button" onClick={play}>
            {say(packWords.play)}
          </button>
        )}
      </div>
    </>
  )
}
