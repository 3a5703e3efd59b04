import type { Pool } from 'pg'
import type { Mail } from './mail.ts'

export type OutboxStore = ReturnType<typeof createOutboxStore>
export type QueuedMail = Mail & { readonly id: string; readonly attempts: number }

export function createOutboxStore(pool: Pool) {
  return {
    async add({ tenant, senderName, recipient, subject, text, html }: Mail): Promise<void> {
      await pool.query(
        `INSERT INTO identity.mails (tenant_id, sender_name, recipient, subject, body_text, body_html)
         VALUES ($1, $2, $3, $4, $5, $6)`,
        [tenant, senderName, recipient, subject, text, html],
      )
    },

    /** Takes the next mail that is due. Unless removed, it comes back later: 10 s, 20 s, 40 s … up to an hour. */
    async claim(): Promise<QueuedMail | undefined> {
      const { rows } = await pool.query<QueuedMail>(
        `UPDATE identity.mails SET attempts = attempts + 1,
           next_attempt_at = now() + least(interval '1 hour', interval '10 seconds' * power(2, least(attempts, 10)))
         WHERE mail_id = (SELECT mail_id FROM identity.mails WHERE next_attempt_at <= now()
           ORDER BY next_attempt_at LIMIT 1 FOR UPDATE SKIP LOCKED)
         RETURNING mail_id AS id, tenant_id AS tenant, sender_name AS "senderName", recipient, subject,
           body_text AS text, body_html AS html, attempts`,
      )
      return rows[0]
    },

    async remove(id: string): Promise<void> {
      await pool.query('DELETE FROM identity.mails WHERE mail_id = $1', [id])
    },

    /** A code or link in a day-old mail has long expired. */
    async removeStale(): Promise<void> {
      await pool.query("DELETE FROM identity.mails WHERE created_at < now() - interval '1 day'")
    },
  }
}
