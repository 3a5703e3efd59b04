import type { Tenant } from '../tenants/tenant.ts'
import { problemMessages } from '../sign-in/sign-in.messages.ts'

type Words = { readonly title: string; readonly text: string }

/** Thrown by handlers of pages: shown as a page of its own. */
export class PageProblem extends Error {
  readonly status: number
  readonly words: Words
  readonly tenant: Tenant | undefined
  readonly retryAfterSeconds: number | undefined

  constructor(status: number, words: Words, tenant?: Tenant, retryAfterSeconds?: number) {
    super(words.title)
    this.name = 'PageProblem'
    this.status = status
    this.words = words
    this.tenant = tenant
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export const expired = (tenant?: Tenant) =>
  new PageProblem(410, { title: problemMessages.expiredTitle, text: problemMessages.expired }, tenant)

export const foreignForm = () =>
  new PageProblem(403, { title: problemMessages.foreignTitle, text: problemMessages.foreign })

export const cardNumberTyped = () =>
  new PageProblem(400, { title: problemMessages.cardNumberTitle, text: problemMessages.cardNumber })

export const notFound = () =>
  new PageProblem(404, { title: problemMessages.notFoundTitle, text: problemMessages.notFound })
