import { type Boot, BOOT_ELEMENT_ID, bootSchema } from '@aisle/contract'
import * as z from 'zod/mini'

const BLOCK = new RegExp(`(<script type="application/json" id="${BOOT_ELEMENT_ID}"[^>]*>)(.*?)(</script>)`, 's')

/** What a document gives the shell to start with. */
export function readBootBlock(html: string): Boot {
  const [, , json] = BLOCK.exec(html) ?? []
  return z.parse(bootSchema, JSON.parse(json ?? 'null'))
}

/** The same document with another block. */
export const withBootBlock = (html: string, boot: unknown): string =>
  html.replace(
    BLOCK,
    (_, start: string, __, end: string) => start + JSON.stringify(boot).replaceAll('<', '\\u003c') + end,
  )
