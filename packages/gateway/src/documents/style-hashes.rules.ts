import { createHash } from 'node:crypto'

/** The hash of each style element in a piece of HTML, as a policy names it (CSP 3 §2.3.1). */
export const hashesOfStyles = (html: string): readonly string[] =>
  [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(
    ([, text = '']) => `sha256-${createHash('sha256').update(text).digest('base64')}`,
  )
