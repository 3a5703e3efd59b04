import { type GiftCard, GiftCardStatus } from '@aisle/api/gift-card'
import { expect, it } from 'vitest'
import { activeCards, balanceOf } from './gift-cards.rules.ts'

const card = (availableBalance: number, status: GiftCard['status'] = GiftCardStatus.Active): GiftCard => ({
  id: '0b8f3b1e-6a33-4c0e-9a54-0a4f4b1e7a01',
  giftCardNumber: '1234',
  title: 'Gift card',
  initialBalance: 50,
  availableBalance,
  status,
  isActivated: true,
  isDigital: true,
})

it('takes cards that are active and hold something', () => {
  const cards = [card(5), card(0), card(5, GiftCardStatus.Inactive), card(0.01), card(5, GiftCardStatus.Revoked)]

  expect(activeCards(cards).map(({ availableBalance }) => availableBalance)).toEqual([5, 0.01])
})

it('adds balances to the cent', () => {
  expect(balanceOf([card(0.1), card(0.2), card(10.07)])).toBe(10.37)
})
