import type { Mail } from './mail.ts'

/** Where mail is left to be sent. */
export interface Outbox {
  add(mail: Mail): Promise<void>
}
