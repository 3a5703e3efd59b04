/**
 * The token of a link to the preview, `#token=…`. It stands in the fragment of the address, which browsers send to nobody:
 * no log and no referrer has it (ADR 22).
 */
export const previewTokenOf = (fragment: string): string | undefined =>
  new URLSearchParams(fragment.replace(/^#/, '')).get('token') || undefined
