import { createHash, randomBytes } from 'node:crypto'
import type { AccountStore } from '../accounts/account.store.ts'
import { hashPassword } from '../accounts/password.ts'
import { createResetMail } from '../mail/mail.messages.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { PasswordResetStore } from './password-reset.store.ts'

export type PasswordResetService = ReturnType<typeof createPasswordResetService>

type Parts = { issuer: string; accounts: AccountStore; resets: PasswordResetStore; outbox: Outbox }

const hashToken = (token: string) => createHash('sha256').update(token).digest()

export function createPasswordResetService({ issuer, accounts, resets, outbox }: Parts) {
  return {
    /** Mails a link to the address, if it has an account. */
    async request(tenant: Tenant, email: string): Promise<void> {
      const account = await accounts.findByEmail(tenant.id, email)
      if (!account) return
      const token = randomBytes(32).toString('base64url')
      await resets.add(tenant.id, hashToken(token), account.id)
      await outbox.add(createResetMail(tenant, email, `${issuer}/reset-password/${tenant.id}?token=${token}`))
    },

    /** Whose password the link sets: the account's address, or `undefined` for a spent link. */
    findEmail: (tenant: Tenant, token: string): Promise<string | undefined> =>
      resets.findEmail(tenant.id, hashToken(token)),

    /** Sets the password and ends every session; the account's address, or `undefined` for a spent link. */
    async reset(tenant: Tenant, token: string, password: string): Promise<string | undefined> {
      return resets.use(tenant.id, hashToken(token), await hashPassword(password))
    },
  }
}
