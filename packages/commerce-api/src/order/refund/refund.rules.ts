import { allocateCents } from '../../pricing/allocation.rules.ts'

/** What has paid an order, and is still left of that: cents. */
export type Paid = {
  readonly giftCards: readonly { readonly giftCardId: string; readonly cents: number }[]
  readonly loyaltyCents: number
  readonly cardCents: number
}

/**
 * Where a part of an order's money goes: to gift cards and loyalty dollars as far as they have paid, and to the card what
 * is left. Balances come first: they are there again at once, without a provider.
 */
export function splitRefund(cents: number, paid: Paid): Paid {
  let left = cents
  const take = (most: number) => {
    const part = Math.min(left, most)
    left -= part
    return part
  }
  const giftCards = paid.giftCards
    .toSorted((one, other) => (one.giftCardId < other.giftCardId ? -1 : 1))
    .map((card) => ({ ...card, cents: take(card.cents) }))
    .filter((card) => card.cents > 0)
  return { giftCards, loyaltyCents: take(paid.loyaltyCents), cardCents: take(paid.cardCents) }
}

/** What a provider has of a payment, and what it ought to have: cents. */
export type Balance = {
  readonly takenCents: number
  readonly refundedCents: number
  readonly amountCents: number
  readonly refundDueCents: number
}

/** How much of a promised part is still to be asked for: nothing where less was taken in the first place. */
export const centsToAsk = (promised: number, { takenCents, refundedCents, ...payment }: Balance): number => {
  const surplus = takenCents - refundedCents - (payment.amountCents - payment.refundDueCents)
  return Math.max(0, Math.min(promised, surplus))
}

export type RefundedLine = {
  readonly orderLineId: string
  readonly totalCents: number
  readonly taxCents: number
  readonly taxClass: string
  /** A coupon takes nothing off gift cards. */
  readonly isGiftCard: boolean
}

/** What lines have cost: their goods, without their part of the coupon, and their tax. */
export type LineSums = { readonly goodsCents: number; readonly couponCents: number; readonly taxCents: number }

/** @param lines all that still stand @param couponCents what the coupon takes off all of them */
export function sumsOfLines(
  lines: readonly RefundedLine[],
  chosen: ReadonlySet<string>,
  couponCents: number,
): LineSums {
  const shares = allocateCents(
    couponCents,
    lines.filter(({ isGiftCard }) => !isGiftCard).map((line) => ({ key: line.orderLineId, weight: line.totalCents })),
  )
  const gone = lines.filter(({ orderLineId }) => chosen.has(orderLineId))
  const sum = (centsOf: (line: RefundedLine) => number) => gone.reduce((all, line) => all + centsOf(line), 0)
  return {
    goodsCents: sum(({ totalCents }) => totalCents),
    couponCents: sum(({ orderLineId }) => shares.get(orderLineId) ?? 0),
    taxCents: sum(({ taxCents }) => taxCents),
  }
}

export const refundOf = ({ goodsCents, couponCents, taxCents }: LineSums): number => goodsCents - couponCents + taxCents

type Tax = { readonly name: string; readonly ratePercent?: number | undefined; readonly amount: number }
export type Rate = { readonly name: string; readonly ratePercent: number; readonly taxClass: string }

/**
 * The itemised taxes without those of lines that are gone, in cents: each line's tax comes off the taxes of its class, in
 * proportion to their rates; what rates of today no longer explain, off all of them.
 */
export function taxesWithout<T extends Tax>(
  taxes: readonly T[],
  gone: readonly RefundedLine[],
  rates: readonly Rate[],
): readonly T[] {
  return gone.reduce<readonly T[]>((left, { taxCents, taxClass }) => {
    const weightOf = ({ name, ratePercent = 0, amount }: T) =>
      amount > 0 && rates.some((rate) => rate.taxClass === taxClass && rate.name === name)
        ? Math.round(ratePercent * 10_000)
        : 0
    const isExplained = left.some((tax) => weightOf(tax) > 0)
    const wanted = allocateCents(
      taxCents,
      left.map((tax, index) => ({ key: String(index), weight: isExplained ? weightOf(tax) : tax.amount })),
    )
    return takeOff(left, wanted)
  }, taxes)
}

/** No tax falls below nothing: what one of them does not have comes off the others. */
function takeOff<T extends Tax>(taxes: readonly T[], wanted: ReadonlyMap<string, number>): readonly T[] {
  let missing = 0
  const reduced = taxes.map((tax, index) => {
    const asked = wanted.get(String(index)) ?? 0
    const part = Math.min(asked, tax.amount)
    missing += asked - part
    return { ...tax, amount: tax.amount - part }
  })
  return reduced.map((tax) => {
    const part = Math.min(missing, tax.amount)
    missing -= part
    return { ...tax, amount: tax.amount - part }
  })
}
