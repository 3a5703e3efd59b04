import { randomInt } from 'node:crypto'

/** Ten digits. Random, so that numbers tell nothing about how much a store sells, and no row has to count. */
export const newOrderNumber = (): string => String(randomInt(1_000_000_000, 10_000_000_000))
