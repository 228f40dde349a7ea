import { type Game, type Json, Pack } from '@opfor/kernel'
import { useEffect, useState } from 'react'
import { Link, useLocation } from 'wouter'
import { isSignedIn } from '../../data/account/is-signed-in.ts'
import { useSay } from '../../ui/text/language.tsx'
import { FileButton } from '../../ui/components/file-button.tsx'
import { TopBar } from '../../ui/components/top-bar.tsx'
import { useGame } from '../../data/registry/registry.ts'
import { missingInPack } from './missing-in-pack.ts'
import { emptyPack, withName } from './ids.ts'
import { parsePack } from './parse-pack.ts'
import { deletePack, savePack, type SavedPack, listPacks } from '../../data/storage/pack-storage.ts'
import './packs.css'
import { packWords } from './words.ts'

const maxBytes = 5_000_000

export function PacksScreen({ game: gameId, option }: { readonly game: string; readonly option: string }) {
  const game = useGame(gameId)
  const question = game?.options.find((each) => each.question.id === option)?.question
  if (game === undefined || !(question instanceof Pack)) return <TopBar title={gameId} back="/" />
  return (
    <>
      <TopBar title={game.title} back={`/new/${gameId}`} />
      <Packs game={game} question={question} />
    </>
  )
}

function Packs({ game, question }: { readonly game: Game; readonly question: Pack }) {
  const say = useSay()
  const [, go] = useLocation()
  const [packs, setPacks] = useState<readonly SavedPack[]>([])
  const [deleted, setDeleted] = useState<SavedPack>()
  const [problem, setProblem] = useState('')
  const load = (): void => void listPacks(game.id, question.id).then(setPacks)
  useEffect(load, [game.id, question.id])

  const createPack = async (name: string, pack: Json): Promise<void> => {
    const saved: SavedPack = {
      id: crypto.randomUUID(),
      game: game.id,
      option: question.id,
      name,
      changed: Date.now(),
      pack,
    }
    await savePack(saved)
    go(`/packs/${game.id}/${question.id}/${saved.id}`)
  }
  const createEmpty = (): void => {
    const name = say(packWords.myOwn, { number: packs.length + 1 })
    void createPack(name, withName(emptyPack(question), name))
  }
  const remove = async (pack: SavedPack): Promise<void> => {
    await deletePack(pack.id)
    setDeleted(pack)
    load()
  }
  const restore = async (pack: SavedPack): Promise<void> => {
    await savePack(pack)
    setDeleted(undefined)
    load()
  }
  const importFile = async (file: File): Promise<void> => {
    if (file.size > maxBytes) return setProblem(say(packWords.tooLarge))
    const text = await file.text().catch(() => '')
    const pack = parsePack(question, text)
    if (pack?.ok !== true) return setProblem(pack?.problem ?? say(packWords.noFile))
    return createPack(file.name.replace(/\.json$/, '').slice(0, 80), pack.value)
  }
  const checked = packs.map((saved) => ({
    kept: saved,
    isGood: missingInPack(question, saved.pack).length === 0,
  }))
  return (
    <main className="page">
      <h2>{say(question.text)}</h2>
      <p className="soft">{say(isSignedIn() ? packWords.ofGameSynced : packWords.ofGame)}</p>
      {problem !== '' && (
        <p role="alert" className="notice">
          {problem}
        </p>
      )}
      {deleted !== undefined && (
        <p role="status" className="notice row">
          {say(packWords.removed, { name: deleted.name })}
          <button type="button" className="text-button" onClick={() => void restore(deleted)}>
            {say(packWords.bringBack)}
          </button>
        </p>
      )}
      <section className="card pack-card">
        <h3>{say(packWords.own)}</h3>
        {packs.length === 0 && <p className="soft">{say(packWords.none)}</p>}
        <ul className="pack-list">
          {checked.map(({ kept: saved, isGood }) => (
            <li key={saved.id} className="row">
              <span className="pack-name">
                {saved.name}
                {!isGood && <em className="soft"> · {say(packWords.incompleteBrief)}</em>}
              </span>
              {isGood && (
                <Link href={`/new/${game.id}/${saved.id}`} className="button">
                  {say(packWords.play)}
                </Link>
              )}
              <Link href={`/packs/${game.id}/${question.id}/${saved.id}`} className="text-button">
                {say(packWords.edit)}
              </Link>
              <button type="button" className="text-button" onClick={() => void remove(saved)}>
                {say(packWords.remove)}
              </button>
            </li>
          ))}
        </ul>
        <FileButton take={(file) => void importFile(file)}>{say(packWords.import)}</FileButton>
      </section>
      <section className="card pack-card">
        <h3>{say(packWords.startNew)}</h3>
        <button type="button" className="button" onClick={createEmpty}>
          {say(packWords.newEmpty)}
        </button>
        <p>{say(packWords.startFrom)}</p>
        <ul className="pack-list">
          {question.options.map(
            ({ id, name, pack }) =>
              pack !== undefined && (
                <li key={id}>
                  <button
                    type="button"
                    className="choice"
                    onClick={() => void createPack(say(packWords.copyOf, { name }), pack)}
                  >
                    {say(name)}
                  </button>
                </li>
              ),
          )}
        </ul>
      </section>
    </main>
  )
}
