import { merchantKey, ownOrigin, type Running, storeOrigin } from './start-partners.ts'

export type Reply = { readonly status: number; readonly body: Record<string, unknown> }
export type TypedCard = { number?: string; expiry?: string; cvc?: string; origin?: string }

async function readReply(response: Response): Promise<Reply> {
  const text = await response.text()
  return { status: response.status, body: text === '' ? {} : JSON.parse(text) }
}

export const createJsonClient = (running: Running) => ({
  /** As the merchant's server. */
  async call(path: string, body?: unknown, key = merchantKey): Promise<Reply> {
    const response = await fetch(`${running.url}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: { authorization: `Bearer ${key}`, ...(body !== undefined && { 'content-type': 'application/json' }) },
      body: body === undefined ? undefined : JSON.stringify(body),
    })
    return readReply(response)
  },

  /** As the script of the card form. */
  async tokenize(card: TypedCard = {}, { provider = 'datacap', from = ownOrigin } = {}): Promise<Reply> {
    const typed = { number: '4111 1111 1111 1111', expiry: '12/30', cvc: '123', origin: storeOrigin, ...card }
    const response = await fetch(`${running.url}/payments/${provider}/tokens`, {
      method: 'POST',
      headers: { origin: from, 'content-type': 'application/json' },
      body: JSON.stringify(typed),
    })
    return readReply(response)
  },
})
