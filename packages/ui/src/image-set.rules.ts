import { IMAGE_WIDTHS, PICTURES_PATH } from '@aisle/contract'

/**
 * `srcset` of a picture of this store, from half of `width` px to three times as wide, for dense screens; `undefined`
 * for drawings and for pictures of others.
 */
export const imageSet = (src: string, width: number): string | undefined =>
  /^\/images\/[^?]+\.(jpe?g|png|webp)$/.test(src)
    ? IMAGE_WIDTHS.filter((step) => step * 2 >= width && step <= width * 3)
        .map((step) => `${PICTURES_PATH + step + src.slice(7)} ${step}w`)
        .join()
    : undefined
