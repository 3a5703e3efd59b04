import * as z from 'zod/mini'
import type { Services } from './config.ts'
import { exchange } from './exchange.ts'

type Question<Schema extends z.ZodMiniType> = {
  /** `GET` without a body, `POST` with one, unless it says otherwise. */
  readonly method?: 'GET' | 'POST' | 'DELETE'
  readonly body?: unknown
  /** What a good answer has to be; without one it is not read. */
  readonly schema?: Schema
}

export type PartnerAnswer<Data> = {
  /** Of the HTTP response; 0 when none came, although the question may have arrived. */
  readonly status: number
  readonly isGood: boolean
  /** Of a good answer that fits the schema. */
  readonly data: Data | undefined
  /** What a refusal is called, if it says so. */
  readonly code?: string | undefined
  /** Why there is no data. */
  readonly cause?: unknown
}

/** Milliseconds that a third party may take. */
const TIMEOUT = 8000

export type AskPartner = ReturnType<typeof createAskPartner>

/**
 * Asks the third parties at `PARTNERS_URL` in the merchant's name, once and never inside a transaction. It does not
 * throw: what silence or a refusal means is for the caller to say.
 */
export function createAskPartner({ partnersUrl, merchant }: Services, timeout = TIMEOUT) {
  const send = async (path: string, { body, method = body === undefined ? 'GET' : 'POST' }: Question<never>) => {
    if (!partnersUrl) throw new Error('PARTNERS_URL is not set: there is nobody to ask')
    const { status, text } = await exchange(new URL(`${partnersUrl}${path}`), {
      method,
      headers: {
        authorization: `Bearer ${merchant.secret ?? ''}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      body: body === undefined ? undefined : JSON.stringify(body),
      timeout,
    })
    return { status, isGood: status >= 200 && status <= 299, text }
  }

  return async function ask<Schema extends z.ZodMiniType>(
    path: string,
    { schema, ...question }: Question<Schema>,
  ): Promise<PartnerAnswer<z.output<Schema>>> {
    try {
      const { text, ...answer } = await send(path, question)
      if (!answer.isGood) {
        const { data } = read(refusalSchema, text)
        return { ...answer, data: undefined, code: data?.code, cause: new Error(`The answer was ${answer.status}`) }
      }
      return { ...answer, ...(schema ? read(schema, text) : { data: undefined }) }
    } catch (cause) {
      return { status: 0, isGood: false, data: undefined, cause }
    }
  }
}

const refusalSchema = z.object({ code: z.string() })

function read<Schema extends z.ZodMiniType>(schema: Schema, text: string) {
  try {
    return { data: z.parse(schema, JSON.parse(text)) }
  } catch (cause) {
    return { data: undefined, cause }
  }
}
