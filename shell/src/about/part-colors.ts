/** The shell's own. */
export const OWN_COLOR = '#475467'

/** Each is dark enough for white text on it. */
const colors: Readonly<Record<string, string>> = {
  'mf-catalogue': '#1849a9',
  'mf-cart-checkout': '#b42318',
  'mf-orders': '#027a48',
  'mf-account': '#6941c6',
  'mf-giftcards': '#c11574',
  'mf-subscriptions': '#93370d',
}

/** One colour for each remote; remotes of other teams share one. */
export const colorOf = (remote: string): string => colors[remote] ?? '#0e7090'
