import { randomBytes } from 'node:crypto'
import { AppError } from '../server/app-error.ts'
import type { Journal } from '../storage/journal.ts'
import type { Journalled, Result, Session, Start } from './age-check.schemas.ts'
import { ageOn } from './age.rules.ts'

export type AgeCheckService = ReturnType<typeof createAgeCheckService>

const unknownSession = () => new AppError(404, 'UNKNOWN_SESSION', 'There is no such age check')
const alreadyDone = () => new AppError(409, 'ALREADY_DONE', 'This age check is finished already')

const LIFE = 60 * 60_000
const pending = { status: 'pending', said: undefined, found: undefined } as const

/**
 * Names and dates of birth stay in memory, an hour at most, until the store has read them: the journal knows that a
 * check was started and that it was forgotten. One that was finished before a restart is to be finished again.
 */
export function createAgeCheckService(journal: Journal<Journalled>, now = () => new Date()) {
  const sessions = new Map<string, Session>()
  for (const past of journal.past) sessions.set(past.sessionId, { ...past, ...pending })

  const isOver = ({ isForgotten, startedAt }: Session) => isForgotten || Date.parse(startedAt) + LIFE <= now().getTime()

  const find = (sessionId: string): Session => {
    const session = sessions.get(sessionId)
    if (!session || isOver(session)) throw unknownSession()
    return session
  }

  return {
    find,

    async start({ tenant, minimumAge, person }: Start): Promise<Session> {
      for (const [id, session] of sessions) if (isOver(session)) sessions.delete(id)
      const sessionId = randomBytes(16).toString('hex')
      const started = { sessionId, tenant, minimumAge, startedAt: now().toISOString(), isForgotten: false }
      await journal.append(started)
      const session: Session = { ...started, ...pending, said: person }
      sessions.set(sessionId, session)
      return session
    },

    /** Once per session. Somebody too young fails whatever the document check says. */
    finish(sessionId: string, { outcome, ...found }: Result): Session {
      const session = find(sessionId)
      if (session.status !== 'pending') throw alreadyDone()
      const isOldEnough = ageOn(found.dateOfBirth, now()) >= session.minimumAge
      const status = outcome === 'pass' && isOldEnough ? 'verified' : 'failed'
      const finished: Session = { ...session, said: undefined, found, status }
      sessions.set(sessionId, finished)
      return finished
    },

    /** The store has read what it needs. Again and again is the same as once. */
    async forget(sessionId: string): Promise<void> {
      const session = sessions.get(sessionId)
      if (!session) return
      sessions.delete(sessionId)
      const { tenant, minimumAge, startedAt } = session
      await journal.append({ sessionId, tenant, minimumAge, startedAt, isForgotten: true })
    },
  }
}
