import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'

export const memberSchema = z.strictObject({
  tenant: z.string().regex(/^[a-z0-9][a-z0-9-]{0,62}$/),
  /** The store's account with us. */
  account: z.string().min(1).max(64),
  customer: z.uuid(),
})
export type Member = z.output<typeof memberSchema>
type Session = Member & { readonly expiresAt: Date }

export type LoyaltySessions = ReturnType<typeof createLoyaltySessions>

const LIFE = 10 * 60_000
const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url')

/** Who is signed in to the loyalty app: in memory, because a frame asks for another token when its own is not known. */
export function createLoyaltySessions(now = () => new Date()) {
  const sessions = new Map<string, Session>()
  const isOver = ({ expiresAt }: Session) => expiresAt <= now()

  return {
    /** @returns a token for the frame, good for ten minutes */
    start(member: Member) {
      for (const [hash, session] of sessions) if (isOver(session)) sessions.delete(hash)
      const token = randomBytes(32).toString('base64url')
      const expiresAt = new Date(now().getTime() + LIFE)
      sessions.set(hashOf(token), { ...member, expiresAt })
      return { token, expiresAt: expiresAt.toISOString() }
    },

    find(token: string): Session | undefined {
      const session = sessions.get(hashOf(token))
      return session && !isOver(session) ? session : undefined
    },

    /** How much longer it holds. */
    secondsOf: ({ expiresAt }: Session) => Math.max(1, Math.floor((expiresAt.getTime() - now().getTime()) / 1000)),
  }
}
