import * as z from 'zod/mini'

/** 8-4-4-4-12 hexadecimal digits, the all-zero id included (spec 1 §5). */
export const idSchema = z.string().check(z.regex(/^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i))

/** Stands for "No Preference" among substitutes (spec 2 §3). */
export const ZERO_ID = '00000000-0000-0000-0000-000000000000'
