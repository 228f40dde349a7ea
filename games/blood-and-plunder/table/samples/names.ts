import { type Message, message } from '@opfor/kernel'

const names: Readonly<Record<string, Message>> = {
  'Garrison Line': message('blood-and-plunder.sample.garrison-line', 'Garrison Line'),
  'Town Muskets': message('blood-and-plunder.sample.town-muskets', 'Town Muskets'),
  'Lance Party': message('blood-and-plunder.sample.lance-party', 'Lance Party'),
  'Grenade Party': message('blood-and-plunder.sample.grenade-party', 'Grenade Party'),
  'Bow Scouts': message('blood-and-plunder.sample.bow-scouts', 'Bow Scouts'),
  'Light Horse': message('blood-and-plunder.sample.light-horse', 'Light Horse'),
  'Battery Crew': message('blood-and-plunder.sample.battery-crew', 'Battery Crew'),
  'Naval Gunners': message('blood-and-plunder.sample.naval-gunners', 'Naval Gunners'),
  "Captain's Company": message('blood-and-plunder.sample.captains-company', "Captain's Company"),
  'Free Muskets': message('blood-and-plunder.sample.free-muskets', 'Free Muskets'),
  Boarders: message('blood-and-plunder.sample.boarders', 'Boarders'),
  'River Guides': message('blood-and-plunder.sample.river-guides', 'River Guides'),
  'Gun Deck': message('blood-and-plunder.sample.gun-deck', 'Gun Deck'),
  'Guard Ship': message('blood-and-plunder.sample.guard-ship', 'Guard Ship'),
  Sloop: message('blood-and-plunder.sample.sloop', 'Sloop'),
  Church: message('blood-and-plunder.sample.church', 'Church'),
  'Low wall': message('blood-and-plunder.sample.wall', 'Low wall'),
  Grove: message('blood-and-plunder.sample.grove', 'Grove'),
  Thicket: message('blood-and-plunder.sample.thicket', 'Thicket'),
  Pond: message('blood-and-plunder.sample.pond', 'Pond'),
  'Cane field': message('blood-and-plunder.sample.cane-field', 'Cane field'),
  Islet: message('blood-and-plunder.sample.islet', 'Islet'),
  Reef: message('blood-and-plunder.sample.reef', 'Reef'),
  'The well': message('blood-and-plunder.sample.well', 'The well'),
  'The storehouse': message('blood-and-plunder.sample.store', 'The storehouse'),
  'The mill': message('blood-and-plunder.sample.mill', 'The mill'),
  'our sample: the drilled shot takes two actions': message(
    'blood-and-plunder.sample.drilled',
    'our sample: the drilled shot takes two actions',
  ),
  'our sample: plugged into the musket': message(
    'blood-and-plunder.sample.plugged',
    'our sample: plugged into the musket',
  ),
  'our sample: as your book has it': message(
    'blood-and-plunder.sample.book',
    'our sample: as in your rulebook',
  ),
  'our sample: one extra move': message('blood-and-plunder.sample.extra', 'our sample: one extra move'),
}

/** Ours in the reader's language, an owner's as written. */
export function nameOf(name: string): Message {
  return names[name] ?? message('blood-and-plunder.named', '{name}', { name })
}
