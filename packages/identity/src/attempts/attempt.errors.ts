import { PageProblem } from '../server/page-problem.ts'
import { signInMessages } from '../sign-in/sign-in.messages.ts'
import type { Tenant } from '../tenants/tenant.ts'

const minutesOf = (seconds: number) => Math.max(1, Math.ceil(seconds / 60))

export const tooManyTries = (tenant: Tenant, seconds: number) =>
  new PageProblem(
    429,
    { title: signInMessages.tooManyTitle, text: signInMessages.tooMany(minutesOf(seconds)) },
    tenant,
    seconds,
  )

export const tooManyMails = (tenant: Tenant, seconds: number) =>
  new PageProblem(
    429,
    { title: signInMessages.tooManyTitle, text: signInMessages.tooManyMails(minutesOf(seconds)) },
    tenant,
    seconds,
  )
