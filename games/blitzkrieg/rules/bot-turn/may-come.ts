import { message, type ForecastItem, type Question, currentReading, Table } from '@opfor/kernel'
import { enough } from '../game-for-two/end.ts'
import { pastTwentyFive } from '../game-rulings.ts'
import { stratagemName, type Stratagem } from '../../table/the-board/pieces.ts'
import { hasLegalPlacement, selectTheatre } from '../the-procedure/select-theatre.ts'
import { selectPosition } from '../the-procedure/select-position.ts'
import { emptySpaces, openTheatres, type Situation } from '../../table/situation.ts'

const steamroll = message('blitzkrieg.mayCome.steamroll', '{steamroll} ({stratagem} again)')
const without = message('blitzkrieg.mayCome.without', 'Without stratagems')
const nothing = message('blitzkrieg.mayCome.nothing', 'it could not place a unit')

/** The tokens left in the cup, with the bot's space for each in the present situation. */
export function forecast(now: Situation, question: Question | undefined): readonly ForecastItem[] {
  if (isSettled(now) || (now.toMove === 'bot' && question?.id !== 'blitzkrieg.stratagem')) return []
  if (!now.withStratagems) return [{ id: 'none', when: without, does: whereTo(now) }]
  return now.cup.map((token) => {
    const stratagem = (token === 'steamroll' ? now.stratagem : token) as Stratagem | ''
    const name = stratagemName(token)
    const when =
      token === 'steamroll' && stratagem !== ''
        ? { ...steamroll, params: { steamroll: name, stratagem: stratagemName(stratagem) } }
        : name
    return { id: token, when, does: whereTo({ ...now, stratagem }) }
  })
}

/** The war is over, or ends with your turn. */
function isSettled(now: Situation): boolean {
  if (now.ended !== '' || now.lastTurn || now.player.vp >= enough) return true
  return now.toMove === 'player' && now.bot.vp >= enough && currentReading(now, pastTwentyFive) === 'over'
}

/** The two lists ask no questions. */
function whereTo(now: Situation): ForecastItem['does'] {
  if (!openTheatres(now).some((theatre) => hasLegalPlacement(theatre, now))) return nothing
  const table = new Table(now)
  const theatre = selectTheatre(table, openTheatres).next().value
  if (theatre === undefined || !('campaigns' in theatre)) return nothing
  const space = selectPosition(table, (situation) => emptySpaces(situation, theatre), theatre).next().value
  return space !== undefined && 'terrain' in space ? space.name : nothing
}
