import * as z from 'zod/mini'

/** 5 digits or 5+4 (spec 1 §5). */
export const zipCodeSchema = z.string().check(z.regex(/^\d{5}(-\d{4})?$/, { error: 'Please enter a valid zip code.' }))

/** `12345-6789` → `12345` */
export const shortZipCode = (zipCode: string): string => zipCode.slice(0, 5)
