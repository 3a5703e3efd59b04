import { BadPicture } from '@aisle/gateway/raster'
import type { FeedItem, Problem } from '../feed.types.ts'
import { createImageFetcher, type FetchOptions, ImageRefused } from './fetch-image.ts'
import { createImageShelf, MAX_IMAGE_BYTES, type StoredImage } from './image-shelf.ts'

export type FeedImages = {
  /** By the address in the feed; those that could not be had are not among them. */
  readonly stored: ReadonlyMap<string, StoredImage>
  /** One for each product whose image could not be had. */
  readonly problems: readonly Problem[]
}

export type FeedImageOptions = Omit<FetchOptions, 'maxBytes'> & {
  readonly imagesDir: string
  /** Fetches also what an earlier import has. */
  readonly isAnew?: boolean
  readonly maxBytes?: number
  readonly onImage?: (done: number, total: number) => void
}

/** Fetched at once: more would be rude to whoever serves them, and two processors do not convert more. */
const AT_ONCE = 6

/** Fetches the images of a feed's products, each address once. What an earlier import has is not fetched again. */
export async function fetchFeedImages(
  items: AsyncIterable<FeedItem>,
  { imagesDir, isAnew = false, maxBytes = MAX_IMAGE_BYTES, onImage, ...options }: FeedImageOptions,
): Promise<FeedImages> {
  const wanted = await productsByImage(items)
  const shelf = createImageShelf(imagesDir)
  const fetchImage = createImageFetcher({ ...options, maxBytes })
  const stored = new Map<string, StoredImage>()
  const problems: Problem[] = []
  let done = 0

  const take = async (address: string, products: readonly Product[]) => {
    try {
      const known = isAnew ? undefined : await shelf.find(address)
      stored.set(address, known ?? (await shelf.put(address, await fetchImage(address))))
    } catch (error) {
      const reason = reasonOf(error)
      for (const { line, id } of products) {
        problems.push({ line, column: 'image_link', reason: `${reason}: ${id} has no image`, value: address })
      }
    }
    done += 1
    onImage?.(done, wanted.size)
  }

  const rest = wanted.entries()
  const worker = async () => {
    for (const [address, products] of rest) await take(address, products)
  }
  await Promise.all(Array.from({ length: AT_ONCE }, worker))
  return { stored, problems: problems.toSorted((one, other) => one.line - other.line) }
}

type Product = Pick<FeedItem, 'line' | 'id'>

async function productsByImage(items: AsyncIterable<FeedItem>) {
  const products = new Map<string, Product[]>()
  for await (const { imageUrl, line, id } of items) {
    if (imageUrl === undefined) continue
    const others = products.get(imageUrl)
    if (others) others.push({ line, id })
    else products.set(imageUrl, [{ line, id }])
  }
  return products
}

/** @throws what is wrong with this machine, its disk for one: that is no matter of an image */
function reasonOf(error: unknown): string {
  if (error instanceof ImageRefused) return error.message
  if (error instanceof BadPicture) return `is no picture to be shown (${error.message})`
  throw error
}
