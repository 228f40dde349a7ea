import { endpoint, type Endpoint } from '../http/endpoint.ts'
import { openapi } from '../http/openapi.ts'
import { account } from './account.ts'
import { challenges } from './challenges.ts'
import { journals } from './journals.ts'
import { links } from './links.ts'
import { operations } from './operations.ts'
import { signIn } from './sign-in.ts'
import { studies } from './studies.ts'

const described: readonly Endpoint[] = [
  ...operations,
  ...signIn,
  ...account,
  ...journals,
  ...links,
  ...challenges,
  ...studies,
]

const description = endpoint({
  method: 'GET',
  path: '/openapi.json',
  says: 'This description.',
  who: 'anyone',
  limit: 'open',
  handle: () => Promise.resolve({ body: openapi(endpoints) }),
})

/** Everything that can be asked of the server. */
export const endpoints: readonly Endpoint[] = [...described, description]
