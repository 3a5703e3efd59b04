import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { emailSchema } from '../accounts/email.ts'
import { findPasswordProblem } from '../accounts/password-policy.ts'
import type { AttemptStore } from '../attempts/attempt.store.ts'
import { takeMailAttempt } from '../attempts/mail-attempts.ts'
import { signInKey } from '../attempts/sign-in-key.ts'
import { renderMessage } from '../pages/message.page.ts'
import type { Typed } from '../server/card-number-guard.ts'
import { cardNumberTyped, notFound, PageProblem } from '../server/page-problem.ts'
import { takeAtLeast } from '../server/time-floor.ts'
import type { InteractionParams, Interactions } from '../sign-in/interaction.ts'
import { createAccountMessages } from '../sign-in/sign-in.messages.ts'
import type { Tenant } from '../tenants/tenant.ts'
import type { TenantDirectory } from '../tenants/tenant.directory.ts'
import { passwordResetMessages as messages } from './password-reset.messages.ts'
import { renderForgotPassword, renderLinkSent, renderResetPassword } from './password-reset.pages.ts'
import type { PasswordResetService } from './password-reset.service.ts'

const forgotSchema = z.object({ email: emailSchema })
// What cannot be a token is treated like one that is spent.
const tokenSchema = z.object({
  token: z
    .string()
    .regex(/^[\w-]{43}$/)
    .catch(''),
})
const resetSchema = tokenSchema.extend({ password: z.string().catch('') })

export type PasswordResetRoutes = {
  interactions: Interactions
  tenants: TenantDirectory
  resets: PasswordResetService
  attempts: AttemptStore
}

type ResetParams = { Params: { tenant: string } }

export function passwordResetRoutes(app: FastifyInstance, parts: PasswordResetRoutes): void {
  const { interactions, tenants, resets, attempts } = parts

  app.get<InteractionParams>('/sign-in/:tenant/:uid/forgot-password', async (request, reply) => {
    const { tenant, path } = await interactions.open(request, reply)
    return reply.type('text/html').send(renderForgotPassword({ tenant, path }))
  })

  const forgotForm = { config: { showAgain: showForgotAgain } }
  app.post<InteractionParams>('/sign-in/:tenant/:uid/forgot-password', forgotForm, async (request, reply) => {
    const { tenant, path } = await interactions.open(request, reply)
    const form = forgotSchema.safeParse(request.body)
    if (!form.success) {
      const page = renderForgotPassword({ tenant, path, error: createAccountMessages.email })
      return reply.code(422).type('text/html').send(page)
    }
    const { email } = form.data
    await takeMailAttempt(attempts, tenant, email, request.ip)
    await takeAtLeast(250, () => resets.request(tenant, email))
    return reply.type('text/html').send(renderLinkSent({ tenant, path, email }))
  })

  app.get<ResetParams>('/reset-password/:tenant', async (request, reply) => {
    const tenant = await findTenant(request.params.tenant)
    const { token } = tokenSchema.parse(request.query)
    await findEmail(tenant, token)
    return reply.type('text/html').send(renderReset({ tenant, token }))
  })

  const resetForm = { config: { showAgain: showResetAgain } }
  app.post<ResetParams>('/reset-password/:tenant', resetForm, async (request, reply) => {
    const tenant = await findTenant(request.params.tenant)
    const { token, password } = resetSchema.parse(request.body ?? {})
    const problem = findPasswordProblem(password, await findEmail(tenant, token))
    if (problem) {
      const error = createAccountMessages.password[problem]
      return reply.code(422).type('text/html').send(renderReset({ tenant, token, error }))
    }
    const email = await resets.reset(tenant, token, password)
    if (email === undefined) throw linkSpent(tenant)
    await attempts.clear(tenant.id, signInKey(email, request.ip))
    return reply.type('text/html').send(renderMessage({ tenant, title: messages.changedTitle, text: messages.changed }))
  })

  async function showForgotAgain(request: FastifyRequest<InteractionParams>, reply: FastifyReply) {
    const { tenant, path } = await interactions.open(request, reply)
    return renderForgotPassword({ tenant, path, error: createAccountMessages.cardNumber })
  }

  async function showResetAgain(request: FastifyRequest<ResetParams>, _reply: FastifyReply, { kept, refused }: Typed) {
    if (refused.includes('token')) throw cardNumberTyped()
    const tenant = await findTenant(request.params.tenant)
    const { token } = tokenSchema.parse(kept)
    await findEmail(tenant, token)
    return renderReset({ tenant, token, error: createAccountMessages.cardNumberPassword })
  }

  async function findEmail(tenant: Tenant, token: string): Promise<string> {
    const email = await resets.findEmail(tenant, token)
    if (email === undefined) throw linkSpent(tenant)
    return email
  }

  async function findTenant(id: string): Promise<Tenant> {
    const tenant = await tenants.find(id)
    if (!tenant) throw notFound()
    return tenant
  }
}

const renderReset = (page: { tenant: Tenant; token: string; error?: string }) =>
  renderResetPassword({ ...page, action: `/reset-password/${page.tenant.id}` })

const linkSpent = (tenant: Tenant) => new PageProblem(410, { title: messages.spentTitle, text: messages.spent }, tenant)
