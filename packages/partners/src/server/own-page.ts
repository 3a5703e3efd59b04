import type { FastifyRequest } from 'fastify'
import { foreignOrigin } from './app-error.ts'

/** A hook that takes calls of our own pages only: browsers send `Origin` with every POST. */
export const requireOwnPage =
  (ownOrigin: string) =>
  async ({ headers }: FastifyRequest) => {
    if (headers.origin !== ownOrigin) throw foreignOrigin()
  }
