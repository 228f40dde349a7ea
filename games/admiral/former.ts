import { type FormerDigest, formerFields } from '@opfor/kernel'

/** What situations held when digests were made of all of it. It never changes: new fields and other words do not belong here. */
export const former: FormerDigest = {
  fields: formerFields(`
    rulings( admiral.inRange admiral.movementInRange admiral.prefilter admiral.threatSymbols
    admiral.pointsCounted admiral.artilleryPower admiral.lastTies admiral.seats
    admiral.movingInTurns admiral.speedTies admiral.firingSquare admiral.approach
    admiral.attackRange admiral.focus admiral.doomedUnits admiral.twoMoves admiral.carrierAdmiral
    admiral.greenFeatures admiral.corners admiral.standBy admiral.stalemate ) battle( format id
    title author board( columns rows metric islands throughFriends friendsBlock ) costs( light
    severe ) classes( id name speed reducedSpeed structure light severe antiAircraft batteries( name
    kind bands( to strength ) ammunition ) squadrons( number range strength perLaunch ) green( name
    when changes by weapon note ) red( name when changes by weapon note ) ) typed( attacker target
    symbols to result ) player( name class ) stratego( name class ) ) where damage weights( movement
    artillery admiral ) longest turn phase attacksOver lastTarget attacks( by on grade air ) ships(
    id side name card order at points pending underFire squadrons fired face moved from artillery
    launches splits attacked active ) ended
  `),
  texts: {},
}
