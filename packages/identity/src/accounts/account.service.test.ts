import { expect, it } from 'vitest'
import { createAccountService } from './account.service.ts'
import { hashPassword } from './password.ts'

const account = {
  id: '0198a5f0-7c1e-7000-8000-000000000001',
  email: 'customer@example.com',
  emailVerified: true,
  firstName: 'Carla',
  lastName: 'Miller',
}

/** The part of a hash that says how much work a check of it is: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
const costOf = (hash: string) => hash.split('$').slice(1, 4).join('$')

it('T16 checks a password for an unknown e-mail too, at the same cost as for a known one', async () => {
  const known = { ...account, passwordHash: await hashPassword('aisle-demo') }
  const checked: string[] = []
  const { authenticate } = createAccountService(
    { findByEmail: async (_, email) => (email === known.email ? known : undefined) },
    async (hash) => {
      checked.push(hash)
      return false
    },
  )

  expect(await authenticate('fresh', known.email, 'wrong')).toBeUndefined()
  expect(await authenticate('fresh', 'nobody@example.com', 'wrong')).toBeUndefined()

  const [one = '', other = ''] = checked
  expect(checked).toHaveLength(2)
  expect(one).toBe(known.passwordHash)
  expect(costOf(other)).toBe(costOf(one))
})

it('T16 lets nobody in whose e-mail is unknown, whatever the check says', async () => {
  const { authenticate } = createAccountService({ findByEmail: async () => undefined }, async () => true)

  expect(await authenticate('fresh', 'nobody@example.com', 'aisle-demo')).toBeUndefined()
})
