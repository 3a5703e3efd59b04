import { subjectOf } from '../demo-ids.ts'

/** Of every account of the demo. */
export const DEMO_PASSWORD = 'aisle-demo'
export const CUSTOMER = 'customer@example.com'
export const NEWCOMER = 'newcomer@example.com'
export const VISITOR = 'visitor@example.com'

const NAMES = {
  [CUSTOMER]: ['Casey', 'Monroe'],
  [NEWCOMER]: ['Noa', 'Whitfield'],
  [VISITOR]: ['Vic', 'Okafor'],
} as const

/** Who somebody is at the identity provider of a store. */
export function accountOf(tenant: string, email: keyof typeof NAMES) {
  const [firstName, lastName] = NAMES[email]
  return { tenant, subject: subjectOf(tenant, email), email, password: DEMO_PASSWORD, firstName, lastName }
}
