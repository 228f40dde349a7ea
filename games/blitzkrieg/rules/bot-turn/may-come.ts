import { message, type Prospect, type Question, reading, Table } from '@opfor/kernel'
import { enough } from '../game-for-two/end.ts'
import { pastTwentyFive } from '../game-rulings.ts'
import { stratagemName, type Stratagem } from '../../table/the-board/pieces.ts'
import { hasLegalPlacement, selectTheatre } from '../the-procedure/select-theatre.ts'
import { selectPosition } from '../the-procedure/select-position.ts'
import { emptySpaces, openTheatres, type Situation } from '../../table/situation.ts'

const steamroll = message('blitzkrieg.mayCome.steamroll', '{steamroll} ({stratagem} once more)')
const without = message('blitzkrieg.mayCome.without', 'Without stratagems')
const nothing = message('blitzkrieg.mayCome.nothing', 'it could not place a unit')

/** The tokens that are left in the cup, and where the bot would go with each as the table lies. */
export function mayCome(now: Situation, question: Question | undefined): readonly Prospect[] {
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

/** Whether the bot does not move any more: the war is over, or ends with this turn of yours. */
function isSettled(now: Situation): boolean {
  if (now.ended !== '' || now.lastTurn || now.player.vp >= enough) return true
  return now.toMove === 'player' && now.bot.vp >= enough && reading(now, pastTwentyFive) === 'over'
}

/** The space that the bot would select: neither list asks anything. */
function whereTo(now: Situation): Prospect['does'] {
  if (!openTheatres(now).some((theatre) => hasLegalPlacement(theatre, now))) return nothing
  const table = new Table(now)
  const theatre = selectTheatre(table, openTheatres).next().value
  if (theatre === undefined || !('campaigns' in theatre)) return nothing
  const space = selectPosition(table, (situation) => emptySpaces(situation, theatre), theatre).next().value
  return space !== undefined && 'terrain' in space ? space.name : nothing
}
