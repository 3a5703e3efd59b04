import {
  closeAccount,
  customer,
  linkExistingCustomer,
  setPreferredLocation,
  signupExists,
  signUpAsCustomer,
  updateCustomer,
  userInfo,
} from '@aisle/api/customer'
import { customerIdOf } from '../server/customer.ts'
import type { Domain } from '../server/domain.ts'
import * as closing from './close/close-account.service.ts'
import * as service from './customer.service.ts'

export const customerRoutes: Domain = ({ serve, now }) => {
  serve(customer, ({ tx, shopper }) => service.getCustomer(tx, shopper))

  serve(userInfo, ({ tx, shopper }) => service.getUserInfo(tx, shopper))

  serve(signupExists, async ({ tx, shopper }) => ({ alreadyExist: await service.hasRecord(tx, shopper) }))

  serve(signUpAsCustomer, ({ tx, shopper, body, origin }) => service.signUp(tx, shopper, body, origin.requestId, now()))

  serve(linkExistingCustomer, ({ tx, shopper, origin }) => service.linkRecord(tx, shopper, origin.requestId, now()))

  serve(updateCustomer, ({ tx, shopper, body }) => service.changeCustomer(tx, customerIdOf(shopper), body))

  serve(setPreferredLocation, ({ tx, shopper, body }) => service.preferLocation(tx, customerIdOf(shopper), body))

  serve(closeAccount, ({ tx, shopper, origin }) => closing.closeAccount(tx, shopper, { origin, now: now() }))
}
