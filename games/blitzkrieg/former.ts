import { type FormerDigest, formerFields } from '@opfor/kernel'

/** What situations held when digests were made of all of it. It never changes: new fields and other words do not belong here. */
export const former: FormerDigest = {
  fields: formerFields(`
    rulings( blitzkrieg.theatreOrder blitzkrieg.severalWinners blitzkrieg.theatreOrCampaign
    blitzkrieg.unitMustWin blitzkrieg.placementTried blitzkrieg.highestStrength
    blitzkrieg.researchIndustry blitzkrieg.changeTies blitzkrieg.economicWarfare
    blitzkrieg.blitzRepeat blitzkrieg.spyCopies blitzkrieg.spyAfterScientist
    blitzkrieg.nuclearTerrain blitzkrieg.theatreBonus blitzkrieg.nipponStart ) board( id theatres(
    id name index campaigns( vp spaces( id name brief theatre campaign index terrain effect amount )
    ) end bonus height waits red ) ) where weaponsBy withStratagems nippon level extraVP
    extraProgress theatres( marker closed waits spaces ) bot( vp bag reserve last ) player( vp bag
    reserve last ) lastBy pool unseen cup token stratagem toMove lastTurn ended
  `),
  texts: {
    'blitzkrieg.board.WE': 'Western Europe',
    'blitzkrieg.space': '{theatre}, campaign {campaign}, space {space} ({effect})',
    'blitzkrieg.effect.production1': 'Industrial Production',
    'blitzkrieg.effect.research1': 'Research',
    'blitzkrieg.effect.propaganda1': 'Propaganda 1',
    'blitzkrieg.effect.bombing1': 'Bombing',
    'blitzkrieg.effect.none0': 'no effect',
    'blitzkrieg.effect.researchIndustry1': 'Research Industry',
    'blitzkrieg.effect.strategic3': 'Strategic Advantage 3',
    'blitzkrieg.board.PO': 'Pacific Ocean',
    'blitzkrieg.effect.research2': 'Improved Research',
    'blitzkrieg.effect.strategic2': 'Strategic Advantage 2',
    'blitzkrieg.effect.propaganda2': 'Propaganda 2',
    'blitzkrieg.board.EE': 'Eastern Europe',
    'blitzkrieg.effect.tactical1': 'Tactical Advantage 1',
    'blitzkrieg.effect.tactical2': 'Tactical Advantage 2',
    'blitzkrieg.board.AME': 'Africa & Middle East',
    'blitzkrieg.effect.production2': 'Improved Industrial Production',
    'blitzkrieg.board.SEA': 'South East Asia',
    'blitzkrieg.effect.strategic1': 'Strategic Advantage 1',
    'blitzkrieg.house-board.SEA': 'Seattle',
    'blitzkrieg.house-board.SFO': 'San Francisco',
    'blitzkrieg.house-board.LAX': 'Los Angeles',
    'blitzkrieg.house-board.SAN': 'San Diego',
    'blitzkrieg.house-board.PHX': 'Phoenix',
    'blitzkrieg.house-board.SLC': 'Salt Lake City',
    'blitzkrieg.house-board.DEN': 'Denver',
    'blitzkrieg.house-board.DAL': 'Dallas',
    'blitzkrieg.house-board.HOU': 'Houston',
    'blitzkrieg.house-board.MSY': 'New Orleans',
    'blitzkrieg.house-board.CHI': 'Chicago',
    'blitzkrieg.house-board.DET': 'Detroit',
    'blitzkrieg.house-board.MIA': 'Miami',
    'blitzkrieg.house-board.NYC': 'New York',
    'blitzkrieg.house-board.WAS': 'Washington',
    'blitzkrieg.effect.tactical3': 'Tactical Advantage 3',
    'blitzkrieg.effect.propaganda3': 'Propaganda 3',
  },
}
