/** One entry of a feed as it stands there: attribute names in lower case, without a namespace. */
export type RawItem = {
  /** 1 is the first line of the file. */
  readonly line: number
  readonly values: ReadonlyMap<string, string>
}

/** Why an entry, or a part of it, was not taken. */
export type Problem = {
  readonly line: number
  readonly column: string
  readonly reason: string
  readonly value?: string
}

/** What a variant is chosen by: `Size` → `50 g`. */
export type FeedOption = { readonly name: string; readonly value: string }

/** A product of a feed, or one of its variants, understood. */
export type FeedItem = {
  readonly line: number
  readonly id: string
  readonly title: string
  /** Entries of one group are variants of one product. */
  readonly group: string | undefined
  readonly options: readonly FeedOption[]
  readonly description: string | undefined
  /** From the department down: `['Beverages', 'Juices']`. */
  readonly categories: readonly string[]
  readonly brand: string | undefined
  readonly priceCents: number
  readonly salePriceCents: number | undefined
  /** Units in every store: 0 is out of stock. */
  readonly stock: number
  /** Anybody's address, http or https: fetched at import or left out, never given to browsers (T60). */
  readonly imageUrl: string | undefined
  readonly barcode: string | undefined
  readonly unitPrice: { readonly cents: number; readonly unit: string } | undefined
}

/** The file as a whole is no feed: nothing was imported. */
export class BrokenFeed extends Error {
  override readonly name = 'Refusal'
}
