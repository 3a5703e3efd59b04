import * as age from '@aisle/api/age-verification'
import { verifyGuestAge } from '@aisle/api/guest'
import type { TestApp } from '../server/testing.ts'
import { move, type Moves, noted, type Preparations } from './move.ts'
import type { Scene } from './scene.ts'

const name = { firstName: 'Ada', lastName: 'Lovelace' }
const person = { ...name, dob: '12/10/1985' }

export const ageCheckMoves: Moves = {
  startAgeVerification: move(age.startAgeVerification, () => ({ body: person })),
  completeAgeVerification: move(age.completeAgeVerification, (scene) => ({
    params: { sessionId: noted(scene, 'own check') },
    query: {},
  })),
  verifyGuestAge: move(
    verifyGuestAge,
    (scene) => ({
      query: { orderNumber: noted(scene, 'guest cart') },
      body: { ...name, sessionId: noted(scene, 'guest check') },
    }),
    { by: ({ guest }) => guest },
  ),
  mapAgeVerification: move(age.mapAgeVerification, (scene) => ({ body: { sessionId: noted(scene, 'guest proof') } }), {
    headers: ({ guest }) => ({ 'x-guest-token': guest.token }),
  }),
}

/** A check whose page at the provider somebody has finished. */
async function finishedCheck(test: TestApp, { ageChecks }: Scene, token: string): Promise<string> {
  const { sessionId, providerSessionID } = (await test.call(age.startAgeVerification, { body: person }, token)).data
  ageChecks.finish(providerSessionID, 'verified')
  return sessionId
}

export const ageCheckPreparations: Preparations = {
  completeAgeVerification: async (test, scene) => {
    scene.notes.set('own check', await finishedCheck(test, scene, scene.shopper.token))
  },
  verifyGuestAge: async (test, scene) => {
    const { orderNumber } = await scene.guest.fill(scene.ids.tea)
    scene.notes.set('guest cart', orderNumber ?? '')
    scene.notes.set('guest check', await finishedCheck(test, scene, scene.guest.token))
  },
  mapAgeVerification: async (test, scene) => {
    const sessionId = await finishedCheck(test, scene, scene.guest.token)
    await test.call(age.completeAgeVerification, { params: { sessionId }, query: {} }, scene.guest.token)
    // Proofs are read by the clock of the database.
    await test.query('UPDATE commerce.age_sessions SET completed_at = now() WHERE session_id = $1', [sessionId])
    scene.notes.set('guest proof', sessionId)
  },
}
