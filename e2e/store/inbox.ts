import * as z from 'zod/mini'
import { gatewayAddress } from './origins.ts'
import { fetchAs } from './fetch-as.ts'

const mailSchema = z.object({ subject: z.string(), text: z.string() })
const inboxSchema = z.object({ messages: z.array(mailSchema) })
export type Mail = z.output<typeof mailSchema>

/** The newest mail to an address whose text matches; waits up to 20 s for it. */
export async function mailTo(address: string, matching: RegExp): Promise<Mail> {
  const deadline = Date.now() + 20_000
  while (Date.now() < deadline) {
    const found = (await mailsTo(address)).find(({ subject, text }) => matching.test(`${subject}\n${text}`))
    if (found) return found
    await new Promise((resolve) => setTimeout(resolve, 250))
  }
  throw new Error(`No mail to ${address} matches ${matching}.`)
}

/** All mails to an address so far, the newest first. */
export async function mailsTo(address: string): Promise<readonly Mail[]> {
  const path = `/inbox/messages.json?to=${encodeURIComponent(address)}`
  const reply = await fetchAs('partners.localhost', gatewayAddress() + path)
  return z.parse(inboxSchema, reply).messages
}
