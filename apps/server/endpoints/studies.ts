import type { Json } from '@opfor/kernel'
import {
  findStudy,
  listStudies,
  type Queryable,
  removeStudy,
  stopStudy,
  studyIn,
  submit,
  workersSeen,
} from '@opfor/studies'
import * as calls from '@opfor/sync/api/studies'
import { toldStudy, toldWhole } from '../responses/study.ts'
import { serve } from '../http/endpoint.ts'
import { missing, HttpError } from '../http/http-error.ts'
import type { World } from '../context.ts'

async function maySubmit({ db }: World, account: string): Promise<boolean> {
  const row = await db
    .selectFrom('study_permission')
    .select('account')
    .where('account', '=', account)
    .executeTakeFirst()
  return row !== undefined
}

/** Holds the account until the study is kept: whoever deletes it meanwhile waits, and then deletes the study too. */
async function permitted(client: Queryable, account: string): Promise<void> {
  const { rowCount } = await client.query(
    `select from account a join study_permission p on p.account = a.id where a.id = $1 for key share of a`,
    [account],
  )
  if (rowCount === 0)
    throw new HttpError(403, 'notPermitted', 'Whoever runs this server has not let you submit studies.')
}

/** Studies: who may submit them is a permission; the workers play them. */
export const studies = [
  serve(calls.listStudies, async ({ world, me }) => ({
    body: {
      may: await maySubmit(world, me.account),
      ...(await workersSeen(world.pool)),
      studies: (await listStudies(world.pool, me.account)).map(toldStudy),
    },
  })),
  serve(calls.submitStudy, async ({ world, me, body, now }) => {
    const understood = studyIn(body.file)
    if (!understood.ok) throw new HttpError(422, 'noStudy', `${understood.problem}.`)
    const { priority = 'usual' } = body
    const kept = await submit(world.pool, {
      file: body.file,
      owner: me.account,
      priority,
      now,
      permit: (client) => permitted(client, me.account),
    })
    if (!kept.ok) throw new HttpError(409, 'tooMany', kept.problem)
    return { body: { id: kept.value } }
  }),
  serve(calls.findStudy, async ({ world, me, params, query }) => {
    const found = await findStudy(world.pool, params.study, me.account)
    if (found === undefined) throw missing('study')
    const counted = found.parts.reduce((sum, part) => sum + part.counted, 0)
    const parts = found.parts.map(({ totals, ...part }) => ({
      ...part,
      ...(query.seen === counted ? {} : { totals: JSON.parse(totals) as Json }),
    }))
    return { body: { ...toldWhole(found), counted, parts } }
  }),
  serve(calls.stopStudy, async ({ world, me, params, now }) => {
    if (await stopStudy(world.pool, params.study, now, me.account)) return {}
    if ((await findStudy(world.pool, params.study, me.account)) === undefined) throw missing('study')
    throw new HttpError(409, 'over', 'This study is over already.')
  }),
  serve(calls.removeStudy, async ({ world, me, params }) => {
    if (!(await removeStudy(world.pool, params.study, me.account))) throw missing('study')
    return {}
  }),
]
