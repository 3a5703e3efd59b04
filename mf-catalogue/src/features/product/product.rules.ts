import { isAutoShippable } from '@aisle/api/blacklist'
import type { BusinessConfiguration } from '@aisle/api/configuration'
import type { ProductDetails } from '@aisle/api/product'

export type GalleryImage = {
  readonly url: string
  readonly alt: string
  readonly width?: number
  readonly height?: number
}

/** The images of a product, that of the chosen variant first and none twice. */
export function galleryImages({
  images,
  profileImage,
  title,
}: Pick<ProductDetails, 'images' | 'profileImage' | 'title'>): readonly GalleryImage[] {
  const main = images.find(({ url }) => url === profileImage)
  if (main) return [main, ...images.filter((image) => image !== main)]
  return profileImage ? [{ url: profileImage, alt: title }, ...images] : images
}

/** Characters that a product's name may have in the largest letters: more of them push its price off a phone's screen. */
const LONGEST_LARGE = 50

export const isLongName = (title: string): boolean => title.length > LONGEST_LARGE

type Subscribable = Pick<ProductDetails, 'isSubscribeForAutoShip' | 'isinstock' | 'isProductBlacklisted'>

/** Whether this product can be bought again and again by itself: allowed, in stock and not blacklisted (spec 2 §4). */
export const allowsAutoShip = (
  { isSubscribeForAutoShip: isAllowed = false, isinstock, isProductBlacklisted: isBlacklisted = false }: Subscribable,
  store: Pick<BusinessConfiguration, 'blacklistHandling'> = {},
): boolean => isinstock && isAutoShippable({ isAllowed, isBlacklisted }, store)
