import { randomBytes } from 'node:crypto'
import { AppError } from '../server/app-error.ts'
import type { Journal } from '../storage/journal.ts'
import type { Result, Session } from './age-check.schemas.ts'
import { ageOn } from './age.rules.ts'

export type AgeCheckService = ReturnType<typeof createAgeCheckService>

const unknownSession = () => new AppError(404, 'UNKNOWN_SESSION', 'There is no such age check')
const alreadyDone = () => new AppError(409, 'ALREADY_DONE', 'This age check is finished already')

export function createAgeCheckService(journal: Journal<Session>, now = () => new Date()) {
  const sessions = new Map(journal.past.map((session) => [session.sessionId, session]))

  async function save(session: Session) {
    sessions.set(session.sessionId, session)
    await journal.append(session)
    return session
  }

  const find = (sessionId: string): Session => {
    const session = sessions.get(sessionId)
    if (!session) throw unknownSession()
    return session
  }

  return {
    find,

    start: (tenant: string, minimumAge: number): Promise<Session> =>
      save({
        sessionId: randomBytes(16).toString('hex'),
        tenant,
        minimumAge,
        status: 'pending',
        firstName: null,
        lastName: null,
        dateOfBirth: null,
      }),

    /** Once per session. Somebody too young fails whatever the document check says. */
    async finish(sessionId: string, { outcome, ...person }: Result): Promise<Session> {
      const session = find(sessionId)
      if (session.status !== 'pending') throw alreadyDone()
      const isOldEnough = ageOn(person.dateOfBirth, now()) >= session.minimumAge
      return save({ ...session, ...person, status: outcome === 'pass' && isOldEnough ? 'verified' : 'failed' })
    },
  }
}
