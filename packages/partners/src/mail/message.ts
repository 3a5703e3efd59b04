import PostalMime from 'postal-mime'

export type Summary = {
  readonly id: string
  readonly receivedAt: string
  readonly from: string
  /** Those the mail was delivered to, lower case. */
  readonly to: readonly string[]
  readonly subject: string
}

export type Message = Summary & { readonly text: string; readonly html: string | undefined }

/** Reads a stored mail. The time is part of the id; whom it was delivered to stands in its first header lines. */
export async function readMessage(id: string, content: Buffer): Promise<Message> {
  const mail = await PostalMime.parse(content)
  const delivered = mail.headers.filter(({ key }) => key === 'delivered-to').map(({ value }) => value.toLowerCase())
  const { name, address } = mail.from ?? {}
  return {
    id,
    receivedAt: new Date(Number(id.split('-')[0])).toISOString(),
    from: name ? `${name} <${address ?? ''}>` : (address ?? ''),
    to: delivered,
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: mail.html,
  }
}
