import type { StarterSheet } from './cards.ts'

const dice = `# The Wolf Pack
Its mood is rolled every turn.

Plays: The pack

> Option Winter: mild (standard), hard

## Tracks
- Hunger: 1 (0 to 6)

## Mood
Roll 2d6, +1 if Winter is hard, + Hunger.
| total     | mood   |
|-----------|--------|
| 5 or less | Sleep  |
| 6-9       | Prowl  |
| 10 or more | Attack |

## Sleep
1. Take 1 from Hunger.

## Prowl
1. It comes one step nearer to your fire. Add 1 to Hunger.

## Attack
1. It attacks who stands farthest from the fire.
2. Did it get its prey?
   - yes: set Hunger to 0
   - no: add 1 to Hunger

## Turn
1. Read Mood.
2. You: take your turn.

## End
- You win when the sun rises.
- The pack wins when nobody stands by the fire.

> Example: roll: 2, 2; Mood gives Sleep.
`

const walk = `# The Siege Captain
A roll gives its plan, and the plan says what it does first.

Plays: The captain

## Plan
Roll d6.
| roll | plan  |
|------|-------|
| 1-3  | Storm |
| 4-6  | Wait  |

## Storm
Do the first that can be done.
1. Climb the wall
2. Ram the gate
3. Shoot

## Wait
Do the first that can be done.
1. Mend
2. Shoot

## Shoot
Only if somebody is in its sight.
1. It shoots at the nearest of you.

## Turn
1. Read Plan.
2. If nothing could be done: It waits.
3. You: take your turn.

## End
- You win after turn 10.
- The captain wins when the keep falls.

> Example: roll: 2; Climb the wall: no; Ram the gate: yes; Storm gives Ram the gate.
`

const flowChart = `# The River League
It answers the questions of its chart from the top.

Plays: The League

## Tracks
- Silver: 4 (0 to 20)
- Towns: 1 (0 to 5)

## Turn
1. Silver is less than 2?
   - yes: go to Tax
   - no: go to 2
2. One of your towns stands without a guard?
   - yes: go to Seize
   - no: go to 3
3. Roll d6. If the roll is 4 or more: go to Build. Otherwise: go to Tax.

## Tax
1. It taxes the richest village. Add 2 to Silver.

## Seize
1. It takes the town. Add 1 to Towns. Take 1 from Silver.

## Build
1. It builds a ship. Take 2 from Silver.

## End
- The League wins when Towns is 5.
- You win when its last ship is sunk.

> Example: Silver is 1; Turn gives Tax.
`

const stances = `# The Old General
It is careful until it is hurt.

Plays: The general

## Tracks
- Stance: careful (careful, angry)
- Losses: 0 (0 to 6)

## Order
Roll d6. Column: Stance.
| roll | careful | angry  |
|------|---------|--------|
| 1-2  | Dig in  | Charge |
| 3-4  | Shoot   | Charge |
| 5-6  | Advance | Shoot  |

## Turn
1. Read Order.
2. You: take your turn.
3. If Losses is 3 or more: set Stance to angry.

## When the general loses a unit
1. Add 1 to Losses.

## End
- You win when Losses is 6.
- The general wins when the road is its own.

> Example: Stance is angry; roll: 1; Order gives Charge.
`

export const chartStarterSheets: readonly StarterSheet[] = [
  { id: 'dice', text: dice },
  { id: 'walk', text: walk },
  { id: 'flow-chart', text: flowChart },
  { id: 'stances', text: stances },
]
