import {
  type CardInPlay,
  type RuleList,
  type Message,
  message,
  currentReading,
  type Rule,
  formatRule,
} from '@opfor/kernel'
import { stratagemToken } from '../../table/citations.ts'
import { type Stratagem, stratagemLabel, stratagemName } from '../../table/the-board/pieces.ts'
import { selectPosition } from '../the-procedure/select-position.ts'
import { selectTheatre } from '../the-procedure/select-theatre.ts'
import { selectUnit } from '../the-procedure/select-unit.ts'
import { type Situation, stratagemInForce } from '../../table/situation.ts'

const repeats = message('blitzkrieg.card.repeats', '{steamroll}: {stratagem} again')
const noFilter = message('blitzkrieg.card.nothing', '{list}: no filter')
const filter = message('blitzkrieg.card.filter', '{list}: {line}')
const otherwise = message('blitzkrieg.card.otherwise', '{list}, otherwise: {line}')
const then = message('blitzkrieg.card.then', '{list}, then: {line}')

export function stratagemCards(now: Situation): readonly CardInPlay[] {
  const stratagem = stratagemInForce(now)
  if (stratagem === '' || now.token === '') return []
  const name = stratagemName(stratagem)
  const title =
    now.token === 'steamroll'
      ? { ...repeats, params: { steamroll: stratagemName('steamroll'), stratagem: name } }
      : name
  return [
    { id: stratagem, title, cite: stratagemToken(stratagemLabel(stratagem)), lines: linesOf(now, stratagem) },
  ]
}

function linesOf(now: Situation, stratagem: Stratagem): readonly Message[] {
  return [selectTheatre, selectPosition, selectUnit].flatMap((list) => {
    const lines = list.lines.filter(
      (line) => line.id.startsWith(`${list.id}.${stratagem}.`) && isPlayed(now, line),
    )
    return lines.length === 0
      ? [{ ...noFilter, params: { list: list.title } }]
      : lines.map((line, index) => ({
          ...joined(list, lines[index - 1]),
          params: {
            list: list.title,
            line: formatRule({ ...line, number: undefined, given: line.given.slice(1) }, []),
          },
        }))
  })
}

/** Spaces and units replace missing ones; other lines filter further. */
function joined(list: RuleList, before: Rule | undefined): Message {
  if (before === undefined) return filter
  return before.how === 'prefer' && list.id !== selectTheatre.id ? otherwise : then
}

function isPlayed(now: Situation, { id, rulings }: Rule): boolean {
  const parts = id.split('.').slice(0, -1)
  return rulings.every((each) => {
    const named = Object.keys(each.readings).filter((name) => parts.includes(name))
    return named.length === 0 || named.includes(currentReading(now, each))
  })
}
