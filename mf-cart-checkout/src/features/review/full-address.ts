import type { PostalAddress } from '@aisle/api/address'

/** `1 Main Street, Apt 4, Indianapolis, IN 46204` */
export const fullAddress = ({ line1, line2, city, state, zip }: PostalAddress): string =>
  [line1, line2, city, `${state} ${zip}`].filter(Boolean).join(', ')
