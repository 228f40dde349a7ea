import type pg from 'pg'
import { inTransaction } from './connect.ts'

const tables = `
  create table if not exists study (
    id uuid primary key,
    name text not null,
    game text not null,
    file text not null,
    priority integer not null,
    cut integer,
    state text not null check (state in ('waiting', 'running', 'finished', 'stopped', 'failed')),
    problem text,
    rules integer,
    code text,
    submitted timestamptz not null,
    began timestamptz,
    ended timestamptz
  );
  create index if not exists study_open on study (state) where state in ('waiting', 'running');
  create table if not exists study_part (
    study uuid not null references study on delete cascade,
    part integer not null,
    first bigint not null,
    next bigint not null,
    counted bigint not null,
    finish bigint not null,
    totals text not null,
    games bigint not null default 0,
    milliseconds bigint not null default 0,
    primary key (study, part)
  );
  create table if not exists study_chunk (
    study uuid not null references study on delete cascade,
    part integer not null,
    start bigint not null,
    finish bigint not null,
    totals text,
    worker uuid,
    milliseconds integer,
    done timestamptz,
    primary key (study, part, start)
  );
  create index if not exists study_chunk_open on study_chunk (study) where done is null;
  create index if not exists study_chunk_done on study_chunk (study, done);
  create table if not exists study_worker (
    id uuid primary key,
    name text not null,
    code text not null,
    threads integer not null,
    began timestamptz not null,
    seen timestamptz not null
  );
`

const tablesLock = 7_061_956

export async function createTables(pool: pg.Pool): Promise<void> {
  await inTransaction(pool, async (client) => {
    await client.query('select pg_advisory_xact_lock($1)', [tablesLock])
    await client.query(tables)
  })
}
