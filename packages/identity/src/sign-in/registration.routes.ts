import { requiredPersonNameSchema } from '@aisle/api/person-name'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { emailSchema } from '../accounts/email.ts'
import { findPasswordProblem } from '../accounts/password-policy.ts'
import type { AttemptStore } from '../attempts/attempt.store.ts'
import { takeMailAttempt } from '../attempts/mail-attempts.ts'
import type { Typed } from '../server/card-number-guard.ts'
import { takeAtLeast } from '../server/time-floor.ts'
import { renderConfirmEmail } from './confirm-email.page.ts'
import { type CreateAccountErrors, renderCreateAccount } from './create-account.page.ts'
import type { InteractionParams, Interactions } from './interaction.ts'
import type { PendingAccountStore } from './pending-account.store.ts'
import type { RegistrationService } from './registration.service.ts'
import { createAccountMessages } from './sign-in.messages.ts'

// What is no text counts as not typed: the page says what is missing.
const typed = z.string().max(254).catch('')
const formSchema = z.object({ firstName: typed, lastName: typed, email: typed, password: z.string().catch('') })
const codeSchema = z.object({ code: z.string().max(20).catch('') })

export type RegistrationRoutes = {
  interactions: Interactions
  registrations: RegistrationService
  pending: PendingAccountStore
  attempts: AttemptStore
}

export function registrationRoutes(app: FastifyInstance, parts: RegistrationRoutes): void {
  const { interactions, registrations, pending, attempts } = parts

  app.get<InteractionParams>('/sign-in/:tenant/:uid/create-account', async (request, reply) => {
    const { tenant, path } = await interactions.open(request, reply)
    return reply.type('text/html').send(renderCreateAccount({ tenant, path }))
  })

  const form = { config: { showAgain: showFormAgain } }
  app.post<InteractionParams>('/sign-in/:tenant/:uid/create-account', form, async (request, reply) => {
    const interaction = await interactions.open(request, reply)
    const { tenant, path } = interaction
    const values = formSchema.parse(request.body ?? {})
    const errors = findErrors(values)
    if (Object.keys(errors).length > 0) {
      return reply.code(422).type('text/html').send(renderCreateAccount({ tenant, path, values, errors }))
    }
    const email = emailSchema.parse(values.email)
    await takeMailAttempt(attempts, tenant, email, request.ip)
    await takeAtLeast(250, () => registrations.start(interaction, { ...values, email }))
    return reply.redirect(`${path}/confirm-email`, 303)
  })

  app.get<InteractionParams>('/sign-in/:tenant/:uid/confirm-email', async (request, reply) => {
    const { id, tenant, path } = await interactions.open(request, reply)
    const email = await pending.findEmail(tenant.id, id)
    if (email === undefined) return reply.redirect(`${path}/create-account`, 303)
    return reply.type('text/html').send(renderConfirmEmail({ tenant, path, email }))
  })

  const codeForm = { config: { showAgain: showCodeFormAgain } }
  app.post<InteractionParams>('/sign-in/:tenant/:uid/confirm-email', codeForm, async (request, reply) => {
    const interaction = await interactions.open(request, reply)
    const { id, tenant, path } = interaction
    const email = (await pending.findEmail(tenant.id, id)) ?? ''
    const code = codeSchema.parse(request.body ?? {}).code.replaceAll(/\D/g, '')
    const outcome = await registrations.confirm(interaction, code)
    if (typeof outcome === 'object') return interactions.finish(request, reply, interaction, outcome.id)
    const problem = outcome === 'wrong' ? createAccountMessages.codeWrong : createAccountMessages.codeSpent
    return reply.code(422).type('text/html').send(renderConfirmEmail({ tenant, path, email, problem }))
  })

  async function showFormAgain(request: FastifyRequest<InteractionParams>, reply: FastifyReply, typed: Typed) {
    const { tenant, path } = await interactions.open(request, reply)
    const [values, errors] = [formSchema.parse(typed.kept), cardNumberErrors(typed)]
    return renderCreateAccount({ tenant, path, values, errors, problem: createAccountMessages.cardNumberTyped })
  }

  async function showCodeFormAgain(request: FastifyRequest<InteractionParams>, reply: FastifyReply) {
    const { id, tenant, path } = await interactions.open(request, reply)
    const email = (await pending.findEmail(tenant.id, id)) ?? ''
    return renderConfirmEmail({ tenant, path, email, problem: createAccountMessages.cardNumber })
  }
}

function cardNumberErrors({ refused }: Typed): CreateAccountErrors {
  const { cardNumber, cardNumberPassword } = createAccountMessages
  return Object.fromEntries(refused.map((name) => [name, name === 'password' ? cardNumberPassword : cardNumber]))
}

function findErrors({ firstName, lastName, email, password }: z.output<typeof formSchema>): CreateAccountErrors {
  const passwordProblem = findPasswordProblem(password, email.trim().toLowerCase())
  return {
    ...findNameError('firstName', firstName),
    ...findNameError('lastName', lastName),
    ...(emailSchema.safeParse(email).success ? {} : { email: createAccountMessages.email }),
    ...(passwordProblem && { password: createAccountMessages.password[passwordProblem] }),
  }
}

function findNameError(field: 'firstName' | 'lastName', name: string): CreateAccountErrors {
  if (requiredPersonNameSchema.safeParse(name).success) return {}
  return { [field]: name.trim() === '' ? createAccountMessages.required : createAccountMessages.name }
}
