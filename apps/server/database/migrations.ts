import { type Kysely, sql } from 'kysely'
import type { Migration } from 'kysely/migration'
import type { Pool } from 'pg'

export interface MigrationStep extends Migration {
  /**
   * Work that would block requests in the transaction of `up`. Runs after `up` and again with every `migrate`, in case it was
   * interrupted.
   */
  readonly complete?: (pool: Pool) => Promise<void>
}

/** Runs the statements in a transaction. */
export function migrationStep(statements: string, complete?: MigrationStep['complete']): MigrationStep {
  const up = async (db: Kysely<unknown>): Promise<void> => {
    // Short lock timeout: requests queue behind a waiting migration.
    await sql`set local lock_timeout = '2s'`.execute(db)
    await sql`set local statement_timeout = 0`.execute(db)
    await sql.raw(statements).execute(db)
  }
  return complete === undefined ? { up } : { up, complete }
}

export const migrations: Readonly<Record<string, MigrationStep>> = {
  '0001-tables': migrationStep(`
    create table server (one boolean primary key default true check (one), epoch text not null, timeline text);

    -- PostgreSQL begins a new timeline after a failover or a point-in-time recovery.
    create function current_timeline() returns text language sql stable as $$
      select case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end
    $$;
    insert into server (epoch, timeline) values (gen_random_uuid()::text, current_timeline());

    -- The epoch that a device is told. It changes if the database may have lost what it acknowledged: after a restore, on a new
    -- timeline, and for an account of which a device knows more than the database ("lost" counts how often).
    create function current_epoch(lost integer) returns text language sql stable as $$
      select epoch || case when current_timeline() <> timeline then '.' || current_timeline() else '' end
        || case when lost > 0 then '~' || lost else '' end
      from server
    $$;

    -- An account's clock is written with every push: room is left on its page so that no index is touched.
    create table account (
      id uuid primary key,
      nickname text not null,
      clock bigint not null default 0,
      bytes bigint not null default 0,
      lost integer not null default 0,
      created timestamptz not null,
      blocked timestamptz
    ) with (fillfactor = 50);
    create unique index account_nickname on account (lower(nickname));
    create table passkey (
      id text primary key,
      account uuid not null references account on delete cascade,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      created timestamptz not null,
      used timestamptz
    );
    create index passkey_account on passkey (account);
    create table session (
      token text primary key,
      account uuid not null references account on delete cascade,
      created timestamptz not null,
      expires timestamptz not null,
      used timestamptz not null,
      made_by text not null,
      proved timestamptz
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

    -- No reference from a page to its account: both are written under the account's lock, and deleted together.
    create table page (
      account uuid not null,
      seq bigint not null,
      match text not null,
      id text not null,
      parent text not null,
      body text not null,
      received timestamptz not null,
      device text,
      primary key (account, seq)
    );
    create unique index page_id on page (account, id);
    create index page_match on page (account, match);
    create table archive (
      account uuid not null references account on delete cascade,
      match text not null,
      seq bigint not null,
      pages integer not null,
      bytes bigint not null,
      packed bytea not null,
      primary key (account, match)
    );
    create index archive_seq on archive (account, seq);

    -- Only the newest version of an item is kept; what it is counted as goes with it.
    create table item (
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
  `),
}
