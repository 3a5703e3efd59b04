import { holdsCardNumber } from '@aisle/api/card-number'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { cardNumberTyped } from './page-problem.ts'

type Field = readonly [name: string, value: unknown]
export type Typed = {
  /** What was typed into the other fields. */
  readonly kept: Readonly<Record<string, unknown>>
  /** The fields that held a card's number. */
  readonly refused: readonly string[]
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The page of a form that is refused, as it was typed but for cards' numbers and passwords. */
    showAgain?(request: FastifyRequest, reply: FastifyReply, typed: Typed): Promise<string>
  }
}

/** Refuses every body that holds the number of a payment card before anything is done with it (T61). */
export function useCardNumberGuard(app: FastifyInstance): void {
  app.addHook('preHandler', async (request: FastifyRequest, reply: FastifyReply) => {
    const fields = fieldsOf(request.body)
    const refused = findCardNumbers(fields)
    if (refused.length === 0) return undefined
    const { showAgain } = request.routeOptions.config
    if (!showAgain) throw cardNumberTyped()
    const kept = Object.fromEntries(fields.filter(([name]) => !refused.includes(name)))
    const page = await showAgain(request, reply, { kept, refused })
    return await reply.code(400).type('text/html').send(page)
  })
}

/** What is no form is one field without a name. */
const fieldsOf = (body: unknown): readonly Field[] =>
  typeof body === 'object' && body !== null ? Object.entries(body) : [['', body]]

/** The names of the fields that hold a card's number. */
export const findCardNumbers = (fields: readonly Field[]): readonly string[] =>
  fields.filter((field) => !isMachineMade(field) && holdsCardNumber(field)).map(([name]) => name)

/**
 * Random text that the provider and its clients make, and no shopper types: of 24 bytes written as hex every 1500th looks
 * like a card's number.
 */
const MACHINE_MADE = new Set([
  'code',
  'code_challenge',
  'code_verifier',
  'id_token_hint',
  'nonce',
  'refresh_token',
  'state',
  'token',
  'xsrf',
])
/** In one piece, and longer than cards' numbers and the codes of our mails. */
const RANDOM = /^[\w.-]{22,}$/

const isMachineMade = ([name, value]: Field) =>
  MACHINE_MADE.has(name) && typeof value === 'string' && RANDOM.test(value)
