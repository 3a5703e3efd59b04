import type { FastifyInstance, FastifyReply } from 'fastify'
import { z } from 'zod'
import type { MailStore } from '../mail/mail.store.ts'
import { invalidRequest } from '../server/app-error.ts'
import { sendPage } from '../server/page-reply.ts'
import { renderInbox, renderMail } from './inbox.page.ts'

const filterSchema = z.object({
  to: z.string().max(320).optional(),
  since: z.iso
    .datetime({ offset: true })
    .transform((text) => new Date(text))
    .optional(),
})

// A mail's own styles are harmless where nothing can run and nothing can be loaded.
const mailPolicy = [
  'sandbox allow-popups allow-popups-to-escape-sandbox',
  "default-src 'none'",
  "style-src 'unsafe-inline'",
  'img-src data:',
  "frame-ancestors 'self'",
].join('; ')

export function inboxRoutes(app: FastifyInstance, mails: MailStore): void {
  app.get('/inbox', async (request, reply) => {
    const { to = '' } = filterSchema.pick({ to: true }).parse(request.query)
    const wanted = to.trim()
    return sendPage(reply, renderInbox(mails.filter({ to: wanted || undefined }).slice(0, 100), wanted))
  })

  app.get('/inbox/messages.json', async (request, reply) => {
    const filter = filterSchema.safeParse(request.query)
    if (!filter.success) throw invalidRequest('"since" must be a date and time such as 2026-11-20T12:00:00Z')
    const found = mails.filter(filter.data).slice(0, 50)
    reply.header('cache-control', 'no-store')
    return { messages: await Promise.all(found.map(({ id }) => mails.find(id))) }
  })

  app.get<{ Params: { id: string } }>('/inbox/messages/:id', async ({ params }, reply) => {
    const mail = await mails.find(params.id)
    return mail ? sendPage(reply, renderMail(mail)) : reply.callNotFound()
  })

  app.get<{ Params: { id: string } }>('/inbox/messages/:id/html', async ({ params }, reply) => {
    const mail = await mails.find(params.id)
    return mail?.html === undefined ? reply.callNotFound() : sendMailBody(reply, mail.html)
  })
}

const sendMailBody = (reply: FastifyReply, body: string) =>
  reply
    .header('content-security-policy', mailPolicy)
    .header('cache-control', 'no-store')
    .type('text/html')
    .send(`<!doctype html><meta charset="utf-8"><base target="_blank">${body}`)
