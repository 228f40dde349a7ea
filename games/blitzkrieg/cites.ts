import type { Citation } from '@opfor/kernel'
import { baseGame, nipponExpansion, noteOnEffects, solo, stratagemToken } from './table/citations.ts'

const setup = solo('Setup')
const stratagem = solo("On the AI bot's turn, A")
const procedure = solo("On the AI bot's turn, B")
const drawing = solo("On the AI bot's turn, C")
const campaign = baseGame('Closing a campaign')
const theatre = baseGame('Closing a theatre')
const special = baseGame('Special weapons')
const end = baseGame('End of the game')

/** By message id. */
export const cites: Readonly<Record<string, Citation>> = {
  'blitzkrieg.allies': setup,
  'blitzkrieg.axis': nipponExpansion,
  'blitzkrieg.cup': setup,
  'blitzkrieg.setupPlayer': setup,
  'blitzkrieg.setupPlayerUnseen': setup,
  'blitzkrieg.setupBot': setup,
  'blitzkrieg.region.rolled': setup,
  'blitzkrieg.region.chosen': setup,
  'blitzkrieg.levelWithoutSay': nipponExpansion,
  'blitzkrieg.extraVP': solo('Increasing difficulty'),
  'blitzkrieg.firstStratagem': stratagem,
  'blitzkrieg.stratagemDrawn': stratagem,
  'blitzkrieg.stratagemAlone': stratagem,
  'blitzkrieg.steamrollDrawn': stratagemToken('Steamroll'),
  'blitzkrieg.steamrollAlone': stratagemToken('Steamroll'),
  'blitzkrieg.botPlaces': procedure,
  'blitzkrieg.blitz': noteOnEffects,
  'blitzkrieg.blitzElsewhere': noteOnEffects,
  'blitzkrieg.blitzLost': noteOnEffects,
  'blitzkrieg.blitzNowhere': noteOnEffects,
  'blitzkrieg.extraProgress': solo('Increasing difficulty'),
  'blitzkrieg.nipponTrack': nipponExpansion,
  'blitzkrieg.noChange': baseGame('Effects'),
  'blitzkrieg.botProduces': noteOnEffects,
  'blitzkrieg.scientist': noteOnEffects,
  'blitzkrieg.spy': special,
  'blitzkrieg.taskForce': special,
  'blitzkrieg.bomber': special,
  'blitzkrieg.fallout': special,
  'blitzkrieg.officer': baseGame('Units'),
  'blitzkrieg.botDraws': drawing,
  'blitzkrieg.botWeapons': noteOnEffects,
  'blitzkrieg.botWeaponsRow': noteOnEffects,
  'blitzkrieg.bombsPlayer': baseGame('Effects'),
  'blitzkrieg.bombsPlayerUnseen': baseGame('Effects'),
  'blitzkrieg.bombsBot': noteOnEffects,
  'blitzkrieg.noOtherTheatre': baseGame('Effects'),
  'blitzkrieg.campaign.bot': campaign,
  'blitzkrieg.campaign.player': campaign,
  'blitzkrieg.campaign.tied': campaign,
  'blitzkrieg.theatreClosed.bot': theatre,
  'blitzkrieg.theatreClosed.player': theatre,
  'blitzkrieg.leftover.bot': theatre,
  'blitzkrieg.leftover.player': theatre,
  'blitzkrieg.opens': nipponExpansion,
  'blitzkrieg.nipponOne': nipponExpansion,
  'blitzkrieg.lastTurn': end,
  'blitzkrieg.over': end,
  'blitzkrieg.nothingOpen': end,
  'blitzkrieg.botCannot': end,
  'blitzkrieg.playerCannot': end,
}
