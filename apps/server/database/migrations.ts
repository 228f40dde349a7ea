import { studyTables } from '@opfor/studies'
import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import { epochs } from './epochs.ts'
import { sizes } from './sizes.ts'
import { standings } from './standings.ts'

type Statements = string | readonly string[]

/** Runs statements: a list, or a text in which a semicolon ends a line. */
const statements = async (db: Kysely<unknown>, of: Statements): Promise<void> => {
  // A table that something else has locked is waited for only a moment: the requests behind it wait too.
  await sql`set local lock_timeout = '2s'`.execute(db)
  await sql`set local statement_timeout = 0`.execute(db)
  const list = typeof of === 'string' ? of.split(';\n').filter((each) => each.trim() !== '') : of
  for (const statement of list) await sql.raw(statement).execute(db)
}

/** A migration, with the tables that are dropped if it is taken back. */
export interface Step extends Migration {
  readonly drops: readonly string[]
}

const step = (up: Statements, down: Statements): Step => ({
  up: (db) => statements(db, up),
  down: (db) => statements(db, down),
  drops: [down]
    .flat()
    .flatMap((text) => [...text.matchAll(/drop table (?!if exists)(\w+)/g)].map(([, name = '']) => name)),
})

/** Every change of the tables, in order; each can be taken back. */
export const migrations: Readonly<Record<string, Step>> = {
  // An account's clock is written with every push: room is left on its page so that no index is touched.
  '0001-accounts': step(
    `create table server (one boolean primary key default true check (one), epoch text not null);
     insert into server (epoch) values (gen_random_uuid()::text);
     create table account (
       id uuid primary key,
       nickname text not null,
       clock bigint not null default 0,
       created timestamptz not null
     ) with (fillfactor = 50);
     create unique index account_nickname on account (lower(nickname));
     create table passkey (
       id text primary key,
       account uuid not null references account on delete cascade,
       public_key bytea not null,
       counter bigint not null,
       transports text[] not null,
       created timestamptz not null
     );
     create index passkey_account on passkey (account);
     create table session (
       token text primary key,
       account uuid not null references account on delete cascade,
       created timestamptz not null,
       expires timestamptz not null
     );
     create index session_account on session (account);
     create table recovery (code text primary key, account uuid not null references account on delete cascade);
     create index recovery_account on recovery (account);
     create table handover (
       code text primary key,
       account uuid not null references account on delete cascade,
       expires timestamptz not null
     );
     create index handover_account on handover (account);
     create table ceremony (
       id text primary key,
       kind text not null,
       challenge text not null,
       account uuid,
       nickname text,
       expires timestamptz not null
     );
     create unlogged table allowance (key text primary key, started timestamptz not null, used integer not null);
    `,
    `drop table allowance;
     drop table ceremony;
     drop table handover;
     drop table recovery;
     drop table session;
     drop table passkey;
     drop table account;
     drop table server;
    `,
  ),
  // No reference from a page to its account: both are written under the account's lock, and deleted together.
  '0002-journals': step(
    `create table page (
       account uuid not null,
       seq bigint not null,
       match text not null,
       id text not null,
       parent text not null,
       body text not null,
       primary key (account, seq)
     );
     create unique index page_id on page (account, id);
     create table archive (
       account uuid not null references account on delete cascade,
       match text not null,
       seq bigint not null,
       pages integer not null,
       packed bytea not null,
       primary key (account, match)
     );
     create index archive_seq on archive (account, seq);
    `,
    `drop table archive;
     drop table page;
    `,
  ),
  '0003-links': step(
    `create table link (
       slug text primary key,
       account uuid not null references account on delete cascade,
       what text not null,
       title text not null,
       journal bytea,
       created timestamptz not null,
       expires timestamptz,
       revoked timestamptz
     );
     create index link_account on link (account);
    `,
    'drop table link;\n',
  ),
  '0004-challenges': step(
    `create table challenge (
       day text primary key,
       game text not null,
       version integer not null,
       wishes text not null,
       secret text not null,
       commitment text not null
     );
     create table attempt (
       id uuid primary key,
       day text not null references challenge,
       account uuid not null references account on delete cascade,
       number integer not null,
       state text not null,
       head text not null,
       height integer not null,
       winner text,
       points integer,
       turns integer,
       packed bytea,
       started timestamptz not null,
       ended timestamptz,
       unique (account, day, number)
     );
     create index attempt_day on attempt (day);
     create table attempt_page (
       attempt uuid not null references attempt on delete cascade,
       height integer not null,
       body text not null,
       primary key (attempt, height)
     );
    `,
    `drop table attempt_page;
     drop table attempt;
     drop table challenge;
    `,
  ),
  '0005-studies': step(
    `${studyTables.up}
     create table study_permission (account uuid primary key references account on delete cascade);
    `,
    `drop table study_permission;
     ${studyTables.down}`,
  ),
  '0006-sizes': step(sizes.up, sizes.down),
  // The rows of attempts that were made before are filled in by `completeMigration`, a day at a time.
  '0007-standings': step(standings.up, standings.down),
  '0008-epochs': step(epochs.up, epochs.down),
  '0009-proofs': step(
    `alter table session add column proved timestamptz, add column used timestamptz, add column made_by text;
     alter table passkey add column used timestamptz;
    `,
    `alter table passkey drop column used;
     alter table session drop column proved, drop column used, drop column made_by;
    `,
  ),
  '0010-blocked': step(
    'alter table account add column blocked timestamptz;\n',
    'alter table account drop column blocked;\n',
  ),
  // Only the newest version of an item is kept; what it is counted as goes with it.
  '0011-items': step(
    `create table item (
       account uuid not null references account on delete cascade,
       name text not null,
       seq bigint not null,
       id text not null,
       parent text not null,
       earlier text[] not null,
       body text not null,
       device text not null,
       bytes bigint not null,
       changed timestamptz not null,
       primary key (account, name)
     );
     create unique index item_seq on item (account, seq);
     create index item_trash on item (changed) where name like 'm-%';
    `,
    `update account set bytes = bytes -
       coalesce((select sum(item.bytes) from item where item.account = account.id), 0);
     drop table item;
    `,
  ),
  // When a page was stored, by the clock of the database; pages from before this have none.
  '0012-received': step(
    'alter table page add column received timestamptz;\n',
    'alter table page drop column received;\n',
  ),
  // The browser and system that a page came from, in words; pages from before this have none.
  '0013-device': step('alter table page add column device text;\n', 'alter table page drop column device;\n'),
}
