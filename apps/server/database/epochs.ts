/**
 * The epoch that a device is told. It changes if the database may have lost what it acknowledged: after a restore, after a
 * failover or a point-in-time recovery (PostgreSQL then begins a new timeline), and for an account of which a device knows more
 * than the database (`lost` counts how often).
 */
export const epochs = {
  up: [
    'alter table account add column lost integer not null default 0',
    'alter table server add column timeline text',
    `create function current_timeline() returns text language sql stable as $$
       select case when not pg_is_in_recovery() then left(pg_walfile_name(pg_current_wal_lsn()), 8) end
     $$`,
    'update server set timeline = current_timeline()',
    // While nothing was lost, the epoch is the one that installed apps already know.
    `create function current_epoch(lost integer) returns text language sql stable as $$
       select epoch || case when current_timeline() <> timeline then '.' || current_timeline() else '' end
         || case when lost > 0 then '~' || lost else '' end
       from server
     $$`,
  ],
  down: [
    'drop function current_epoch(integer)',
    'drop function current_timeline()',
    'alter table server drop column timeline',
    'alter table account drop column lost',
  ],
} as const
