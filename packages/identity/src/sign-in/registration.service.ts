import { createHash, randomInt, timingSafeEqual } from 'node:crypto'
import type { Account, AccountStore } from '../accounts/account.store.ts'
import { hashPassword } from '../accounts/password.ts'
import { createAlreadyRegisteredMail, createCodeMail } from '../mail/mail.messages.ts'
import type { Outbox } from '../mail/outbox.ts'
import type { Interaction } from './interaction.ts'
import type { PendingAccountStore } from './pending-account.store.ts'

export type Registration = { email: string; password: string; firstName: string; lastName: string }
export type RegistrationService = ReturnType<typeof createRegistrationService>

type Parts = { accounts: AccountStore; pending: PendingAccountStore; outbox: Outbox }

const hashCode = (code: string, interactionId: string) =>
  createHash('sha256').update(`${interactionId}:${code}`).digest()

export function createRegistrationService({ accounts, pending, outbox }: Parts) {
  return {
    /** Mails a code, or a note where the address has an account. Both look the same on the page. */
    async start({ id, tenant }: Interaction, { email, password, firstName, lastName }: Registration): Promise<void> {
      const passwordHash = await hashPassword(password)
      const known = await accounts.findByEmail(tenant.id, email)
      const code = randomInt(1_000_000).toString().padStart(6, '0')
      const codeHash = known ? null : hashCode(code, id)
      await pending.add(tenant.id, id, { email, passwordHash, firstName, lastName, codeHash })
      await outbox.add(known ? createAlreadyRegisteredMail(tenant, email) : createCodeMail(tenant, email, code))
    },

    /**
     * The new account, as it was asked for last: the code of any mail to that address will do, for mails arrive in any
     * order. 'wrong' for a code that does not match, 'spent' when no guess is left or time is up.
     */
    async confirm({ id, tenant }: Interaction, code: string): Promise<Account | 'wrong' | 'spent'> {
      const waiting = await pending.takeTries(tenant.id, id)
      const [newest] = waiting
      if (!newest) return 'spent'
      const given = hashCode(code, id)
      if (!waiting.some(({ codeHash }) => codeHash !== null && timingSafeEqual(codeHash, given))) return 'wrong'
      await pending.remove(tenant.id, id)
      const { codeHash: _proven, ...account } = newest
      return (await accounts.insert(tenant.id, { ...account, emailVerified: true })) ?? 'spent'
    },
  }
}
