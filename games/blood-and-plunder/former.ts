import { type FormerDigest, formerFields } from '@opfor/kernel'

/** What situations held when digests were made of all of it. It never changes: new fields and other words do not belong here. */
export const former: FormerDigest = {
  fields: formerFields(`
    rulings( blood-and-plunder.casualties blood-and-plunder.columnChanges
    blood-and-plunder.eventsApplied blood-and-plunder.handRules blood-and-plunder.nothingPerformed
    blood-and-plunder.shakenUnits blood-and-plunder.strikeTests blood-and-plunder.twelveInches
    blood-and-plunder.whatIsEngaged blood-and-plunder.whenCounted blood-and-plunder.whoDeploys
    blood-and-plunder.whoseDeck blood-and-plunder.chargeTarget blood-and-plunder.defendsAgainst
    blood-and-plunder.defensiveAttack blood-and-plunder.hopelessShots blood-and-plunder.idleMoves
    blood-and-plunder.loneHolder blood-and-plunder.optionalChoices blood-and-plunder.retreatOrder
    blood-and-plunder.shootingOrder blood-and-plunder.aggressiveOrder
    blood-and-plunder.crewWithoutGun blood-and-plunder.crewsCharge blood-and-plunder.drilledShot
    blood-and-plunder.fixingBayonets blood-and-plunder.severalExceptions
    blood-and-plunder.whoIsAggressive blood-and-plunder.whoseFatigue blood-and-plunder.broadside
    blood-and-plunder.closestToCommander blood-and-plunder.noPlayerShip
    blood-and-plunder.pointsPerUnit blood-and-plunder.sails blood-and-plunder.secondMovement
    blood-and-plunder.uselessPoint ) battle( title author turns width height homeEdge terrain( id
    name cover blocks impassable outline( corners( x y ) centre( x y ) radius ) ) objectives( id
    name at( x y ) ) opfor( format name author redraws units( mounted aboard move charge range shoot
    rangeStep reload volley( actions better ) id name training models weapons traits( name reminder
    ) commander( name points range ) guns( carriage count ) ) ships( id name speed turn ) ) player(
    format name author redraws units( mounted aboard move charge range shoot rangeStep reload
    volley( actions better ) id name training models weapons traits( name reminder ) commander( name
    points range ) guns( carriage count ) ) ships( id name speed turn ) ) starts( id x y heading ) )
    house( strikeGap shakenAt control grapple shipMoves bayonetCost reloadFirst deck targetNumbers
    intoMelee fortune map ) knowing turn deck( top rest discard ) card shown( opfor player ) events
    redrawn next acting( unit actions left column target ) units( id name side profile( mounted
    aboard move charge range shoot rangeStep reload volley( actions better ) id name training models
    weapons traits( name reminder ) commander( name points range ) guns( carriage count ) ) models
    fatigue empty engaged activated bayonetsFixed gunLost aboard at( x y ) placed ) ships( id name
    side hull( id name speed turn ) at( x y ) heading grappled damage moves placed ) scenario( opfor
    player ) ended
  `),
  texts: {
    'blood-and-plunder.sample.garrison-line': 'Garrison Line',
    'blood-and-plunder.sample.town-muskets': 'Town Muskets',
    'blood-and-plunder.sample.lance-party': 'Lance Party',
    'blood-and-plunder.sample.bow-scouts': 'Bow Scouts',
    'blood-and-plunder.sample.light-horse': 'Light Horse',
    'blood-and-plunder.sample.battery-crew': 'Battery Crew',
    'blood-and-plunder.sample.captains-company': "Captain's Company",
    'blood-and-plunder.sample.free-muskets': 'Free Muskets',
    'blood-and-plunder.sample.boarders': 'Boarders',
    'blood-and-plunder.sample.river-guides': 'River Guides',
    'blood-and-plunder.sample.naval-gunners': 'Naval Gunners',
    'blood-and-plunder.sample.grenade-party': 'Grenade Party',
    'blood-and-plunder.sample.gun-deck': 'Gun Deck',
    'blood-and-plunder.sample.guard-ship': 'Guard Ship',
    'blood-and-plunder.sample.sloop': 'Sloop',
    'blood-and-plunder.named': '{name}',
  },
}
