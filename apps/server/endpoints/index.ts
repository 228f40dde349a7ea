import { calls } from '@opfor/sync/api'
import { description } from '@opfor/sync/api/operations'
import { type Endpoint, defineEndpoint } from '../http/endpoint.ts'
import { openapi } from '../http/openapi.ts'
import { account } from './account.ts'
import { items } from './items.ts'
import { journals } from './journals.ts'
import { operations } from './operations.ts'
import { sessions } from './sessions.ts'
import { signIn } from './sign-in.ts'

export const endpoints: readonly Endpoint[] = [
  ...operations,
  ...signIn,
  ...account,
  ...sessions,
  ...journals,
  ...items,
  defineEndpoint(description, () => Promise.resolve({ body: openapi(calls) })),
]
