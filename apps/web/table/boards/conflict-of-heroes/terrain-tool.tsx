import { type Terrain, terrainChoices } from '@opfor/games/conflict-of-heroes/view'
import { useSay } from '../../../ui/text/language.tsx'
import { mapWords } from './words.ts'

export function TerrainTool({
  kind,
  choose,
  save,
  discard,
}: {
  readonly kind: Terrain | ''
  readonly choose: (kind: Terrain | '') => void
  readonly save: () => void
  readonly discard: () => void
}) {
  const say = useSay()
  return (
    <div className="coh-tools" role="group" aria-label={say(mapWords.terrain)}>
      {[...terrainChoices, { id: '' as const, name: mapWords.clear }].map(({ id, name }) => (
        <button
          key={id}
          type="button"
          className={`board-tool coh-swatch coh-s-${id === '' ? 'none' : id}`}
          aria-pressed={kind === id}
          onClick={() => choose(id)}
        >
          {say(name)}
        </button>
      ))}
      <button type="button" className="button" onClick={save}>
        {say(mapWords.keepMarks)}
      </button>
      <button type="button" className="text-button" onClick={discard}>
        {say(mapWords.dropMarks)}
      </button>
    </div>
  )
}
