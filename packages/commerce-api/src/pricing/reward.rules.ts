import { type Reduction, reducedCents } from './discount.rules.ts'

/** What a product has to do with a deal that makes it cheaper to those who buy something else (ADR 39). */
export type DealPart = { readonly dealId: string } & (
  | {
      readonly role: 'trigger'
      /** Pieces of the deal's triggers that earn one piece at the deal's price. */
      readonly perReward: number
    }
  | { readonly role: 'reward'; readonly reduction: Reduction }
)

/** Pieces of a line at the price of a deal. */
export type Rewarded = { readonly qty: number; readonly unitCents: number }

type DealLine = {
  readonly lineId: string
  readonly qty: number
  readonly regularCents: number
  /** What one piece costs without these deals. */
  readonly unitCents: number
  readonly deals: readonly DealPart[]
}

/**
 * Which pieces of which lines cost less because of what else is bought. Pieces of a deal's triggers count together, each
 * full number of them earns one piece, and the pieces that save most come first. A piece has one price: nothing adds up.
 * @returns by line, the cheapest first; nothing for lines without
 */
export function rewardsOf(lines: readonly DealLine[]): ReadonlyMap<string, readonly Rewarded[]> {
  const earned = earnedByDeal(lines)
  const left = new Map(lines.map(({ lineId, qty }) => [lineId, qty]))
  const rewards = new Map<string, Rewarded[]>()
  for (const { dealId, lineId, unitCents } of offersOf(lines).toSorted(bySaving)) {
    const qty = Math.min(earned.get(dealId) ?? 0, left.get(lineId) ?? 0)
    if (qty === 0) continue
    earned.set(dealId, (earned.get(dealId) ?? 0) - qty)
    left.set(lineId, (left.get(lineId) ?? 0) - qty)
    rewards.set(lineId, withPieces(rewards.get(lineId) ?? [], { qty, unitCents }))
  }
  return rewards
}

function earnedByDeal(lines: readonly DealLine[]): Map<string, number> {
  const bought = new Map<string, { readonly qty: number; readonly perReward: number }>()
  for (const { qty, deals } of lines) {
    for (const part of deals) {
      if (part.role !== 'trigger') continue
      bought.set(part.dealId, { qty: qty + (bought.get(part.dealId)?.qty ?? 0), perReward: part.perReward })
    }
  }
  return new Map([...bought].map(([dealId, { qty, perReward }]) => [dealId, Math.floor(qty / perReward)]))
}

type Offer = {
  readonly dealId: string
  readonly lineId: string
  readonly unitCents: number
  readonly savedCents: number
}

const offersOf = (lines: readonly DealLine[]): readonly Offer[] =>
  lines.flatMap(({ lineId, regularCents, unitCents: plainCents, deals }) =>
    deals.flatMap((part) => {
      if (part.role !== 'reward') return []
      const unitCents = reducedCents(regularCents, part.reduction)
      const savedCents = plainCents - unitCents
      return savedCents > 0 ? [{ dealId: part.dealId, lineId, unitCents, savedCents }] : []
    }),
  )

/** Ids break ties, so the order of the lines does not matter. */
const bySaving = (a: Offer, b: Offer) => b.savedCents - a.savedCents || (keyOf(a) < keyOf(b) ? -1 : 1)

const keyOf = ({ dealId, lineId }: Offer) => `${dealId} ${lineId}`

/** Offers come from the cheapest price of a line on: its portions are in order already. */
function withPieces(portions: readonly Rewarded[], added: Rewarded): Rewarded[] {
  const last = portions.at(-1)
  return last?.unitCents === added.unitCents
    ? [...portions.slice(0, -1), { ...last, qty: last.qty + added.qty }]
    : [...portions, added]
}
