import * as z from 'zod/mini'
import { endpoint } from './endpoint.ts'

/**
 * Between services: the store's API tells the identity service of an account that it has closed, with the shopper's own
 * token. Browsers call `closeAccount`.
 */
export const closeIdentityAccount = endpoint({
  name: 'closeIdentityAccount',
  method: 'DELETE',
  path: '/v1/Account',
  access: 'user',
  data: z.boolean(),
  service: 'identity',
  assumed: 'Closing an account is confirmed in a dialog; no path is shown.',
})
