import {
  ageVerificationStatus,
  completeAgeVerification,
  mapAgeVerification,
  startAgeVerification,
} from '@aisle/api/age-verification'
import { verifyGuestAge } from '@aisle/api/guest'
import type { Domain } from '../server/domain.ts'
import { createAgeCheckProvider } from './age-check-provider.ts'
import { startCheck, statusOf } from './age-verification.service.ts'
import { completeCheck, verifyGuest } from './complete-check.service.ts'
import { mapCheck } from './map-check.service.ts'

export const ageVerificationRoutes: Domain = ({ serveFlow, limiter, services, readToken, now }) => {
  const ageChecks = createAgeCheckProvider(services)

  serveFlow(startAgeVerification, ({ body, ...call }) => startCheck({ ...call, ageChecks, now }, limiter, body))

  serveFlow(ageVerificationStatus, ({ params, ...call }) => statusOf({ ...call, ageChecks, now }, params.sessionId))

  serveFlow(completeAgeVerification, ({ params, query, ...call }) =>
    completeCheck({ ...call, ageChecks, now }, params.sessionId, query.isInfoMismatched ?? false),
  )

  serveFlow(mapAgeVerification, ({ body, ...call }) => mapCheck({ ...call, ageChecks, now }, readToken, body.sessionId))

  serveFlow(verifyGuestAge, ({ query, body, ...call }) => verifyGuest({ ...call, ageChecks, now }, { query, body }))
}
