import * as customer from '@aisle/api/customer'
import * as guest from '@aisle/api/guest'
import type { TestApp } from '../server/testing.ts'
import { type Move, move, type Moves, noted, type Preparation, type Preparations } from './move.ts'
import type { Scene } from './scene.ts'

const grace = { firstName: 'Grace', lastName: 'Hopper', email: 'grace@example.com' }
const inquirer = 'inquirer@example.com'
const byGuest = { by: (scene: Scene) => scene.guest }

export const codeMoves = {
  requestGuestOtp: move(guest.requestGuestOtp, () => ({ body: grace }), byGuest),
  verifyGuestOtp: move(
    guest.verifyGuestOtp,
    (scene) => ({ body: { ...grace, otp: noted(scene, grace.email) } }),
    byGuest,
  ),
  requestInquiryOtp: move(customer.requestInquiryOtp, () => ({ body: { email: inquirer } })),
  customerInquiry: move(customer.customerInquiry, (scene) => ({
    body: { email: inquirer, otp: noted(scene, inquirer) },
  })),
} satisfies Moves

/** Has a code sent and reads its mail. */
const codeOf =
  (ask: Move, email: string): Preparation =>
  async (test, scene) => {
    await ask(test, scene)
    scene.notes.set(email, await sentCode(test, scene, email))
  }

async function sentCode(test: TestApp, { store }: Scene, email: string) {
  const [mail] = await test.query<{ payload: { code: string } }>(
    'SELECT payload FROM commerce.outbox WHERE tenant_id = $1 AND recipient = $2',
    [store.tenant, email],
  )
  return mail?.payload.code ?? ''
}

export const codePreparations: Preparations = {
  verifyGuestOtp: async (test, scene) => {
    await scene.guest.fill(scene.ids.tea)
    await codeOf(codeMoves.requestGuestOtp, grace.email)(test, scene)
  },
  customerInquiry: codeOf(codeMoves.requestInquiryOtp, inquirer),
}
