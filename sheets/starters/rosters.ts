import type { StarterSheet } from './cards.ts'

const lists = `# The Wardens
They act one after another and go for the nearest of you.

Plays: The wardens

## Wardens
| warden | men | acted |
|--------|----:|-------|
| North  |   3 | no    |
| South  |   2 | no    |

## Actor
Choose one of Wardens that has men and that has not acted.
1. prefer: an enemy is in its sight
2. most men
Tie: in order

## Target
Choose one of your units.
1. must: the actor can reach it
2. nearest
Tie: you choose

## Turn
1. Until every warden that has men has acted:
   1. Choose Actor. Choose Target. Mark it acted.
   2. If there is a Target: It attacks Target.
   3. Otherwise: It holds its post.
   4. You: activate one unit.
2. Clear acted.

## End
- You win when no warden has men.
- The wardens win after turn 8.

> Example: North has acted; Actor gives South.
`

const byClass = `# The Toll Gang
Each of the gang acts once, the guns before the runners.

Plays: The gang

## Gang
| member | class  | hurt | acted |
|--------|--------|------|-------|
| Big    | gun    | no   | no    |
| Little | runner | no   | no    |
| Old    | gun    | no   | no    |

## Next
Choose one of Gang that has not acted.
1. in order of its class: gun, runner
2. avoid: it is hurt
Tie: roll d6

## Turn
1. Until every member has acted:
   1. Choose Next. Mark it acted.
   2. If its class is gun: It shoots at the nearest of you. Otherwise: It runs for the bridge.
2. Clear acted.
3. You: take your turn.

## When a member is hit
1. Choose Hit. Mark it hurt.

## Hit
Choose one of Gang that is not hurt.
Tie: you choose

## End
- You win when every member is hurt.
- The gang wins when a runner is over the bridge.

> Example: Big has acted; Next gives Old (line 1).
`

const areas = `# The Marsh Lords
They want the most islands.

Plays: The lords

## Islands
| island | theirs | yours | next to       |
|--------|-------:|------:|---------------|
| Reed   |      3 |     0 | Heron, Mud    |
| Heron  |      1 |     2 | Reed, Mud     |
| Mud    |      0 |     2 | Reed, Heron   |

## Source
Choose one of Islands whose theirs is 2 or more.
1. most theirs minus yours
Tie: in order

## Goal
Choose one of Islands next to Source.
1. must: it has yours
2. fewest yours
Tie: roll d6

## Turn
1. Choose Source. Choose Goal.
2. If there is a Goal: Move all but one from Source to Goal. Ask Goal's theirs. Ask Goal's yours. Set Source's theirs to 1.
3. You: take your turn. Tell what moved.

## End
- The lords win when every island has theirs.
- You win when no island has theirs.
- The game ends after turn 10.

> Example: Source gives Reed; roll: 2; Goal gives Mud.
`

export const rosterStarterSheets: readonly StarterSheet[] = [
  { id: 'lists', text: lists },
  { id: 'by-class', text: byClass },
  { id: 'areas', text: areas },
]
