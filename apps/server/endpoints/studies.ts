import type { Json } from '@opfor/kernel'
import {
  findStudy,
  listStudies,
  type Queryable,
  removeStudy,
  stopStudy,
  parseStudyFile,
  submit,
  countWorkers,
} from '@opfor/studies'
import * as calls from '@opfor/sync/api/studies'
import { listedStudyResponse, studyResponse } from '../responses/study.ts'
import { defineEndpoint } from '../http/endpoint.ts'
import { notFound, HttpError } from '../http/http-error.ts'
import type { ServerContext } from '../context.ts'

async function canSubmit({ db }: ServerContext, account: string): Promise<boolean> {
  const row = await db
    .selectFrom('study_permission')
    .select('account')
    .where('account', '=', account)
    .executeTakeFirst()
  return row !== undefined
}

/** Throws without permission. Locks the account, so that its deletion waits and then also deletes the new study. */
async function requirePermission(client: Queryable, account: string): Promise<void> {
  const { rowCount } = await client.query(
    `select from account a join study_permission p on p.account = a.id where a.id = $1 for key share of a`,
    [account],
  )
  if (rowCount === 0)
    throw new HttpError(403, 'notPermitted', 'You do not have permission to submit studies.')
}

/** Studies, which workers play; submitting requires permission. */
export const studies = [
  defineEndpoint(calls.listStudies, async ({ context, caller }) => ({
    body: {
      may: await canSubmit(context, caller.account),
      ...(await countWorkers(context.pool)),
      studies: (await listStudies(context.pool, caller.account)).map(listedStudyResponse),
    },
  })),
  defineEndpoint(calls.submitStudy, async ({ context, caller, body, now }) => {
    const parsed = parseStudyFile(body.file)
    if (!parsed.ok) throw new HttpError(422, 'noStudy', `${parsed.problem}.`)
    const { priority = 'usual' } = body
    const submitted = await submit(context.pool, {
      file: body.file,
      owner: caller.account,
      priority,
      now,
      permit: (client) => requirePermission(client, caller.account),
    })
    if (!submitted.ok) throw new HttpError(409, 'tooMany', submitted.problem)
    return { body: { id: submitted.value } }
  }),
  defineEndpoint(calls.findStudy, async ({ context, caller, params, query }) => {
    const found = await findStudy(context.pool, params.study, caller.account)
    if (found === undefined) throw notFound('study')
    const counted = found.parts.reduce((sum, part) => sum + part.counted, 0)
    const parts = found.parts.map(({ totals, ...part }) => ({
      ...part,
      ...(query.seen === counted ? {} : { totals: JSON.parse(totals) as Json }),
    }))
    return { body: { ...studyResponse(found), counted, parts } }
  }),
  defineEndpoint(calls.stopStudy, async ({ context, caller, params, now }) => {
    if (await stopStudy(context.pool, params.study, now, caller.account)) return {}
    if ((await findStudy(context.pool, params.study, caller.account)) === undefined) throw notFound('study')
    throw new HttpError(409, 'over', 'This study is already over.')
  }),
  defineEndpoint(calls.removeStudy, async ({ context, caller, params }) => {
    if (!(await removeStudy(context.pool, params.study, caller.account))) throw notFound('study')
    return {}
  }),
]
