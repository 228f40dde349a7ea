import { type Json, Pack } from '@opfor/kernel'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { useLocation } from 'wouter'
import { toFileName, download } from '../../data/device/download.ts'
import { useSay } from '../../ui/text/language.tsx'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { useGame } from '../../data/registry/registry.ts'
import type { ChannelName } from '../../data/storage/sheet-storage.ts'
import { savePack, type SavedPack, loadPack } from '../../data/storage/pack-storage.ts'
import type { PackEditor } from './parse-pack.ts'
import './packs.css'
import { TextField } from './fields.tsx'
import { missingInPack } from './missing-in-pack.ts'
import { missingInSchema } from './missing-in-schema.ts'
import { MissingList } from './missing-list.tsx'
import { withName } from './ids.ts'
import { WholePack } from './plain-field.tsx'
import { ProblemsOfPack } from './problems.tsx'
import { ObjectFields } from './schema-form.tsx'
import type { Schema } from './schema.ts'
import { packWords } from './words.ts'

/** Saves every change immediately, complete or not. */
export function PackScreen({
  game: gameId,
  id,
  editorOf,
}: {
  readonly game: string
  readonly id: string
  readonly editorOf: (game: string, option: string) => PackEditor | undefined
}) {
  const game = useGame(gameId)
  const [, go] = useLocation()
  const [saved, setSaved] = useState<SavedPack>()
  useEffect(() => {
    const load = (): void => void loadPack(id).then(setSaved)
    load()
    const channel = new BroadcastChannel('opfor-packs-synced' satisfies ChannelName)
    channel.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (data === id) load()
    })
    return () => channel.close()
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
      <PackForm
        question={question}
        saved={saved}
        change={change}
        Editor={editorOf(gameId, saved.option)}
        play={() => go(`/new/${gameId}/${id}`)}
      />
    </>
  )
}

function PackForm({
  question,
  saved,
  change,
  Editor,
  play,
}: {
  readonly question: Pack
  readonly saved: SavedPack
  readonly Editor: PackEditor | undefined
  readonly change: (next: Partial<SavedPack>) => void
  readonly play: () => void
}) {
  const say = useSay()
  const [sought, seek] = useState<string>()
  const { pack } = saved
  const missing = useMemo(() => missingInPack(question, pack), [question, pack])
  const problems = useMemo(
    () => ({ byField: new Map(missing.map(({ at, text }) => [at, say(text)])), sought, seek }),
    [missing, say, sought],
  )
  return (
    <ProblemsOfPack value={problems}>
      <main className="page pack-form">
        <div className="card pack-card">
          <TextField
            label={say(packWords.name)}
            maxLength={80}
            value={saved.name}
            change={(name) => change({ name, pack: withName(pack, name) })}
          />
        </div>
        <WholePack value={pack}>
          <Fields question={question} pack={pack} Editor={Editor} change={(to) => change({ pack: to })} />
        </WholePack>
      </main>
      <div className="thumb-bar pack-bar">
        {missing.length === 0 ? (
          <p role="status" className="pack-good">
            {say(packWords.good)}
          </p>
        ) : (
          <MissingList pack={pack} missing={missing} seek={seek} />
        )}
        <button
          type="button"
          className="button quiet"
          onClick={() => download(`${toFileName(saved.name)}.json`, JSON.stringify(pack, undefined, 2))}
        >
          {say(packWords.export)}
        </button>
        {missing.length === 0 && (
          <button type="button" className="button" onClick={play}>
            {say(packWords.play)}
          </button>
        )}
      </div>
    </ProblemsOfPack>
  )
}

function Fields({
  question,
  pack,
  Editor,
  change,
}: {
  readonly question: Pack
  readonly pack: Json
  readonly Editor: PackEditor | undefined
  readonly change: (pack: Json) => void
}) {
  const say = useSay()
  const schema = question.form.schema as Schema
  // An editor reads packs of the right shape only; others are completed in the generated form.
  const [hasShape] = useState(() => missingInSchema(schema, pack).length === 0)
  if (Editor !== undefined && hasShape)
    return (
      <Suspense>
        <Editor pack={pack} change={change} />
      </Suspense>
    )
  return (
    <div className="card pack-card">
      {Editor !== undefined && <p className="soft">{say(packWords.otherForm)}</p>}
      <ObjectFields
        schema={schema}
        labels={question.form.labels}
        at=""
        value={pack}
        change={change}
        // Made from the name of the pack.
        hidden={['id', 'title']}
      />
    </div>
  )
}
