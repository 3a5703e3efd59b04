import { type PaymentMethodSeed, stableId } from '@aisle/commerce-api/seeding'
import { CUSTOMER } from './accounts.ts'
import { addressIdOf } from './addresses.ts'

type Card = Pick<PaymentMethodSeed, 'brand' | 'last4' | 'expiryMonth' | 'expiryYear'> & { key: string }

export const cardIdOf = (key: string) => stableId('card', CUSTOMER, key)

const visa: Card = { key: 'visa', brand: 'visa', last4: '1111', expiryMonth: 9, expiryYear: 2029 }
const mastercard: Card = { key: 'mastercard', brand: 'mastercard', last4: '4444', expiryMonth: 2, expiryYear: 2028 }
const expired: Card = { key: 'expired', brand: 'amex', last4: '0005', expiryMonth: 4, expiryYear: 2026 }

type Wallet = { provider: PaymentMethodSeed['provider']; cards: readonly Card[] }

const WALLETS: ReadonlyMap<string, Wallet> = new Map([
  ['fresh', { provider: 'DATACAP', cards: [visa, mastercard, expired] }],
  ['cellar', { provider: 'USAEPAY', cards: [visa] }],
  ['corner', { provider: 'DATACAP', cards: [visa] }],
])

/** Of customer@example.com in a store; the first is the default. A token belongs to one tenant and provider. */
export function cardsOf(tenant: string): PaymentMethodSeed[] {
  const { provider, cards } = WALLETS.get(tenant) ?? { provider: 'DATACAP', cards: [] }
  return cards.map(({ key, ...card }, index) => ({
    ...card,
    paymentMethodId: cardIdOf(key),
    provider,
    token: `card_demo_${tenant}_${key}`,
    nameOnCard: 'Casey Monroe',
    addressId: addressIdOf('billing'),
    isDefault: index === 0,
  }))
}
