import type { AnyEndpoint } from '../endpoint.ts'

/** What came back, read to its end. */
export type Reply = { readonly response: Response; readonly content: string | Blob }

/** Reads a reply's body; a successful reply of a binary call is a Blob. */
export async function receive(endpoint: AnyEndpoint, response: Response): Promise<Reply> {
  const content = endpoint.binary && response.ok ? await response.blob() : await response.text()
  return { response, content }
}

/** Seconds that an answer asks to wait; `undefined` for none (RFC 9110 §10.2.3; a date is not taken). */
export function retryAfterOf({ headers }: Response): number | undefined {
  const seconds = Number(headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : undefined
}
