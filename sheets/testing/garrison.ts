export const garrisonSheet = `# Frontier Garrison
It holds the fort. Deploy it behind the walls first.

Plays: The garrison

> Option Training: raw, seasoned (standard), hardened
> Ruling Gate: Is a unit in a gate in cover? yes (standard), no. Because of the wall.

## Units
| unit      | class | models | gate | acted |
|-----------|-------|-------:|------|-------|
| Rifles A  | foot  |      6 | yes  | no    |
| Rifles B  | foot  |      6 | no   | no    |
| Field gun | gun   |      3 | no   | no    |

## Tracks
- Alarm: 0 (0 to 6)

## Events
A deck. Reshuffle when empty.
- 3 x Quiet
- 2 x Shots: add 1 to Alarm

## Actor
Choose one of Units that has models and that has not acted.
1. prefer: an enemy is in its sight
2. if Alarm is 3 or more: prefer: it has gate
3. in order of its class: gun, foot
4. most models
Tie: roll d6

## Order
Roll d6, +1 if Training is hardened. Column: it is in cover?
| roll      | yes     | no        |
|-----------|---------|-----------|
| 2 or less | Hold    | Fall back |
| 3-4       | Fire    | Advance   |
| 5 or more | Assault | Fire      |

## Fire
1. Choose Target. It fires at Target.

## Assault
Only if its class is foot.
Only if it can reach an enemy.
1. Choose Target. It charges Target.
2. Ask its models.

## Target
Choose one of your units.
1. must: the actor can see it
2. prefer: it was hit this turn
3. nearest
Tie: you choose

## Turn
1. Draw from Events.
2. Until every unit that has models has acted:
   1. Choose Actor. Read Order.
   2. If nothing could be done: It holds.
   3. Mark it acted.
   4. You: activate one unit.
3. Clear acted.

## End
- You win when no unit has models.
- The garrison wins after turn 8.

> Example: Rifles A has acted; an enemy is in its sight: Rifles B, Field gun; Actor gives Field gun (line 3).
`
