export type Mail = {
  readonly tenant: string
  readonly senderName: string
  readonly recipient: string
  readonly subject: string
  readonly text: string
  readonly html: string
}
