type Shared = { readonly title: string; readonly url: string }

/** The parts of `navigator` that take a link away; each may be missing. */
export type SharingDevice = {
  readonly share?: (data: Shared) => Promise<void>
  readonly clipboard?: { readonly writeText: (text: string) => Promise<void> }
}

/**
 * Hands a link to the device, else to its clipboard. `left`: the shopper has closed the device's own choice, and wants
 * nothing more; `failed`: neither took it.
 */
export async function shareLink(
  shared: Shared,
  device: SharingDevice,
): Promise<'shared' | 'left' | 'copied' | 'failed'> {
  if (device.share) {
    const outcome = await device.share(shared).then(
      () => 'shared' as const,
      (error: unknown) => (error instanceof DOMException && error.name === 'AbortError' ? 'left' : 'refused'),
    )
    if (outcome !== 'refused') return outcome
  }
  if (!device.clipboard) return 'failed'
  return await device.clipboard.writeText(shared.url).then(
    () => 'copied' as const,
    () => 'failed' as const,
  )
}
