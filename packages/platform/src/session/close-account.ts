import { ACCOUNT_HAS_OPEN_ORDERS, SIGN_IN_AGAIN } from '@aisle/api/account-errors'
import { type ApiClient, ApiError } from '@aisle/api/client'
import { closeAccount } from '@aisle/api/customer'
import type { AccountClosing } from './session.types.ts'

const refusals: Readonly<Record<string, AccountClosing>> = {
  [SIGN_IN_AGAIN]: 'sign-in-again',
  [ACCOUNT_HAS_OPEN_ORDERS]: 'open-orders',
}

/** Asks the API to close the account and ends the session once it has. @throws ApiError */
export async function closeAccountWith(api: Pick<ApiClient, 'call'>, end: () => void): Promise<AccountClosing> {
  try {
    await api.call(closeAccount, {})
  } catch (error) {
    const refusal = error instanceof ApiError ? refusals[error.code] : undefined
    if (refusal === undefined) throw error
    return refusal
  }
  end()
  return 'closed'
}
