type TabState = { readonly id: string; readonly isDisabled?: boolean }

/** The tab that a key leads to, nothing for other keys (WAI-ARIA tabs pattern). Disabled tabs are passed over. */
export function neighbourTab(tabs: readonly TabState[], selected: string, key: string): string | undefined {
  const enabled = tabs.filter(({ isDisabled }) => !isDisabled)
  const index = enabled.findIndex(({ id }) => id === selected)
  const targets = new Map([
    ['ArrowRight', (index + 1) % enabled.length],
    ['ArrowLeft', (index - 1 + enabled.length) % enabled.length],
    ['Home', 0],
    ['End', enabled.length - 1],
  ])
  return enabled[targets.get(key) ?? -1]?.id
}
