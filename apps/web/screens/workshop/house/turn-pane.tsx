import type { SourcePosition, Sheet } from '@opfor/sheets'
import type { ModdableGame } from '@opfor/variants'
import { useState } from 'react'
import { BoardPanel } from '../../../table/boards/board-panel.tsx'
import { useViewport } from '../../../table/boards/use-viewport.ts'
import { StepArrows } from '../../../ui/components/step-arrows.tsx'
import { ChangedList } from '../../opponents/changed-list.tsx'
import { opponentWords } from '../../opponents/words.ts'
import { useSay } from '../../../ui/text/language.tsx'
import { workshopWords } from '../words.ts'
import { compareWords } from './compare-words.ts'
import { DecisionSides } from './decision-sides.tsx'
import './house.css'
import { HouseLog } from './house-log.tsx'
import { decisionText } from './decision-text.ts'
import type { ComparedTurn } from './turns.ts'
import { type PlayedPage, useHouseTurns } from './use-house-turn.ts'
import { maxSearched } from './search-run.ts'
import { type Searched, useSearch } from './use-search.ts'
import { houseRulesWords } from './words.ts'

/** More changes are folded. */
const mostOpen = 4

export function HouseTurnPane({
  sheet,
  page: latest,
  opponent,
  line,
  look,
}: {
  readonly sheet: Sheet | undefined
  readonly page: PlayedPage | undefined
  readonly opponent: ModdableGame
  /** The cursor's line. */
  readonly line: number
  readonly look: (at: SourcePosition) => void
}) {
  const say = useSay()
  const { small } = useViewport()
  const { match, page, compared, another } = useHouseTurns(latest, opponent)
  const [chosen, setChosen] = useState<number | 'changed'>()
  const { searched, start, stop } = useSearch(opponent.game.id, page?.variant.text, (seed) => {
    another(seed)
    setChosen('changed')
  })
  const isBroken = sheet !== undefined && sheet.findings.length > 0
  if (typeof compared === 'string')
    return (
      <p role="alert" className="notice">
        {compared}
      </p>
    )
  if (match === undefined || page === undefined)
    return (
      <p className="soft house-empty">{say(isBroken ? opponentWords.fixFirst : workshopWords.reading)}</p>
    )
  const last = compared.length - 1
  const first = compared.findIndex(({ nth }) => nth !== undefined)
  const wanted = chosen === 'changed' ? first : (chosen ?? last)
  const at = wanted < 0 || wanted > last ? last : wanted
  const shown = compared[at]
  if (match === 'none' || shown === undefined)
    return <p className="soft house-empty">{say(houseRulesWords.noTurn)}</p>
  const { number: turn } = shown.turn
  const { changes } = page.variant
  return (
    <div className="workshop-scroll">
      <div className="row workshop-match house-turn">
        <p className="soft">
          {match.name === undefined
            ? say(houseRulesWords.turnOfSample, { turn })
            : say(houseRulesWords.turnOf, { turn, name: match.name })}
        </p>
        <StepArrows step={at} steps={last} go={setChosen} />
        <button
          type="button"
          className="text-button"
          onClick={() => {
            if (searched?.state === 'running') return stop()
            if (changes.length > 0) return void start()
            another()
            setChosen(undefined)
          }}
        >
          {say(searched?.state === 'running' ? compareWords.stop : houseRulesWords.another)}
        </button>
      </div>
      {searched !== undefined && (
        <p className={searched.state === 'running' ? 'soft' : 'notice'} role="status">
          {searchTold(searched, say)}
        </p>
      )}
      {isBroken && (
        <p className="notice" role="status">
          {say(houseRulesWords.lastPlayable)}
        </p>
      )}
      <ChangedList changes={changes} isOpen={!small && changes.length <= mostOpen} />
      <Changed page={page} compared={compared} go={setChosen} at={at} />
      <FirstChange page={page} compared={shown} look={look} />
      <div className="house-board">
        <BoardPanel
          game={page.game}
          situation={shown.house.situation}
          question={undefined}
          choose={() => undefined}
          lastMove={shown.house.told}
        />
      </div>
      <HouseLog compared={shown} variant={page.variant} line={line} look={look} />
    </div>
  )
}

function searchTold(searched: Searched, say: ReturnType<typeof useSay>): string {
  if (searched.state === 'failed') return searched.problem
  if (searched.state === 'none') return say(houseRulesWords.noneFound, { most: maxSearched })
  return say(houseRulesWords.searching, { tried: searched.tried, most: maxSearched })
}

function FirstChange({
  page: { variant },
  compared: { printed, house, nth },
  look,
}: {
  readonly page: PlayedPage
  readonly compared: ComparedTurn
  readonly look: (at: SourcePosition) => void
}) {
  const say = useSay()
  if (nth === undefined) return undefined
  return (
    <div className="notice workshop-change" role="status">
      <h2>{say(houseRulesWords.firstChange)}</h2>
      <DecisionSides
        printed={decisionText(printed.decisions[nth], variant)}
        house={decisionText(house.decisions[nth], variant)}
        look={look}
      />
    </div>
  )
}

function Changed({
  page,
  compared,
  at,
  go,
}: {
  readonly page: PlayedPage
  readonly compared: readonly ComparedTurn[]
  readonly at: number
  readonly go: (nth: number) => void
}) {
  const say = useSay()
  const differing = compared.flatMap(({ nth, turn }, index) =>
    nth === undefined ? [] : [{ index, turn: turn.number }],
  )
  if (differing.length === 0) {
    const isChanged = page.variant.changes.length > 0
    return (
      <p className="soft" role="status">
        {say(isChanged ? houseRulesWords.sameTurns : houseRulesWords.unchanged)}
      </p>
    )
  }
  return (
    <div className="house-changes">
      <p>
        {say(houseRulesWords.changedTurns, { count: differing.length, all: compared.length })}
        {compared[at]?.nth === undefined && ` ${say(houseRulesWords.sameTurn)}`}
      </p>
      <div className="row">
        {differing.map(({ index, turn }) => (
          <button
            key={index}
            type="button"
            className="button quiet"
            aria-pressed={index === at}
            onClick={() => go(index)}
          >
            {say(houseRulesWords.showTurn, { turn })}
          </button>
        ))}
      </div>
    </div>
  )
}
