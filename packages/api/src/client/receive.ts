import type { AnyEndpoint } from '../endpoint.ts'

/** What came back, read to its end. */
export type Reply = { readonly response: Response; readonly content: string | Blob }

/** Reads a reply's body; a successful reply of a binary call is a Blob. */
export async function receive(endpoint: AnyEndpoint, response: Response): Promise<Reply> {
  const content = endpoint.binary && response.ok ? await response.blob() : await response.text()
  return { response, content }
}
