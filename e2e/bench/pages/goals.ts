import type { PageUnderBench } from './pages-under-bench.ts'

type PageName = PageUnderBench['name']

/** What the store shall do on a slow phone with a quiet machine behind it. Milliseconds; KiB. Printed, never asserted. */
export const goals = {
  lcp: { home: 650, category: 600, product: 800 },
  warmLcp: { home: 600 },
  tbt: 60,
  cls: 0.01,
  /** From the click in a list until title and picture of the product are painted. */
  openProduct: 100,
  addToCart: 64,
  /** KiB that the document names: what it takes until the page answers to the shopper. */
  scripts: { home: 140, product: 145 },
} as const satisfies Readonly<Record<string, number | Partial<Record<PageName, number>>>>

/** How many times the monolith's figure the federated store's may be. */
export const ratioGoals = { time: 1.1, bytes: 1.35, bytesAim: 1.15 } as const
