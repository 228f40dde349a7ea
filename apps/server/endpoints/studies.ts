import { anything, type Json, oneOf, optional, record, text } from '@opfor/kernel'
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
import { endpoint } from '../http/endpoint.ts'
import { missing, HttpError } from '../http/refused.ts'
import type { World } from '../world.ts'

const study = text(36)

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
  endpoint({
    method: 'GET',
    path: '/api/studies',
    says: 'My studies, the last first, whether I may submit, and how many workers there are.',
    who: 'player',
    limit: 'read',
    handle: async ({ world, me }) => ({
      body: {
        may: await maySubmit(world, me.account),
        ...(await workersSeen(world.pool)),
        studies: await listStudies(world.pool, me.account),
      },
    }),
  }),
  endpoint({
    method: 'POST',
    path: '/api/studies',
    says: 'Submits a study, for those who may; it waits until it is its turn.',
    who: 'player',
    limit: 'write',
    body: record({ file: anything, priority: optional(oneOf('low', 'usual')) }),
    handle: async ({ world, me, body, now }) => {
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
      return { status: 201, body: { id: kept.value } }
    },
  }),
  endpoint({
    method: 'GET',
    path: '/api/studies/:study',
    says: 'A study of mine as it stands; the totals only where more is counted than was seen.',
    who: 'player',
    limit: 'read',
    params: record({ study }),
    query: record<{ readonly seen?: string | undefined }>({ seen: optional(text(20)) }),
    handle: async ({ world, me, params, query }) => {
      const found = await findStudy(world.pool, params.study, me.account)
      if (found === undefined) throw missing('study')
      const counted = found.parts.reduce((sum, part) => sum + part.counted, 0)
      const parts = found.parts.map(({ totals, ...part }) => ({
        ...part,
        ...(query.seen === String(counted) ? {} : { totals: JSON.parse(totals) as Json }),
      }))
      return { body: { ...found, counted, parts } }
    },
  }),
  endpoint({
    method: 'POST',
    path: '/api/studies/:study/stop',
    says: 'Stops a study of mine; what was counted stays.',
    who: 'player',
    limit: 'write',
    params: record({ study }),
    handle: async ({ world, me, params, now }) => {
      if (await stopStudy(world.pool, params.study, now, me.account)) return {}
      if ((await findStudy(world.pool, params.study, me.account)) === undefined) throw missing('study')
      throw new HttpError(409, 'over', 'This study is over already.')
    },
  }),
  endpoint({
    method: 'DELETE',
    path: '/api/studies/:study',
    says: 'Removes a study of mine and everything that it has counted.',
    who: 'player',
    limit: 'write',
    params: record({ study }),
    handle: async ({ world, me, params }) => {
      if (!(await removeStudy(world.pool, params.study, me.account))) throw missing('study')
      return {}
    },
  }),
]
