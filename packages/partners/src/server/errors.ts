import type { FastifyInstance } from 'fastify'
import { html } from '../pages/html.ts'
import { renderPage } from '../pages/layout.page.ts'
import { AppError } from './app-error.ts'
import { sendPage } from './page-reply.ts'

/** Programs get a code, people a page. What nobody expected is logged and says nothing about its cause. */
export function useErrors(app: FastifyInstance): void {
  app.setErrorHandler((error, request, reply) => {
    const refusal = error instanceof AppError ? error : unexpected(error)
    if (refusal.status >= 500) request.log.error({ err: error }, 'request failed')
    return reply.code(refusal.status).send({ code: refusal.code, message: refusal.message })
  })

  app.setNotFoundHandler((request, reply) => {
    if (!request.headers.accept?.includes('text/html')) {
      return reply.code(404).send({ code: 'NOT_FOUND', message: 'There is nothing at this address' })
    }
    const body = html`<main class="note">
      <h1>There is nothing here</h1>
      <p>This host stands in for companies that a store works with. <a href="/">See what it has</a></p>
    </main>`
    return sendPage(reply, renderPage({ title: 'Not found', body, styles: ['/assets/partners.css'] }), { status: 404 })
  })
}

function unexpected(error: unknown): AppError {
  const status = error instanceof Error && 'statusCode' in error ? Number(error.statusCode) : 500
  if (status >= 400 && status < 500) return new AppError(status, 'INVALID_REQUEST', 'The request cannot be read')
  return new AppError(500, 'FAILED', 'Something went wrong here; nothing is known to have been changed')
}
