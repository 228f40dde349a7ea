import type { Receipt } from '@opfor/sync'

export function receiptOf(row: { readonly received: Date; readonly device: string | null }): Receipt {
  return {
    received: row.received.toISOString(),
    device: row.device === null || row.device === '' ? undefined : row.device,
  }
}

/** The size of a commit without its body: ids and row overhead. */
export const bytesPerRow = 300

/**
 * Stores new commits of several accounts in one statement, atomically per account. Parameters: columns of the commits ($1
 * account, $2 match, $3 id, $4 parent, $5 body, $6 device), $7 accounts, $8 archived commits as "account match id", $9 archive
 * rows that the caller has read as "account match seq", $10 maximum bytes per account, $11 maximum commits per match. The clock
 * of an account numbers its commits. Locks account rows in id order to prevent deadlocks. Ignores stored commits. Stores nothing
 * for an account if a parent is unknown in its match (`unknownParent`) or the quota is exceeded (`isOverQuota`). The same applies
 * if a match is too long (`isTooLong`) or an archive row is unread (`unreadArchives`). Correlated subqueries keep a prepared plan
 * on the indexes even if made on empty tables.
 */
export const pushStatement = `
with input as (
  select * from unnest($1::uuid[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[])
    with ordinality as g(account, match, id, parent, body, device, nth)
), new_page as (
  select g.*, row_number() over (partition by account order by nth) as place from input g
  where (select true from page p where p.account = g.account and p.id = g.id) is null
), orphan as (
  select distinct on (f.account) f.account, f.parent from new_page f
  where f.parent <> f.match
    and f.account || ' ' || f.match || ' ' || f.parent <> all($8::text[])
    and (select p.match = f.match from page p where p.account = f.account and p.id = f.parent) is not true
    and not exists (
      select from input g where g.account = f.account and g.match = f.match and g.id = f.parent and g.nth < f.nth
    )
  order by f.account, f.nth
), unread_archive as (
  select a.account, array_agg(distinct a.match) as matches
  from input g, lateral (select * from archive a where a.account = g.account and a.match = g.match offset 0) a
  where a.account || ' ' || a.match || ' ' || a.seq <> all($9::text[])
  group by a.account
), added as (
  select account, sum(octet_length(body) + ${bytesPerRow}) as bytes from new_page group by account
), over_quota as (
  select a.id as account from added join account a on a.id = added.account where a.bytes + added.bytes > $10
), too_long as (
  select distinct n.account from (select account, match, count(*) as pages from new_page group by account, match) n
  where n.pages
    + coalesce((select a.pages from archive a where a.account = n.account and a.match = n.match), 0)
    + (select count(*) from (select from page p where p.account = n.account and p.match = n.match limit $11) p) > $11
), locked as materialized (
  select id from account
  where id = any($7::uuid[]) and id not in (select account from orphan) and id not in (select account from unread_archive)
    and id not in (select account from over_quota) and id not in (select account from too_long)
  order by id for update
), advanced as (
  update account a set
    clock = a.clock + (select count(*) from new_page f where f.account = a.id),
    bytes = a.bytes + coalesce((select d.bytes from added d where d.account = a.id), 0)
  from locked l where a.id = l.id
  returning a.id, a.clock, (select count(*) from new_page f where f.account = a.id) as stored
), inserted as (
  insert into page (account, seq, match, id, parent, body, received, device)
  select f.account, t.clock - t.stored + f.place, f.match, f.id, f.parent, f.body, now(), nullif(f.device, '')
  from new_page f join advanced t on t.id = f.account
)
select w.account, t.clock, coalesce(t.stored, 0) as stored, s.parent as "unknownParent",
  p.matches as "unreadArchives", m.account is not null as "isOverQuota",
  l.account is not null as "isTooLong", current_epoch(coalesce((select a.lost from account a where a.id = w.account), 0)) as epoch,
  case when t.stored > 0 then now() end as received
from unnest($7::uuid[]) as w(account)
left join advanced t on t.id = w.account
left join orphan s on s.account = w.account
left join unread_archive p on p.account = w.account
left join over_quota m on m.account = w.account
left join too_long l on l.account = w.account`
