import type { FastifyRequest } from 'fastify'
import { foreignForm } from './page-problem.ts'

/** A form is taken from our own pages only. Browsers send `Origin` with every POST. */
export const requireOwnOrigin = (issuer: string) => async (request: FastifyRequest) => {
  if (request.method === 'POST' && request.headers.origin !== issuer) throw foreignForm()
}
