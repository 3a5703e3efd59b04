import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import type { AccountService } from '../accounts/account.service.ts'
import { emailSchema } from '../accounts/email.ts'
import type { AttemptStore } from '../attempts/attempt.store.ts'
import { signInLimit } from '../attempts/attempt.rules.ts'
import { signInKey } from '../attempts/sign-in-key.ts'
import { tooManyTries } from '../attempts/attempt.errors.ts'
import type { Typed } from '../server/card-number-guard.ts'
import type { Interaction, InteractionParams, Interactions } from './interaction.ts'
import { renderSignIn } from './sign-in.page.ts'
import { signInMessages } from './sign-in.messages.ts'

const credentialsSchema = z.object({ email: emailSchema, password: z.string().min(1) })
// What is no text counts as not typed.
const typedEmailSchema = z.object({ email: z.string().max(254).catch('') })

export type SignInRoutes = { interactions: Interactions; accounts: AccountService; attempts: AttemptStore }

export function signInRoutes(app: FastifyInstance, { interactions, accounts, attempts }: SignInRoutes): void {
  app.get<InteractionParams & { Querystring: { create?: string } }>('/sign-in/:tenant/:uid', async (request, reply) => {
    const { tenant, path } = await interactions.open(request, reply)
    if (request.query.create !== undefined) return reply.redirect(`${path}/create-account`, 303)
    return reply.type('text/html').send(renderSignIn({ tenant, path }))
  })

  const showAgain = async (request: FastifyRequest<InteractionParams>, reply: FastifyReply, { kept }: Typed) =>
    renderSignIn({
      ...(await interactions.open(request, reply)),
      email: typedEmail(kept),
      problem: signInMessages.cardNumber,
    })

  app.post<InteractionParams>('/sign-in/:tenant/:uid', { config: { showAgain } }, async (request, reply) => {
    const interaction = await interactions.open(request, reply)
    const credentials = credentialsSchema.safeParse(request.body)
    if (!credentials.success) return sendAgain(request, reply, interaction, signInMessages.incomplete)

    const account = await authenticate(request.ip, interaction, credentials.data)
    if (!account) return sendAgain(request, reply, interaction, signInMessages.wrong)
    return interactions.finish(request, reply, interaction, account.id)
  })

  async function authenticate(
    ip: string,
    { tenant }: Interaction,
    { email, password }: z.output<typeof credentialsSchema>,
  ) {
    const key = signInKey(email, ip)
    // Counted before the password is checked: parallel guesses cannot slip through, and a success starts anew.
    const attempt = await attempts.take(tenant.id, key, signInLimit)
    if (!attempt.allowed) throw tooManyTries(tenant, attempt.retryAfterSeconds)
    const account = await accounts.authenticate(tenant.id, email, password)
    if (account) await attempts.clear(tenant.id, key)
    return account
  }
}

function sendAgain(request: FastifyRequest, reply: FastifyReply, { tenant, path }: Interaction, problem: string) {
  const page = renderSignIn({ tenant, path, email: typedEmail(request.body), problem })
  return reply.code(422).type('text/html').send(page)
}

const typedEmail = (body: unknown) => typedEmailSchema.catch({ email: '' }).parse(body).email
