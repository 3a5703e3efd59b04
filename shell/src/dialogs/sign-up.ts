import { EMAIL_NOT_VERIFIED } from '@aisle/api/account-errors'
import { ApiError } from '@aisle/api/client'
import { linkExistingCustomer, signupExists, signUpAsCustomer } from '@aisle/api/customer'
import { identityAccount } from '@aisle/api/identity-account'
import { api, session } from '@aisle/platform'
import { signUpMessages } from './sign-up.messages.ts'

export type Names = { readonly firstName: string; readonly lastName: string }

/** What the identity service knows of the name; without it the shopper fills it in, or nobody does. */
export async function knownNames(signal: AbortSignal): Promise<Names> {
  const { firstName, lastName } = await api.call(identityAccount, {}, { signal })
  return { firstName: firstName ?? '', lastName: lastName ?? '' }
}

const given = (name: string) => name.trim() || undefined

/**
 * Opens a customer account with the consent that was just given (spec 1 §6): the record that the store has of the address
 * is linked, where there is none one is made. @throws ApiError
 */
export async function signUp({ firstName, lastName }: Names): Promise<void> {
  const { alreadyExist } = await api.call(signupExists, {})
  if (alreadyExist) await api.call(linkExistingCustomer, { body: { isPolicyAccepted: true } })
  else {
    const names = { firstName: given(firstName), lastName: given(lastName) }
    await api.call(signUpAsCustomer, { body: { isPolicyAccepted: true, ...names } })
  }
  await session.refreshCustomer()
}

/** What is shown for a failure (spec 1 §8); only what the shopper can mend is told in the store's words. */
export const signUpProblem = (error: unknown): string =>
  error instanceof ApiError && [EMAIL_NOT_VERIFIED, 'VALIDATION'].includes(error.code)
    ? error.message
    : signUpMessages.failed
