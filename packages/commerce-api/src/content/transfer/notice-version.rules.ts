type Notice = {
  readonly title: string
  readonly html: string
  readonly imageUrl?: string | null | undefined
  readonly isRequiredAcceptance?: boolean | undefined
}

/**
 * When a notice last said something else. Shoppers are shown it again, and asked again, after that only: not because it
 * was moved, switched off and on, or given other dates (spec 1 §4).
 */
export function versionOf(
  notice: Notice,
  stored: (Notice & { readonly updatedAt: Date }) | undefined,
  now: Date,
): Date {
  if (!stored) return now
  const isSame =
    notice.title === stored.title &&
    notice.html === stored.html &&
    (notice.imageUrl ?? null) === (stored.imageUrl ?? null) &&
    (notice.isRequiredAcceptance ?? false) === (stored.isRequiredAcceptance ?? false)
  return isSame ? stored.updatedAt : now
}
