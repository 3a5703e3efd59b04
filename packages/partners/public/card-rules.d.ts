export type CardBrand = 'visa' | 'mastercard' | 'amex' | 'discover' | 'other'
export type Expiry = { month: number; year: number }
export type TypedCard = { number: string; expiry: string; cvc: string }
export type CardProblem = { field: 'number' | 'expiry' | 'cvc'; message: string }

export function hasValidCheckDigit(digits: string): boolean
export function brandOf(digits: string): CardBrand
export function groupNumber(digits: string): string
export function parseExpiry(text: string): Expiry | undefined
export function isExpired(expiry: Expiry, now: Date): boolean
export function findCardProblem(card: TypedCard, now: Date): CardProblem | undefined
