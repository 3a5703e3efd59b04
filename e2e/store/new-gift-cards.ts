import { newGiftCardNumber } from '../../packages/commerce-api/src/gift-card/gift-card-number.rules.ts'
import type { Database } from './database.ts'

type Issue = {
  readonly tenant: string
  /** Dollars in cents, a card for each. */
  readonly balances: readonly number[]
  /** Whose cards they are; nobody's are used by their numbers. */
  readonly owner?: string | undefined
}
export type NewGiftCard = { readonly number: string; readonly cents: number }

/** Active gift cards that nobody else pays with. */
export async function newGiftCards({ query }: Database, { tenant, balances, owner }: Issue) {
  const cards = balances.map((cents): NewGiftCard => ({ number: newGiftCardNumber(), cents }))
  for (const { number, cents } of cards) {
    await query(
      `INSERT INTO commerce.gift_cards (tenant_id, number, family, status, initial_cents, balance_cents, owner_customer_id)
       VALUES ($1, $2, 1, 1, $3, $3, $4)`,
      [tenant, number, cents, owner ?? null],
    )
  }
  return cards
}
