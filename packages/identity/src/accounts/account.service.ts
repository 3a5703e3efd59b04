import type { Account, AccountStore } from './account.store.ts'
import { dummyHash, verifyPassword } from './password.ts'

export type AccountService = ReturnType<typeof createAccountService>

export function createAccountService(accounts: Pick<AccountStore, 'findByEmail'>, verify = verifyPassword) {
  return {
    /** The account, or `undefined` after the same amount of work for an unknown address as for a wrong password. */
    async authenticate(tenant: string, email: string, password: string): Promise<Account | undefined> {
      const account = await accounts.findByEmail(tenant, email)
      const matches = await verify(account?.passwordHash ?? (await dummyHash), password)
      return matches ? account : undefined
    },
  }
}
